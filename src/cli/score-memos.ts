import type { Memo } from '#contract/memo.ts'
import type { GoldLabel } from './gold-label.ts'
import { type EvidenceCount, makeEvidenceCount, type PageText, scoreEvidence } from './score-evidence.ts'
import { scoreFields } from './score-fields.ts'
import { scoreFounders } from './score-founders.ts'
import { scoreTopics } from './score-topics.ts'
import { addTallies, computeF1, computePrecision, computeRecall, Tallies } from './tallies.ts'

/** One deck to be scored: its memo (null when there is none: scored as empty), its label and the text of its pages. */
export type ScoredDeck = { slug: string; memo: Memo | null; gold: GoldLabel; pageText: PageText }

export type Summary = {
  decks: number
  micro_precision: number
  micro_recall: number
  micro_f1: number | null
  macro_f1: number
  facts_f1: number | null
  citation_coverage: number | null
  quotes_found: number | null
  validated_quotes_found: number | null
  values: number
  quotes: number
}

const factPrefix = 'fact: '

/** Scores memos against labels: fields one by one (micro) and by field (macro), key facts, and the evidence. */
export async function scoreMemos(decks: readonly ScoredDeck[]): Promise<{ tallies: Tallies; summary: Summary }> {
  const tallies = new Tallies()
  const evidence = makeEvidenceCount()
  for (const { slug, memo, gold, pageText } of decks) {
    scoreFields(slug, memo, gold, tallies)
    scoreFounders(slug, memo, gold, tallies)
    scoreTopics(slug, memo, gold, tallies)
    if (memo !== null) await scoreEvidence(slug, memo, pageText, evidence, tallies)
  }
  return { tallies, summary: summarise(decks.length, tallies, evidence) }
}

function summarise(decks: number, tallies: Tallies, evidence: EvidenceCount): Summary {
  const entries = [...tallies.byField]
  const fields = entries.filter(([field]) => !field.startsWith(factPrefix)).map(([, tally]) => tally)
  const facts = entries.filter(([field]) => field.startsWith(factPrefix)).map(([, tally]) => tally)
  const all = addTallies(fields)
  const scores = fields.map(computeF1).filter((score) => score !== null)
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
  return {
    decks,
    micro_precision: computePrecision(all),
    micro_recall: computeRecall(all),
    micro_f1: computeF1(all),
    macro_f1: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    facts_f1: computeF1(addTallies(facts)),
    citation_coverage: share(evidence.cited, evidence.values),
    quotes_found: share(evidence.found, evidence.quotes),
    validated_quotes_found: share(evidence.claimedFound, evidence.claimed),
    values: evidence.values,
    quotes: evidence.quotes,
  }
}
