import type { Memo, MemoField } from '#contract/memo.ts'
import type { FounderFieldKey, MemoFieldKey } from '#contract/memo-fields.ts'
import { options, type Vocabulary } from '#contract/options.ts'
import { getField } from '#engine/memo-reader.ts'
import { type Comparison, normaliseText } from './compare-values.ts'
import type { GoldLabel } from './gold-label.ts'

/** What of a memo labels are compared with. */
export type MemoFaces = Pick<Memo, 'validated_response' | 'json_response'>

/**
 * How a key of the labels is compared with the memo. `any`: the label lists accepted spellings of one value; `each`: several
 * values, each wanted; `closed`: must and may over a closed vocabulary. `field` is the memo's field whose standing counts.
 */
export type LabelRule = { key: keyof GoldLabel; field: Exclude<MemoFieldKey, FounderFieldKey> } & (
  | { mode: 'any' | 'each'; how: Comparison }
  | { mode: 'closed'; vocabulary: Vocabulary }
)

type OwnField = LabelRule['field']

const any = (key: keyof GoldLabel, how: Comparison, field: OwnField): LabelRule => ({ key, mode: 'any', how, field })
const each = (key: keyof GoldLabel & OwnField): LabelRule => ({ key, mode: 'each', how: 'name', field: key })
const closed = (key: keyof GoldLabel & OwnField & Vocabulary): LabelRule => ({
  key,
  mode: 'closed',
  vocabulary: key,
  field: key,
})

export const labelRules: readonly LabelRule[] = [
  any('company_name', 'name', 'company_name'),
  any('one_liner', 'text', 'one_liner'),
  any('site', 'url', 'site'),
  any('email', 'email', 'contact_email'),
  any('year_founded', 'year', 'year_founded'),
  any('employees', 'amount', 'employees'),
  { key: 'hq', mode: 'closed', vocabulary: 'headquarter_location', field: 'headquarters' },
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

/** The vocabularies that are mostly concluded: their right values need not be proved. */
const concludedFields = new Set<keyof GoldLabel>([
  'industry',
  'target_market',
  'client_type',
  'product_type',
  'business_model',
  'hq',
])

/** Returns whether a field of the labels is mostly concluded, and so left out of what proof has to cover. */
export const isMostlyConcluded = ({ key }: LabelRule): boolean => concludedFields.has(key)

/** Returns the memo's field that a label's key is compared with. */
export const readMemoField = ({ field }: LabelRule, memo: MemoFaces): MemoField | undefined =>
  getField(memo.validated_response, field)

/** Returns the entries that the memo gives for a label's key; of the headquarters the region, which the read face shows. */
export function readMemoValues(rule: LabelRule, memo: MemoFaces): string[] {
  return listKnownEntries(
    rule.key === 'hq'
      ? memo.json_response.structured.key_terms.not_validated_flags['Headquarter Location'].value
      : readMemoField(rule, memo)?.value,
  )
}

/** Returns the entries of a value or label, whatever its form. */
export function listEntries(value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return []
  return Array.isArray(value) ? value : [value]
}

/** Returns the entries that say something: 'Unknown' and blanks do not. */
export function listKnownEntries(value: unknown): string[] {
  return listEntries(value)
    .map((one) => String(one ?? ''))
    .filter((one) => one.trim() !== '' && normaliseText(one) !== 'unknown')
}

/** Returns the accepted values of a closed label: those wanted, and with them those that may stand. */
export function readClosedLabel(label: unknown, vocabulary: Vocabulary): { must: string[]; may: Set<string> } {
  // The labels' schema gives closed keys this form.
  const { must = [], may = [] } = (label ?? {}) as { must?: string[]; may?: string[] }
  const wanted = must.map((one) => findOption(vocabulary, one))
  return { must: wanted, may: new Set([...wanted, ...may.map((one) => findOption(vocabulary, one))]) }
}

/** Returns the vocabulary's value that a text names by its value or label; the plain text where there is none. */
export function findOption(vocabulary: Vocabulary, text: string): string {
  const find = (isNamed: (name: string) => boolean) =>
    options[vocabulary].find(({ value, label }) => isNamed(value) || isNamed(label))
  // 'Seed+' and 'Seed' are the same without their signs.
  const option = find((name) => name === text) ?? find((name) => normaliseText(name) === normaliseText(text))
  return option?.value ?? normaliseText(text)
}
