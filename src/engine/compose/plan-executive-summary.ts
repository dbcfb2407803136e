import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { getField, groundedText } from '#engine/memo-reader.ts'
import { readCitations } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { planFigures, planFoundFigures } from './figure-sentences.ts'
import { planFounders } from './founder-sentences.ts'
import { planMarket } from './market-sentence.ts'
import type { WriteSentence } from './plan-shortest.ts'
import { planPurpose, planPurposeQuote } from './purpose-sentences.ts'
import { writeAsk } from './round-sentences.ts'
import { getMarks, joinNames, type SummaryText } from './summary-text.ts'
import { planNotProved, writeContradictions, writeNotStated } from './to-check-sentences.ts'
import { writePlace } from './write-place.ts'

/** One sentence of the summary; '' when the memo has nothing for it. Called once to measure and once to write. */
export type SentencePlan = {
  paragraph: 1 | 2 | 3 | 4
  /** The sentences of rank 1 take their room first, those of the last rank only where the summary is short. */
  rank: 1 | 2 | 3
  write: WriteSentence
}

const mostNames = 4

/** Returns the sentences that a memo's fields and at most one quote of its deck can make, in the order in which they read. */
export function planExecutiveSummary(text: SummaryText): SentencePlan[] {
  const purpose = planPurpose(text)
  const quote = purpose.isQuoted ? () => '' : planPurposeQuote(text)
  return [
    { paragraph: 1, rank: 1, write: purpose.write },
    { paragraph: 1, rank: purpose.isPlain ? 3 : 1, write: quote },
    { paragraph: 1, rank: 2, write: planSeat(text, [purpose.write, quote]) },
    { paragraph: 2, rank: 1, write: writeAsk },
    { paragraph: 2, rank: 1, write: planFigures(text) },
    { paragraph: 2, rank: 2, write: planFoundFigures(text) },
    { paragraph: 3, rank: 1, write: planFounders(text) },
    { paragraph: 3, rank: 2, write: planMarket(text) },
    { paragraph: 3, rank: 2, write: (to) => writeNames(to, 'competitors', 'competitors') },
    { paragraph: 4, rank: 1, write: writeContradictions },
    { paragraph: 4, rank: 1, write: planNotProved(text) },
    { paragraph: 4, rank: 1, write: writeNotStated },
  ]
}

/** Plans the sentence of the place; none where the sentences before it name the place. */
function planSeat(text: SummaryText, before: readonly WriteSentence[]): WriteSentence {
  const place = writePlace(groundedText(getField(text.memo, 'headquarters')))
  const isTold = before.some((write) =>
    readCitations(write(text.copy())).text.includes(place?.replace(/^the /u, '') ?? ' '),
  )
  return (to) => (place === null || isTold ? '' : writeSeat(to, place))
}

function writeSeat(to: SummaryText, place: string): string {
  const seat = to.cite('headquarters')
  if (!seat) return ''
  return to.attribute([seat], `${to.nameCompany()} is based in ${escapeMarkdown(place)}${getMarks(seat)}.`)
}

function writeNames(to: SummaryText, key: MemoFieldKey, noun: string): string {
  const all = getField(to.memo, key)?.value
  const names = to.citeEntries(key, mostNames)
  if (names.length === 0) return ''
  if (names.some(({ mark }) => mark === 'found'))
    return `The deck names ${joinNames(names)} as ${names.length === 1 ? noun.replace(/s$/u, '') : noun}.`
  if (names.length === 1) return `The named ${noun.replace(/s$/u, '')} is ${joinNames(names)}.`
  const isPart = Array.isArray(all) && all.length > names.length
  return `Named ${noun} ${isPart ? 'include' : 'are'} ${joinNames(names)}.`
}
