import { Monitor, Moon, Sun } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'
import { Menu } from '#web/ui/menu.tsx'
import { chooseTheme, useTheme } from '#web/ui/theme.ts'
import { entryLook } from './entry-look.ts'

const choices = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const

export function ThemeMenu({ collapsed }: { collapsed: boolean }) {
  const { choice, shown } = useTheme()
  const Icon = shown === 'dark' ? Moon : Sun
  return (
    <Menu
      side="right"
      align="end"
      chosen={choices.find(({ value }) => value === choice)?.label ?? ''}
      items={choices.map(({ value, label, Icon }) => ({ label, Icon, onSelect: () => chooseTheme(value) }))}
      trigger={
        <button
          type="button"
          className={cn(entryLook, collapsed && 'justify-center px-0')}
          aria-label={collapsed ? 'Appearance' : undefined}
        >
          <Icon aria-hidden />
          {!collapsed && 'Appearance'}
        </button>
      }
    />
  )
}
