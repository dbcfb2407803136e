import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { unpackFont } from './unpack-font.ts'

export type Family = 'sans' | 'serif'

/** A font as plain TrueType, and the code points that it has a glyph for. */
export type Face = { name: string; file: Buffer; covers: Set<number> }

const scripts = {
  inter: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'],
  'source-serif-4': ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'],
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
  const [sans, serif] = await Promise.all([loadFamily('inter'), loadFamily('source-serif-4')])
  return { sans: [...sans, ...serif], serif: [...serif, ...sans] }
}

/** Each script of a font is a file of its own. */
function loadFamily(font: keyof typeof scripts): Promise<Face[]> {
  return Promise.all(
    scripts[font].map(async (script) => {
      const name = `${font}-${script}`
      const woff = fileURLToPath(import.meta.resolve(`@fontsource/${font}/files/${name}-400-normal.woff`))
      const file = unpackFont(await readFile(woff))
      return { name, file, covers: readCoverage(name, file) }
    }),
  )
}

function readCoverage(name: string, file: Buffer): Set<number> {
  const font = create(file)
  if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts, not one font.`)
  return new Set(font.characterSet)
}
