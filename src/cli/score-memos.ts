import type { Memo } from '#contract/memo.ts'
import { computeShare, countProof, countProofByRow, type ProofCount } from './count-proof.ts'
import type { GoldLabel } from './gold-label.ts'
import { type JudgedValue, judgeValues } from './judge-values.ts'
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
  /** Of the values called proved that a label can judge, the share that is right. */
  proved_right: number | null
  proved: number
  /** Of the right values, the share that is called proved, without vocabularies that are mostly concluded. */
  proved_covering: number | null
  citation_coverage: number | null
  quotes_found: number | null
  validated_quotes_found: number | null
  values: number
  quotes: number
}

const factPrefix = 'fact: '

export type Scores = { tallies: Tallies; proof: ReadonlyMap<string, ProofCount>; summary: Summary }

/** Scores memos against labels: fields one by one (micro) and by field (macro), key facts, proof by field, and the evidence. */
export async function scoreMemos(decks: readonly ScoredDeck[]): Promise<Scores> {
  const tallies = new Tallies()
  const evidence = makeEvidenceCount()
  const judged: JudgedValue[] = []
  for (const { slug, memo, gold, pageText } of decks) {
    scoreFields(slug, memo, gold, tallies)
    scoreFounders(slug, memo, gold, tallies)
    scoreTopics(slug, memo, gold, tallies)
    if (memo === null) continue
    judged.push(...judgeOne(slug, memo, gold, tallies))
    await scoreEvidence(slug, memo, pageText, evidence, tallies)
  }
  const summary = summarise(decks.length, tallies, evidence, countProof(judged))
  return { tallies, proof: countProofByRow(judged), summary }
}

function judgeOne(slug: string, memo: Memo, gold: GoldLabel, tallies: Tallies): JudgedValue[] {
  const judged = judgeValues(memo, gold)
  for (const { row, value, isProved, isRight } of judged)
    if (isProved && !isRight) tallies.miss(slug, `proved ${row}`, value, 'not right')
  return judged
}

function summarise(decks: number, tallies: Tallies, evidence: EvidenceCount, proof: ProofCount): Summary {
  const entries = [...tallies.byField]
  const fields = entries.filter(([field]) => !field.startsWith(factPrefix)).map(([, tally]) => tally)
  const facts = entries.filter(([field]) => field.startsWith(factPrefix)).map(([, tally]) => tally)
  const all = addTallies(fields)
  const scores = fields.map(computeF1).filter((score) => score !== null)
  return {
    decks,
    micro_precision: computePrecision(all),
    micro_recall: computeRecall(all),
    micro_f1: computeF1(all),
    macro_f1: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    facts_f1: computeF1(addTallies(facts)),
    proved_right: computeShare(proof.provedRight, proof.proved),
    proved: proof.proved,
    proved_covering: computeShare(proof.covered, proof.right),
    citation_coverage: computeShare(evidence.cited, evidence.values),
    quotes_found: computeShare(evidence.found, evidence.quotes),
    validated_quotes_found: computeShare(evidence.claimedFound, evidence.claimed),
    values: evidence.values,
    quotes: evidence.quotes,
  }
}
