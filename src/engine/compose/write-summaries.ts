import type { SourceLink, ValidatedResponse } from '#contract/memo.ts'
import { citeOnceInARow, countVisibleWords, type MarksByNumber } from './citations.ts'
import { writeFundraising } from './fundraising-text.ts'
import type { MarkedKeyFacts } from './marked-key-facts.ts'
import { planExecutiveSummary, type SentencePlan } from './plan-executive-summary.ts'
import type { TermKey } from './round-sentences.ts'
import { mostWordsOfSentence, SummaryText } from './summary-text.ts'

/** Markdown with citation links, the links in order, and the marks of those that are not proved. */
export type Summary = { value: string; source: SourceLink[]; marks: MarksByNumber }

const nothingProved = 'Nothing that the deck says about the company is proved by its pages.'
const noRound = 'The deck and the updates state no terms of a round.'
export const mostWordsOfSummary = 160
const mostSentences = 8

/**
 * Returns the executive summary: sentences of fixed words over grounded fields and at most one sentence of the deck, at most 8
 * sentences and 160 words. What the deck doesn't state is left out, so a deck of few words gives a short summary.
 */
export function writeExecutiveSummary(memo: ValidatedResponse, keyFacts: MarkedKeyFacts): Summary {
  const text = new SummaryText(memo, keyFacts)
  const plans = planExecutiveSummary(text.copy())
  const chosen = new Set(chooseSentences(plans, text))
  const paragraphs = ([1, 2, 3, 4] as const).map((paragraph) =>
    plans
      .filter((plan) => plan.paragraph === paragraph && chosen.has(plan))
      .map((plan) => citeOnceInARow(plan.write(text)))
      .filter((sentence) => sentence !== '')
      .join(' '),
  )
  const written = paragraphs.filter((paragraph) => paragraph !== '')
  return finish(text, written.length === 0 ? nothingProved : written.join('\n\n'))
}

/** The sentences that fit, the most needed first; one too long for the room that is left gives way to the next. */
function chooseSentences(plans: readonly SentencePlan[], text: SummaryText): SentencePlan[] {
  const measured = plans.map((plan) => ({ plan, words: countVisibleWords(plan.write(text.copy())) }))
  let used = 0
  let sentences = 0
  return ([1, 2, 3] as const).flatMap((rank) =>
    measured.flatMap(({ plan, words }) => {
      if (plan.rank !== rank || words === 0 || sentences >= mostSentences || used + words > mostWordsOfSummary)
        return []
      if (rank > 1 && words > mostWordsOfSentence) return []
      used += words
      sentences++
      return [plan]
    }),
  )
}

/** What the executive summary by rules tells of the round; the fundraising summary tells the rest of its terms. */
const toldByRules: ReadonlySet<TermKey> = new Set<TermKey>(['amount_raising', 'stage'])

/**
 * Returns the fundraising summary: terms of the round that the executive summary leaves to it, what the money is for as a
 * list, earlier funding, and what isn't stated.
 */
export function writeFundraisingSummary(
  memo: ValidatedResponse,
  keyFacts: MarkedKeyFacts,
  told: ReadonlySet<TermKey> = toldByRules,
): Summary {
  const text = new SummaryText(memo, keyFacts)
  const written = writeFundraising(text, told)
  return finish(text, written === '' ? noRound : written)
}

const finish = ({ citations }: SummaryText, value: string): Summary => ({
  value,
  source: citations.listSources(),
  marks: citations.listMarks(),
})
