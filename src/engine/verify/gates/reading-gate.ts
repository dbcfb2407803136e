import type { VerifiedEvidence } from '#engine/facts.ts'
import { gapBeside } from '#engine/geometry.ts'
import { isKnownLanguage } from '#engine/lexicons/find-lexicon.ts'
import { openEnd } from '#engine/lexicons/sentence-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { isEnglish } from '#engine/text/text-shape.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import { isFigure } from '../field-words.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim, Gate } from './claim.ts'

type Reading = Extract<Problem, { gate: 'reading' }>

/** Gate 7: is the text itself certain? */
export function checkReading(claim: Claim, deck: VerifySources): Problem | null {
  const unsure = claim.evidence.find((one) => one.unsure)?.unsure
  if (unsure) return unsure
  for (const gate of gates) {
    const problem = gate(claim, deck)
    if (problem) return problem
  }
  return null
}

const fieldsOfProse = new Set<string>([
  ...['one_liner', 'problem', 'solution', 'product_status', 'competitive_advantage', 'go_to_market', 'why_now'],
  ...['intellectual_property', 'partnerships', 'awards', 'founder_summary'],
])
/** No word of these languages is longer but for compounds of German and its like; longer runs are words without their gaps. */
const longestWordLetters = 26
const languagesOfCompounds = new Set(['de', 'nl', 'sv', 'fi', 'da', 'no', 'hu'])

const gates: readonly Gate[] = [checkPicture, checkCut, checkGlued, checkLanguage, checkNameLine]

/** Words with a confidence on a page of text were read from an image inside it; a model's are judged by a second reading. */
function checkPicture({ evidence }: Claim, deck: VerifySources): Reading | null {
  const one = evidence.find((some) => findWords(some, deck).some(({ confidence }) => confidence !== undefined))
  return one ? { gate: 'reading', how: 'picture', words: one.quote } : null
}

function findWords({ page, boxes }: VerifiedEvidence, deck: VerifySources) {
  const slide = page === null ? undefined : deck.pictured.get(page)
  return findLinesInBoxes(slide?.lines ?? [], boxes).flatMap(({ words, origin }) => (origin === 'model' ? [] : words))
}

/** A text that ends in 'of the' or within a word goes on somewhere else; a biography that begins with a small letter began somewhere else. */
function checkCut({ fact, evidence }: Claim, deck: VerifySources): Reading | null {
  if (!fieldsOfProse.has(fact.key)) return null
  const text = String(fact.value).trim()
  const isCut =
    openEnd.test(text) ||
    /\p{L}-$/u.test(text) ||
    (fact.key === 'founder_summary' && /^(?!ex\b|co-)\p{Ll}/u.test(text)) ||
    (!sentenceEnd.test(text) && goesOn(evidence, deck)) ||
    evidence.some((one) => hasHole(one, deck))
  return isCut ? { gate: 'reading', how: 'cut', words: text } : null
}

const sentenceEnd = /[.!?…。！？]["”’)\]]*$/u
/** In points: lines of one text. */
const mostSizeGap = 0.5

/** Whether the line under the last quoted one, in its block and type, begins with a small letter. */
function goesOn(evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean {
  const quoted = evidence.flatMap(({ page, boxes }) => {
    const slide = page === null ? undefined : deck.slides.get(page)
    return slide ? findLinesInBoxes(slide.lines, boxes) : []
  })
  const last = quoted.at(-1)
  const page = evidence.at(-1)?.page
  const slide = page == null ? undefined : deck.slides.get(page)
  const lines = slide?.body.find((block) => last !== undefined && block.lines.includes(last))?.lines ?? []
  const next = last ? lines[lines.indexOf(last) + 1] : undefined
  if (!last || !next || quoted.includes(next) || Math.abs(next.fontSize - last.fontSize) > mostSizeGap) return false
  return /^\p{Ll}/u.test(next.text)
}

/** Fewer words do not tell how wide the line's spaces are. */
const fewestWordsOfLine = 6
/** A gap of so many spaces within a line of text is where letters are missing that the font does not name. */
const spacesOfHole = 2.5

/** Whether a line of the quote has a gap between two words that is wider than a space: 'di culty' of 'difficulty'. */
function hasHole({ page, boxes }: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  if (slide?.doc.origin !== 'text') return false
  return findLinesInBoxes(slide.lines, boxes).some(({ words }) => {
    const gaps = words.flatMap((word, index) => {
      const before = words[index - 1]
      return before && isLettersEnd(before.text) && /^\p{Ll}/u.test(word.text) ? [gapBeside(before.box, word.box)] : []
    })
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
    return words.length >= fewestWordsOfLine && usual > 0 && gaps.some((gap) => gap > usual * spacesOfHole)
  })
}

const isLettersEnd = (text: string) => /\p{L}$/u.test(text)

function checkGlued({ fact }: Claim, { language }: VerifySources): Reading | null {
  if (languagesOfCompounds.has(language) || !fieldsOfProse.has(fact.key)) return null
  const glued = String(fact.value)
    .split(/[\s/-]+/u)
    .find(
      (word) =>
        (word.match(/\p{Script=Latin}/gu)?.length ?? 0) > longestWordLetters && !/[.@]/u.test(word.slice(0, -1)),
    )
  return glued === undefined ? null : { gate: 'reading', how: 'glued', words: glued }
}

/** 'SOM' is a word of another language. */
const acronyms = /\b\p{Lu}{2,}\b/gu

/** In a language without words of its own the label of a figure can't be read. */
function checkLanguage({ fact, evidence }: Claim, { language }: VerifySources): Reading | null {
  const known = language === 'und' || isKnownLanguage(language)
  // A short English deck can be taken for another language; its words tell.
  if (known || !isFigure(fact.key) || evidence.every(({ quote }) => isEnglish(quote.replace(acronyms, '')))) return null
  return { gate: 'reading', how: 'language', words: evidence[0]?.quote ?? '' }
}

/** The name of a founder stands on one line: two lines can be two things. */
function checkNameLine({ fact, evidence }: Claim, deck: VerifySources): Reading | null {
  if (fact.key !== 'founder_name') return null
  const name = fold(String(fact.value))
  const isSplit = evidence.every(({ page, document }) => {
    const slide = page === null ? undefined : deck.slides.get(page)
    return document === 'deck' && slide !== undefined && !slide.lines.some(({ text }) => fold(text).includes(name))
  })
  return isSplit ? { gate: 'reading', how: 'split-name', words: String(fact.value) } : null
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
