import { lastOfPair, listEnds, listSeparators } from '#engine/lexicons/name-list-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { isGeneric, nameShape } from '#engine/text/organisation-name.ts'

/** 'A, B & C' is a list of three; 'Barley & Sons' alone is one name. */
const lastOfList = /(,.*?)\s+&\s+(?=\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2}\s*(?:[,.]|$))/gu
const nameWord = /^[("“]?(?:\p{Lu}|\d+\p{L}|\p{Ll}+\p{Lu}|\p{L}[\p{L}\d]+\.\p{Ll}{2,3}\b)/u
const nameJoiners = new Set(['of', 'the', 'de', 'la', '&', '+'])
const brackets = /\s*\([^)]*\)/g
const mostListParts = 14

/**
 * Returns the names at the start of a list, up to the first part that is not a name: 'Pagalo, OPaz and Jumbo farm Shop serve all' gives
 * three.
 */
export function readLeadingNames(text: string): string[] {
  const names: string[] = []
  for (const part of text
    .replace(brackets, '')
    .replace(lastOfList, splitLast)
    .split(listSeparators)
    .slice(0, mostListParts)) {
    const run = readNameRun(part)
    const name = run.text ? (nameShape(run.text) ?? readLooseName(run.text)) : null
    // 'Excel' in 'Excel, Hirefield and Orbita' is not kept, and does not end the list.
    if (!name && !(run.text && isGeneric(run.text))) break
    if (name) names.push(name)
    if (run.more) break
  }
  return names
}

/** 'Bashir & Sons' at the end of a list stays one name. */
const splitLast = (match: string, before: string, at: number, whole: string): string =>
  lastOfPair.exec(whole.slice(at + before.length).trimStart())?.index === 0 ? match : `${before}, `

/** 'Jumbo farm Shop': a lower-case word between capitals belongs to the name. */
function readLooseName(text: string): string | null {
  const words = text.split(' ')
  if (words.length !== 3 || !/^\p{Ll}{2,6}$/u.test(words[1] ?? '')) return null
  return nameShape(`${words[0]} ${words[2]}`) ? text : null
}

/** Returns the capitalised words at the start of a text; `more` when running text follows. */
function readNameRun(part: string): { text: string; more: boolean } {
  const words = part.trim().split(/\s+/)
  const taken: string[] = []
  for (const [index, one] of words.entries()) {
    const bare = one.replace(/[.)”"]+$/u, '')
    const next = words[index + 1]
    const bridge =
      taken.length > 0 &&
      next !== undefined &&
      nameWord.test(next) &&
      (nameJoiners.has(one) || /^\p{Ll}{2,6}$/u.test(one)) &&
      !listEnds.test(one)
    if (!nameWord.test(one) && !bridge) return { text: taken.join(' '), more: true }
    taken.push(bare)
    if (/[.)]$/.test(one) && !/^\p{Lu}\.$/u.test(one)) return { text: taken.join(' '), more: true }
  }
  return { text: taken.join(' '), more: false }
}

/** Returns the names that a text lists right after one of the leads. */
export function findNamesAfter(text: string, leads: RegExp): string[] {
  return everyMatch(leads, text).flatMap((match) =>
    readLeadingNames(text.slice(match.index + match[0].length).replace(/^[\s:–-]+(?:the )?/u, '')),
  )
}
