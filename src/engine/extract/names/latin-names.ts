import type { Slide } from '#engine/slides.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import type { PlacedName } from './competitor-layouts.ts'

const caseless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u
const latinRun = /(?<![\p{L}\d])\p{Lu}[\p{Script=Latin}\d&’'.-]*(?: \p{Lu}[\p{Script=Latin}\d&’'.-]*){0,3}/gu
/** 'MVP', 'AI', 'B2B' are written in Latin letters, too. */
const abbreviation = /^[\p{Lu}\d&]{1,4}$/u
const fewestNames = 2

/**
 * Returns the names in Latin letters amid text in a script without capitals, at least two of them: foreign firms and products keep their
 * own spelling there, and everything else is translated.
 */
export function findLatinNames(slide: Slide): PlacedName[] {
  const lines = slide.body.flatMap((block) => block.lines)
  if (lines.filter(({ text }) => caseless.test(text)).length * 2 < lines.length) return []
  const found = lines.flatMap(({ text }) =>
    (text.match(latinRun) ?? []).flatMap((run) => {
      const name = nameShape(run)
      return name && !abbreviation.test(name) && !isEveryday(name) ? [{ name, quote: text }] : []
    }),
  )
  return new Set(found.map(({ name }) => name)).size >= fewestNames ? found : []
}
