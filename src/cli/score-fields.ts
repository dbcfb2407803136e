import type { Memo } from '#contract/memo.ts'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { options, type Vocabulary } from '#contract/options.ts'
import { getField } from '#engine/memo-reader.ts'
import { agrees, type Comparison, normaliseText } from './compare-values.ts'
import type { GoldLabel } from './gold-label.ts'
import type { Tallies } from './tallies.ts'

/**
 * How a key of the labels is scored. `any`: the label lists accepted spellings of one value; `each`: several values, each
 * wanted; `closed`: must and may over a closed vocabulary.
 */
type Rule = { key: keyof GoldLabel; read: (memo: Memo) => unknown } & (
  | { mode: 'any' | 'each'; how: Comparison }
  | { mode: 'closed'; vocabulary: Vocabulary }
)

const field = (key: MemoFieldKey) => (memo: Memo) => getField(memo.validated_response, key)?.value
const any = (key: keyof GoldLabel, how: Comparison, from: MemoFieldKey): Rule => ({
  key,
  mode: 'any',
  how,
  read: field(from),
})
const each = (key: keyof GoldLabel & MemoFieldKey): Rule => ({ key, mode: 'each', how: 'name', read: field(key) })
const closed = (key: keyof GoldLabel & MemoFieldKey & Vocabulary): Rule => ({
  key,
  mode: 'closed',
  vocabulary: key,
  read: field(key),
})

const rules: readonly Rule[] = [
  any('company_name', 'name', 'company_name'),
  any('one_liner', 'text', 'one_liner'),
  any('site', 'url', 'site'),
  any('email', 'email', 'contact_email'),
  any('year_founded', 'year', 'year_founded'),
  any('employees', 'amount', 'employees'),
  {
    key: 'hq',
    mode: 'closed',
    vocabulary: 'headquarter_location',
    read: (memo) => memo.json_response.structured.key_terms.not_validated_flags['Headquarter Location'].value,
  },
  closed('stage'),
  closed('industry'),
  closed('target_market'),
  closed('client_type'),
  closed('product_type'),
  closed('business_model'),
  any('revenue', 'amount', 'revenue'),
  any('revenue_growth', 'amount', 'revenue_growth'),
  any('customers', 'amount', 'customers'),
  any('users', 'amount', 'users'),
  each('notable_customers'),
  any('amount_raising', 'amount', 'amount_raising'),
  any('valuation', 'amount', 'valuation'),
  any('previous_funding', 'amount', 'previous_funding'),
  each('previous_investors'),
  any('tam', 'amount', 'tam'),
  any('market_growth', 'amount', 'market_growth'),
  each('competitors'),
  any('gross_margin', 'amount', 'gross_margin'),
  any('cac', 'amount', 'cac'),
  any('ltv', 'amount', 'ltv'),
]

/** Entries of a value or label, whatever its form. */
export function listEntries(value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return []
  return Array.isArray(value) ? value : [value]
}

/** Entries that say something: 'Unknown' and blanks do not. */
export function listKnownEntries(value: unknown): string[] {
  return listEntries(value)
    .map((one) => String(one ?? ''))
    .filter((one) => one.trim() !== '' && normaliseText(one) !== 'unknown')
}

/** Scores every labelled field of one memo. */
export function scoreFields(slug: string, memo: Memo | null, gold: GoldLabel, tallies: Tallies): void {
  for (const rule of rules) {
    if (gold[rule.key] === undefined) continue
    const got = memo === null ? [] : listKnownEntries(rule.read(memo))
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
  const canonical = (entry: string) =>
    options[vocabulary].find((one) =>
      [one.value, one.label].some((name) => normaliseText(name) === normaliseText(entry)),
    )?.value ?? normaliseText(entry)
  const { must = [], may = [] } = (label ?? {}) as { must?: string[]; may?: string[] }
  const wanted = must.map(canonical)
  const allowed = new Set([...wanted, ...may.map(canonical)])
  const found = [...new Set(got.map(canonical))]
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
