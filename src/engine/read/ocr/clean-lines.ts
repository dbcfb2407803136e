import type { RecognisedLine, RecognisedWord } from './recognised-page.ts'
import type { RecognitionLanguage } from './recognition-language.ts'

/** Words below this confidence are noise, whatever they say; measured, see docs/ocr.md. */
const noise = 0.25
/** The least mean confidence of a line on an image of text, and of one on an image beside text. */
const leastOfLine = { replace: 0.5, keep: 0.7 }
/** So many figures in a line of an image beside text are an axis or a heat map. */
const manyFigures = 5
const sureWord = 0.6
const sureFigure = 0.8
/** A figure as decks set it in large type; it may stand alone, and is read less surely than words are. */
const figure = /^[$€£]?\d[\d.,]*(?:[kKmMbBxX%+]|bn)*$/
const leastOfFigure = 0.3
/** What stands between words and belongs to the text. */
const separator = /^(?:[-–—|/&+=:<>→•·*%$€£~]|->|=>)$/u
/** A unit that many languages set apart from its figure, behind it or behind its scale ('14 %', '2 Mio. €'). */
const unit = /^[%$€£]$/u
const wordsOfFigure = 2
/** What list marks and icons before a line are taken for. */
const mark = /^(?:[•●▪■◆○°·*«»©®¢¥@|+~>—–_=-]|[eo]|\(®|[(]?[©®¢][)]?|[vV]?[✓✔])$/u
const keptMark = /^[-–—+]$/
/** A list mark stands further from the text than a word does, in heights of the line. */
const markGap = 0.35

/**
 * Removes from recognised lines what is not text: scraps of photos and icons, frames read as '|', marks before list items read
 * as letters. With `keep`, for images beside text, lines must be surer. `language` is the one that was read.
 */
export function cleanLines(
  lines: readonly RecognisedLine[],
  text: 'keep' | 'replace',
  language: RecognitionLanguage,
): RecognisedLine[] {
  return (sayingAl.has(language) ? lines : spellAi(lines)).flatMap((line) => {
    const words = replaceMark(line.words.map(spellOut).filter((word) => word.text !== ''))
    const kept = removeScraps(words)
    const isFigure = text === 'replace' && kept.length === 1 && isLoneFigure(kept[0])
    if (text === 'keep' && kept.filter((word) => /^\D{0,2}\d/.test(word.text)).length >= manyFigures) return []
    return isFigure || isText(kept, leastOfLine[text]) ? [{ ...line, words: kept }] : []
  })
}

/** Counts the words of two letters or more that were read surely. */
export function countSureWords(lines: readonly RecognisedLine[]): number {
  const words = lines.flatMap((line) => line.words)
  return words.filter((word) => word.confidence >= sureFigure && countLetters(word.text) > 1).length
}

/** Returns the mean confidence over the letters of all words, doubtful ones included; 0 when there are none. */
export function meanConfidence(lines: readonly RecognisedLine[]): number {
  let [sum, letters] = [0, 0]
  for (const { words } of lines) {
    for (const word of words) {
      const count = countLetters(word.text)
      letters += count
      sum += count * word.confidence
    }
  }
  return letters === 0 ? 0 : sum / letters
}

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
const ligatures: Record<string, string> = { ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff', ﬃ: 'ffi', ﬄ: 'ffl' }

/** Languages in which 'Al' is a word. */
const sayingAl: ReadonlySet<RecognitionLanguage> = new Set(['spa', 'por', 'ita'])
/** 'AI' with its second letter read as a small L, where nothing else can be meant: 'Al-powered', 'GenAl', 'Al/ML'. */
const surelyAi =
  /(?<![\p{L}\p{N}-])Al(?=-(?i:powered|driven|based|native|first|enabled|assisted|generated|ready|augmented|led)|\/ML)|(?<=\p{Ll})Al(?![\p{L}\p{N}’'-])/gu
const loneAl = /^Al(?=[,.:;)]?$)/u
const printedAi = /(?<![\p{L}\p{N}])AI(?![\p{L}\p{N}])/u

/** Spells 'AI' where it was read as 'Al'. Alone before a capital or at an end it can be a name, so that the page has to speak of AI elsewhere. */
function spellAi(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const spelled = lines.map((line) => ({
    ...line,
    words: line.words.map((word, at) => {
      const isBeforeSmall = /^\p{Ll}/u.test(line.words[at + 1]?.text ?? '')
      const text = word.text.replace(surelyAi, 'AI')
      return { ...word, text: isBeforeSmall ? text.replace(loneAl, 'AI') : text }
    }),
  }))
  if (!spelled.some(({ words }) => words.some(({ text }) => printedAi.test(text)))) return spelled
  return spelled.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, text: word.text.replace(loneAl, 'AI') })),
  }))
}

/** 'S1M' and 'S250,000' are amounts whose sign was read as a letter. */
const dollarsAsLetter = /^[S§](?=\d[\d.,]*(?:[KMB]|bn|mn)\+?$|\d{1,3}(?:,\d{3})+\+?$)/

function spellOut(word: RecognisedWord): RecognisedWord {
  const text = word.text
    .replace(/[ﬀ-ﬄ]/g, (one) => ligatures[one] ?? one)
    .replace(/\s+/g, '')
    .replace(dollarsAsLetter, '$')
  return { ...word, text }
}

/** The first word as a bullet where it is a list mark, or left out where it is the scrap of an icon or a frame. */
function replaceMark(words: RecognisedWord[]): RecognisedWord[] {
  const [first, second] = words
  if (first === undefined || second === undefined || !mark.test(first.text)) return words
  const gap = second.box[0] - first.box[2]
  const height = Math.max(1, second.box[3] - second.box[1])
  const isLetter = /^[eo]$/.test(first.text)
  if (gap < markGap * height) return isLetter || keptMark.test(first.text) ? words : words.slice(1)
  return [{ ...first, text: '•', confidence: Math.max(first.confidence, sureWord) }, ...words.slice(1)]
}

function removeScraps(words: RecognisedWord[]): RecognisedWord[] {
  const kept = words.filter((word, n) => {
    if (word.text === '•' && n === 0) return true
    if (word.confidence < noise) return false
    if (countLetters(word.text) > 0)
      return countLetters(word.text) * 2 >= word.text.length || word.confidence >= sureFigure
    if (word.confidence < sureWord || n === 0) return false
    const isUnit =
      unit.test(word.text) && words.slice(Math.max(0, n - wordsOfFigure), n).some(({ text }) => /\d/.test(text))
    return isUnit || (separator.test(word.text) && n < words.length - 1)
  })
  return kept
}

function isLoneFigure(word: RecognisedWord | undefined): boolean {
  return word !== undefined && figure.test(word.text) && word.text.length > 1 && word.confidence >= leastOfFigure
}

/** Whether a line has a word to rely on, and is sure enough as a whole. */
function isText(words: readonly RecognisedWord[], least: number): boolean {
  const letters = words.filter((word) => countLetters(word.text) > 0)
  const hasWord = letters.some(({ text, confidence }) => {
    if (/\p{N}/u.test(text)) return confidence >= (countLetters(text) > 2 ? sureWord : sureFigure)
    return countLetters(text) >= 2 && confidence >= sureWord
  })
  return hasWord && meanConfidence([{ baseline: [0, 0, 0, 0], words: [...letters] }]) >= least
}
