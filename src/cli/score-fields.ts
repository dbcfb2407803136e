import type { Vocabulary } from '#contract/options.ts'
import { agrees, type Comparison } from './compare-values.ts'
import type { GoldLabel } from './gold-label.ts'
import { findOption, labelRules, listEntries, type MemoFaces, readClosedLabel, readMemoValues } from './label-rules.ts'
import type { Tallies } from './tallies.ts'

/** Scores every labelled field of one memo. */
export function scoreFields(slug: string, memo: MemoFaces | null, gold: GoldLabel, tallies: Tallies): void {
  for (const rule of labelRules) {
    if (gold[rule.key] === undefined) continue
    const got = memo === null ? [] : readMemoValues(rule, memo)
    if (rule.mode === 'closed') scoreClosed(slug, rule.key, rule.vocabulary, got, gold[rule.key], tallies)
    else if (rule.mode === 'each') scoreEach(slug, rule.key, rule.how, got, gold[rule.key], tallies)
    else scoreAny(slug, rule.key, rule.how, got, gold[rule.key], tallies)
  }
}

function scoreClosed(
  slug: string,
  key: string,
  vocabulary: Vocabulary,
  got: string[],
  label: unknown,
  tallies: Tallies,
): void {
  const { must: wanted, may: allowed } = readClosedLabel(label, vocabulary)
  const found = [...new Set(got.map((one) => findOption(vocabulary, one)))]
  const hits = wanted.filter((value) => found.includes(value)).length
  const extra = found.filter((value) => !allowed.has(value)).length
  tallies.count(key, 'tp', hits)
  tallies.count(key, 'fn', wanted.length - hits)
  tallies.count(key, 'fp', extra)
  if (wanted.length === 0 && extra === 0) tallies.count(key, 'tn')
  if (hits < wanted.length || extra > 0) tallies.miss(slug, key, found, label)
}

function scoreEach(slug: string, key: string, how: Comparison, got: string[], label: unknown, tallies: Tallies): void {
  const wanted = listEntries(label)
  const left = [...got]
  let hits = 0
  for (const want of wanted) {
    const at = left.findIndex((entry) => listEntries(want).some((spelling) => agrees(how, entry, String(spelling))))
    if (at < 0) continue
    hits++
    left.splice(at, 1)
  }
  tallies.count(key, 'tp', hits)
  tallies.count(key, 'fp', left.length)
  tallies.count(key, 'fn', wanted.length - hits)
  if (wanted.length === 0 && got.length === 0) tallies.count(key, 'tn')
  if (left.length > 0 || hits < wanted.length) tallies.miss(slug, key, got, label)
}

function scoreAny(slug: string, key: string, how: Comparison, got: string[], label: unknown, tallies: Tallies): void {
  const wanted = listEntries(label)
  if (wanted.length === 0 && got.length === 0) {
    tallies.count(key, 'tn')
    return
  }
  const right = wanted.some((spelling) => agrees(how, got.join(' '), String(spelling)))
  if (got.length > 0 && right) {
    tallies.count(key, 'tp')
    return
  }
  if (got.length > 0) tallies.count(key, 'fp')
  if (wanted.length > 0) tallies.count(key, 'fn')
  tallies.miss(slug, key, got.length > 0 ? got : null, wanted.length > 0 ? wanted : null)
}
