import { fieldVocabulary } from '#contract/memo-fields.ts'
import { getLabel } from '#contract/options.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { findOfflineFacts } from '#engine/offline-facts.ts'
import type { GateName } from '#engine/reasons/problem.ts'
import { runEngine } from '#engine/run-engine.ts'
import { gatesAlone } from '#engine/verify/trusted-rules.ts'
import { normaliseText } from '../compare-values.ts'
import type { GoldLabel } from '../gold-label.ts'
import { type JudgedValue, judgeValues } from '../judge-values.ts'
import type { DeckLot } from './deck-lots.ts'

/** What kept a value from being proved: a gate, that it was concluded, or another place that says otherwise. */
export type Stop = GateName | 'inferred' | 'contradicted'

/** A value of the memo of a labelled deck, judged by the label, as the gates alone leave it. */
export type LearnedValue = Pick<JudgedValue, 'row' | 'key' | 'value' | 'isRight' | 'isConcluded'> &
  DeckLot & {
    slug: string
    rule: string
    /** Null when all gates pass. */
    stop: Stop | null
  }

type LabelledDeck = { slug: string; doc: DeckDoc; gold: GoldLabel; lot: DeckLot; today: string }

/** Returns the values that a deck's memo shows without the counting of rules, each with its rule and the gate that stops it. */
export function collectValues({ slug, doc, gold, lot, today }: LabelledDeck): LearnedValue[] {
  const input = { doc, updates: [], records: gatesAlone }
  const result = runEngine({ ...input, deckId: noDeckId, today })
  const { facts } = findOfflineFacts(input)
  return judgeValues(result, gold).map((judged) => {
    const { row, key, value, isRight, isConcluded } = judged
    const fact = findFact(facts, judged)
    const rule = fact?.rule ?? judged.rules[0] ?? 'unknown'
    return { row, key, value, isRight, isConcluded, ...lot, slug, rule, stop: findStop(judged, fact) }
  })
}

const noDeckId = '00000000-0000-4000-8000-000000000000'

/** The fact behind a value: of the same field, with the same quotes; of a list's entries, the one of that name. */
function findFact(facts: readonly VerifiedFact[], { key, holder, rules }: JudgedValue): VerifiedFact | undefined {
  const quotes = writeQuotes(holder?.evidence ?? [])
  const same = facts.filter(
    (one) => one.key === key && rules.includes(one.rule) && writeQuotes(one.evidence) === quotes,
  )
  const shown = String(holder && !Array.isArray(holder.value) ? holder.value : '')
  const named = same.filter((one) => getNames(one).some((name) => normaliseText(name) === normaliseText(shown)))
  const [best] = (named.length > 0 ? named : same).toSorted((one, other) => other.score - one.score)
  return best
}

const writeQuotes = (evidence: ReadonlyArray<{ document: string; page: number | null; quote: string }>) =>
  JSON.stringify(evidence.map(({ document, page, quote }) => [document, page, quote]))

/** A value as it stands in facts, and its label in memos. */
function getNames({ key, value }: VerifiedFact): string[] {
  const text = String(value)
  return key in fieldVocabulary ? [text, getLabel(fieldVocabulary[key as keyof typeof fieldVocabulary], text)] : [text]
}

function findStop({ isProved, holder }: JudgedValue, fact: VerifiedFact | undefined): Stop | null {
  if (isProved) return null
  if (holder?.standing === 'inferred') return 'inferred'
  return fact?.problem?.gate ?? 'contradicted'
}
