import type { MemoField } from '#contract/memo.ts'
import { type MemoFieldKey, memoSections } from '#contract/memo-fields.ts'
import { isGrounded, type Signal, type VerifiedEvidence, type VerifiedFact } from '#engine/facts.ts'
import { getField, groundedText, listFounders } from '#engine/memo-reader.ts'
import { pickOne } from '#engine/select-facts.ts'
import type { CheckInput, EarlierMemo } from './check-input.ts'
import { contradicts } from './contradicts.ts'
import { formatPlace } from './proved-figures.ts'

/** What a company can change, and an investor wants to know of. */
const mayChange = [
  ...([
    'stage',
    'amount_raising',
    'instrument',
    'valuation',
    'committed',
    'previous_funding',
    'closing_deadline',
  ] as const),
  ...(['revenue', 'customers', 'users', 'gmv', 'retention', 'gross_margin', 'burn_rate', 'runway'] as const),
  ...(['employees', 'headquarters', 'tam', 'sam', 'som', 'pricing'] as const),
] as const satisfies readonly MemoFieldKey[]
/** What can't change: one of the two decks is wrong. */
const mayNotChange = ['year_founded'] as const satisfies readonly MemoFieldKey[]

/** What the earlier deck says in a field, with its place there. */
type EarlierValue = { value: string; place: VerifiedEvidence; figure: MemoField['figure'] }

/**
 * Finds what the earlier deck says with another value, and founders that this deck no longer names. Where both can't be true,
 * the value of this deck is contradicted by the earlier one.
 */
export function checkEarlierDeck({ facts, earlier }: CheckInput): Signal[] {
  if (!earlier) return []
  const changed = [...mayNotChange, ...mayChange].flatMap((key): Signal[] => {
    const before = readEarlier(getField(earlier.fields, key), earlier)
    const now = pickOne(facts.filter((fact) => fact.key === key && isGrounded(fact)))?.best
    if (!before || !now || !isSameMeasure(before, now) || !contradicts(before.value, String(now.value))) return []
    return [isFixed(key, before, now) ? makeDisagreement(key, before, now) : makeChange(key, before, now)]
  })
  return [...changed, ...listMissingFounders(facts, earlier)]
}

/** What a person wrote and what an update says is not the earlier deck's word. */
function readEarlier(field: MemoField | undefined, { name }: EarlierMemo): EarlierValue | null {
  const value = groundedText(field)
  const [, id, page] = /^pitch_deck\/([^?]+)\?page=(\d+)$/.exec(field?.source.value ?? '') ?? []
  if (!field || value === null || field.edited || id === undefined || page === undefined) return null
  const quote = field.source.in1 ?? ''
  const place = { document: 'deck', page: Number(page), quote, boxes: [], match: 'exact', cause: null } as const
  return { value, place: { ...place, boxes: [], deck: { id, name } }, figure: field.figure }
}

/** ARR is not revenue, and a plan is not what was reached. */
const isSameMeasure = ({ figure }: EarlierValue, { scope }: VerifiedFact): boolean =>
  !figure || !scope || (figure.metric === scope.metric && figure.nature === scope.nature)

const year = /(?:19|20)\d\d|(?:FY ?|['’])\d\d(?!\d)/u

/** Whether both values are of one time: the year of foundation, and what was reached in a period that both name. */
function isFixed(key: MemoFieldKey, { figure }: EarlierValue, { scope }: VerifiedFact): boolean {
  if (mayNotChange.some((one) => one === key)) return true
  const period = scope?.nature === 'actual' ? scope.period : null
  return period !== null && year.test(period) && figure?.period?.toLowerCase() === period.toLowerCase()
}

function makeChange(key: MemoFieldKey, before: EarlierValue, now: VerifiedFact): Signal {
  const name = getFieldName(key)
  return {
    key: 'Changed since the earlier deck',
    value: `${name} was ${before.value} and is ${now.value}.`,
    reason: `${name} was ${before.value} ${writeEarlierPlace(before)}, and is ${now.value} ${formatPlace(now)}.`,
    severity: 'note',
    evidence: [...now.evidence, before.place],
  }
}

function makeDisagreement(key: MemoFieldKey, before: EarlierValue, now: VerifiedFact): Signal {
  const name = [getFieldName(key), ...(now.scope?.period ? [`(${now.scope.period})`] : [])].join(' ')
  return {
    key: 'Two decks disagree',
    value: `${name} was ${before.value} and is ${now.value}.`,
    reason: `${name} is ${before.value} ${writeEarlierPlace(before)}, and ${now.value} ${formatPlace(now)}; both can’t be true.`,
    severity: 'warning',
    evidence: [...now.evidence, before.place],
    contradictions: [{ fact: now, by: { value: before.value, evidence: before.place } }],
  }
}

const writeEarlierPlace = ({ place }: EarlierValue) => `in ${place.deck?.name}, page ${place.page}`

function listMissingFounders(facts: readonly VerifiedFact[], earlier: EarlierMemo): Signal[] {
  const now = facts.filter((fact) => fact.key === 'founder_name').map((fact) => String(fact.value).toLowerCase())
  if (now.length === 0) return []
  return listFounders(earlier.fields).flatMap((founder): Signal[] => {
    const before = readEarlier(founder['Founder Name'], earlier)
    if (!before || now.includes(before.value.toLowerCase())) return []
    const lead = `${earlier.name.charAt(0).toUpperCase()}${earlier.name.slice(1)}`
    const reason = `${lead} names ${before.value} as a founder on page ${before.place.page}; this deck does not.`
    const evidence = [before.place]
    return [{ key: 'Founder no longer named', value: before.value, reason, severity: 'warning', evidence }]
  })
}

const fieldNames = new Map<string, string>(
  memoSections.flatMap((section) => section.fields.map((field): [string, string] => [field.key, field.name])),
)
const getFieldName = (key: MemoFieldKey) => fieldNames.get(key) ?? key
