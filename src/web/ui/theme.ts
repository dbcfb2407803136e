import { readSetting, storeSetting } from '#web/lib/session.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useSetting } from '#web/lib/use-session.ts'

type ThemeChoice = 'light' | 'dark' | 'system'

const readChoice = (raw: string | null): ThemeChoice => (raw === 'light' || raw === 'dark' ? raw : 'system')

/** Puts the stored choice on the document; without one the colours follow the system. */
export function applyTheme(): void {
  const choice = readChoice(readSetting('theme'))
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

export function chooseTheme(choice: ThemeChoice): void {
  storeSetting('theme', choice === 'system' ? null : choice)
  applyTheme()
}

/** What the person chose, and what is shown. */
export function useTheme(): { choice: ThemeChoice; shown: 'light' | 'dark' } {
  const choice = readChoice(useSetting('theme'))
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  return { choice, shown: choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice }
}
