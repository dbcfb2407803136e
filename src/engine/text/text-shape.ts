import {
  dependentStart,
  englishSmallWords,
  finiteVerbs,
  foreignSmallWords,
  frameOfPage,
  functionWord,
  openEnd,
  timeOrFillerWord,
} from '#engine/lexicons/sentence-words.ts'
/**
 * What a line of a deck is to a reader: a whole sentence, a figure with its label or a label with its text, a phrase of
 * a list, or a fragment that says nothing on its own.
 */
export type TextShape = 'sentence' | 'pair' | 'phrase' | 'fragment'

const fewestWords = 4
const fewestOfForeign = 6
const mostOfPair = 16
/** Words from which a text without a closing mark is lines joined. */
const mostUnbroken = 40
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const fewestOfCjk = 8
const endMark = /[.!?…。！？]["”’)]*$/u
const sourceNote = /^(?:source|sources|quelle|fuente|źródło)\b/i

/** The shape of a line; `furniture` and garbage are fragments. */
export function classifyShape(text: string): TextShape {
  const said = text.trim()
  if (isFurniture(said) || isGarbled(said) || !isBalanced(said)) return 'fragment'
  if (cjk.test(said)) return [...said].length >= fewestOfCjk ? 'sentence' : /\d/.test(said) ? 'pair' : 'fragment'
  const words = said.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letters = words.filter((word) => /\p{L}{2}/u.test(word))
  if (letters.length === 0 || openEnd.test(said) || dependentStart.test(said)) return 'fragment'
  if (runsTogether(said) || /^\d{1,2} \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}$/u.test(said)) return 'fragment'
  if (/^(?:…|\.\.)/u.test(said) || /^(?:is|are|was|were)\s(?!.*\?$)/iu.test(said)) return 'fragment'
  const label = /^[^:]{2,60}:\s+\S/u.test(said)
  if (words.length >= fewestWords && isSentence(said, words.length)) return 'sentence'
  if (words.length >= 2 && words.length <= mostOfPair && /\d/u.test(said))
    return namesItsFigure(said) ? 'pair' : 'fragment'
  if (label && words.length >= 3) return 'pair'
  if (/^\p{Ll}{2}/u.test(said) && !isEnglish(said)) return 'fragment'
  const least = /^\p{Ll}/u.test(said) ? fewestWords + 1 : fewestWords
  return words.length >= least ? 'phrase' : 'fragment'
}

function isSentence(text: string, words: number): boolean {
  if (/^\p{Ll}/u.test(text) && !/^\p{Ll}+[\p{Lu}\d.]/u.test(text)) return false
  if (endMark.test(text) && !/^\S+ \S+\.$/u.test(text)) return true
  if (isTitleCase(text)) return false
  if (isEnglish(text)) return finiteVerbs.test(text.replace(/^\S+\s/u, ' ')) && words >= 5
  return words >= fewestOfForeign && !/^[^:]{2,40}:/u.test(text)
}

/**
 * Whether a line with a figure names what it counts: two words that are not a time, or one beside an amount, a share or a
 * year, one acronym ('$85k MRR'), or things in the plural ('11 partners', '18 months of runway').
 */
function namesItsFigure(text: string): boolean {
  const names = (text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).filter(
    (word) => word.length > 2 && !timeOrFillerWord.test(word),
  )
  if (names.length !== 1) return names.length > 1
  const [name = ''] = names
  return (
    /[\p{Sc}%]|\b(?:19|20)\d\d\b/u.test(text) || /^\p{Lu}{3,}s?$|^\p{L}{4,}s$/u.test(name) || /^runway$/iu.test(name)
  )
}

/** Whether a Latin text is read as English: it has English small words, or none of another language and no accents. */
export const isEnglish = (text: string): boolean =>
  englishSmallWords.test(text) || (!/[^\p{ASCII}\p{P}\p{S}\p{N}\s]/u.test(text) && !foreignSmallWords.test(text))

/** Whether a text is set as a heading is: nearly every longer word has a capital. */
export function isTitleCase(text: string): boolean {
  const long = text.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}’'-]{3,}/gu) ?? []
  return long.length >= 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length / long.length > 0.8
}

/** Contact lines, notices, page numbers and addresses of sites. */
const isFurniture = (text: string): boolean => frameOfPage.test(text) || sourceNote.test(text)

/** Digits within words, letters standing alone, words glued into one: what a picture's recognition or a torn text leaves. */
function isGarbled(text: string): boolean {
  if (/\uFFFD|\p{Ll}\d+\p{Ll}|\p{L}[|\\]\p{L}/u.test(text.replace(/(?<!\S)[^\s/.@]*[/.@]\S*/gu, ' '))) return true
  const tokens = text.split(/\s+/u)
  if (!cjk.test(text) && tokens.some((token) => /^\p{L}{26,}$/u.test(token))) return true
  const alone = tokens.filter((token) => /^\p{L}$/u.test(token) && !/^[aiouyewzvàéóá&x]$/iu.test(token))
  return alone.length >= 3 || /[=~^_]{2,}|[<>{}\\]{2,}/.test(text)
}

function isBalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  return count(/\(/g) === count(/\)/g) && (text.includes('„') || count(/“/g) === count(/”/g)) && count(/"/g) % 2 === 0
}

/** A content word in small letters, then a capital that opens a new phrase: the mark of lines that were joined. */
function runsTogether(text: string): boolean {
  const tokens = text.split(/\s+/u)
  let seams = 0
  for (let index = 1; index < tokens.length - 1; index++) {
    const [before, here, after] = [tokens[index - 1] ?? '', tokens[index] ?? '', tokens[index + 1] ?? '']
    if (/^\p{Ll}[\p{Ll}\p{M}’'-]+$|\)$/u.test(before) && !functionWord.test(before))
      if (/^\p{Lu}\p{Ll}+,?$/u.test(here) && /^\p{Ll}/u.test(after)) seams++
  }
  if ((text.match(/\s=\s/gu)?.length ?? 0) > 1) return true
  const shares = text.match(/%(?=\s+\p{L}[^,;]*\d\s?%)/gu)?.length ?? 0
  if (shares > 1 || (shares > 0 && /^\d/.test(text)) || (tokens.length > mostUnbroken && !endMark.test(text)))
    return true
  return seams >= (endMark.test(text) ? 4 : 2)
}
