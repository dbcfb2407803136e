import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fontCoverage } from '#server/platform/fonts/font-coverage.ts'
import { woff2ToTtf } from '#server/platform/fonts/woff2-to-ttf.ts'

export type Family = 'sans' | 'serif'

/** A font with the letters that it has. */
export type Face = { name: string; ttf: Uint8Array; covers: Set<number> }

const scripts = {
  'inter/files/inter': ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'],
  'source-serif-4/files/source-serif-4': ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'],
}

let loaded: Promise<Record<Family, Face[]>> | null = null

/** The fonts of the web app by family, the likeliest first; each family falls back on the letters of the other. */
export function loadFontFaces(): Promise<Record<Family, Face[]>> {
  loaded ??= loadBoth().catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}

async function loadBoth(): Promise<Record<Family, Face[]>> {
  const [sans, serif] = await Promise.all([
    loadFamily('inter/files/inter'),
    loadFamily('source-serif-4/files/source-serif-4'),
  ])
  return { sans: [...sans, ...serif], serif: [...serif, ...sans] }
}

function loadFamily(files: keyof typeof scripts): Promise<Face[]> {
  return Promise.all(
    scripts[files].map(async (script) => {
      const name = `${files}-${script}`
      const file = import.meta.resolve(`@fontsource-variable/${name}-wght-normal.woff2`)
      const ttf = woff2ToTtf(await readFile(fileURLToPath(file)))
      return { name, ttf, covers: fontCoverage(ttf) }
    }),
  )
}
