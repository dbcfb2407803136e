import { everyMatch } from '#engine/patterns/every-match.ts'
import type { Slide } from '#engine/slides.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import type { PlacedName } from './competitor-layouts.ts'

const caseless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u
const latinRun = /(?<![\p{L}\d])\p{Lu}[\p{Script=Latin}\d&’'.-]*(?: \p{Lu}[\p{Script=Latin}\d&’'.-]*){0,3}/gu
/** 'MVP', 'AI', 'B2B' are written in Latin letters, too. */
const abbreviation = /^[\p{Lu}\d&]{1,4}$/u
/** What stands between the names of a list, the last of them behind a word for 'and'; a comma, a stroke or a third name makes it one. */
const joint = /^[\s*]*(?<mark>[,،、/／|·;；])?[\s*]*(?:و|和|と|및|และ)?[\s*]*$/u
const fewestNames = 2

/**
 * Returns the names in Latin letters that lists set side by side amid text in a script without capitals: foreign firms and products keep
 * their own spelling there. Elsewhere in a line such words are as often tools, schools or sources.
 */
export function findLatinNames(slide: Slide): PlacedName[] {
  const lines = slide.body.flatMap((block) => block.lines)
  if (lines.filter(({ text }) => caseless.test(text)).length * 2 < lines.length) return []
  return lines.flatMap(({ text }) => {
    const names = listRuns(text).flatMap((run) => nameShape(run) ?? [])
    const own = names.filter((name) => !abbreviation.test(name) && !isEveryday(name))
    return new Set(own).size >= fewestNames ? own.map((name) => ({ name, quote: text })) : []
  })
}

/** The runs of capitalised words of a line that stand beside another in a list. */
function listRuns(text: string): string[] {
  const runs = everyMatch(latinRun, text).map((match) => ({ run: match[0], start: match.index }))
  const joints = runs.slice(1).map(({ start }, at) => {
    const before = runs[at]
    return before ? joint.exec(text.slice(before.start + before.run.length, start)) : null
  })
  const isList = joints.some((one) => one?.groups?.mark) || joints.filter((one) => one !== null).length > 1
  if (!isList) return []
  return runs.flatMap(({ run }, at) => (joints[at] || joints[at - 1] ? [run] : []))
}
