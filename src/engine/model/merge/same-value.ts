import type { VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { glueText } from '#engine/text/text-index.ts'
import { countShared, listWords } from '#engine/text/words.ts'
import { isFigure } from '#engine/verify/field-words.ts'
import { isPassage } from '../read/check-items.ts'
import { isVocabulary } from './field-kinds.ts'

/** Passages of one field that share this part of the shorter one's words are one passage. */
const samePassage = 0.6

/**
 * Whether two facts of one field say the same: figures by amount, unit and currency with no different period or nature, names
 * by their letters or by quotes that overlap, passages by their words or quotes, labels and addresses as they are.
 */
export function isSameValue(one: VerifiedFact, other: VerifiedFact): boolean {
  if (typeof one.value === 'boolean' || typeof other.value === 'boolean') return one.value === other.value
  if (isFigure(one.key) || one.key === 'previous_funding') return isSameFigure(one, other)
  const [left, right] = [makeValueKey(one.value), makeValueKey(other.value)]
  if (left === right && left !== '') return true
  if (isVocabulary(one.key)) return false
  if (isPassage(one.key))
    return overlaps(one.evidence, other.evidence) || getSharedWords(one.value, other.value) >= samePassage
  return (
    stripLegalForm(left) === stripLegalForm(right) ||
    (getSharedWords(one.value, other.value) === 1 && overlaps(one.evidence, other.evidence))
  )
}

function isSameFigure(one: VerifiedFact, other: VerifiedFact): boolean {
  const [figure, otherFigure] = [one, other].map(({ value }) => readFigures(String(value)).figures[0])
  if (!figure || !otherFigure) return makeValueKey(String(one.value)) === makeValueKey(String(other.value))
  const isSameAmount =
    figure.kind === otherFigure.kind && figure.amount === otherFigure.amount && figure.unit === otherFigure.unit
  return isSameAmount && !isOtherTime(one, other)
}

function isOtherTime({ scope: one }: VerifiedFact, { scope: other }: VerifiedFact): boolean {
  if (!one || !other) return false
  if (one.nature !== other.nature) return true
  const [here, there] = [makeNameKey(one.period ?? ''), makeNameKey(other.period ?? '')]
  return here !== '' && there !== '' && !here.includes(there) && !there.includes(here)
}

const makeValueKey = (text: string) =>
  makeNameKey(text.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, '').replace(/[/?#]+$/u, ''))
const stripLegalForm = (name: string) => name.replace(/(?:inc|ltd|llc|gmbh|corp|limited|sl|sa|ag)$/u, '')

/** Whether a quote of the one holds a quote of the other, in the same place. */
function overlaps(one: readonly VerifiedEvidence[], other: readonly VerifiedEvidence[]): boolean {
  return one.some((here) =>
    other.some((there) => {
      if (here.document !== there.document || here.page !== there.page) return false
      const [left, right] = [here.quote, there.quote].map((quote) => glueText(quote))
      return left !== undefined && right !== undefined && (left.includes(right) || right.includes(left))
    }),
  )
}

/** Returns how many of the words of the shorter text stand in the other, as a share (0 to 1). */
function getSharedWords(one: string, other: string): number {
  const words = new Set(listWords(one))
  const otherWords = new Set(listWords(other))
  return countShared(words, otherWords) / Math.max(1, Math.min(words.size, otherWords.size))
}
