import type { MemoField } from '#contract/memo.ts'
import { type MemoFieldKey, memoSections } from '#contract/memo-fields.ts'
import { isGrounded, type Signal, type VerifiedFact } from '#engine/facts.ts'
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

/** Finds fields that the earlier deck proved with another value, and founders that this deck no longer names. */
export function checkEarlierDeck({ facts, earlier }: CheckInput): Signal[] {
  if (!earlier) return []
  const changed = [...mayNotChange, ...mayChange].flatMap((key): Signal[] => {
    const field = getField(earlier.fields, key)
    const before = groundedText(field)
    const now = pickOne(facts.filter((fact) => fact.key === key && isGrounded(fact)))?.best
    if (!field || before === null || !now || !contradicts(before, String(now.value))) return []
    return [makeChangeSignal(key, { before, field, now, deckName: earlier.name })]
  })
  return [...changed, ...listMissingFounders(facts, earlier)]
}

type Change = { before: string; field: MemoField; now: VerifiedFact; deckName: string }

function makeChangeSignal(key: MemoFieldKey, { before, field, now, deckName }: Change): Signal {
  const fixed = mayNotChange.some((one) => one === key)
  const page = /[?&]page=(\d+)/.exec(field.source.value)?.[1]
  const where = page ? `${deckName}, page ${page}` : deckName
  return {
    key: 'Changed since the earlier deck',
    value: `${getFieldName(key)} was ${before} and is ${now.value}.`,
    reason: `${getFieldName(key)} was ${before} in ${where}, and is ${now.value} ${formatPlace(now)}${fixed ? '; both can’t be true' : ''}.`,
    severity: fixed ? 'warning' : 'note',
    evidence: now.evidence,
  }
}

function listMissingFounders(facts: readonly VerifiedFact[], { name, fields }: EarlierMemo): Signal[] {
  const now = facts.filter((fact) => fact.key === 'founder_name').map((fact) => String(fact.value).toLowerCase())
  if (now.length === 0) return []
  return listFounders(fields).flatMap((founder): Signal[] => {
    const founderName = groundedText(founder['Founder Name'])
    if (founderName === null || now.includes(founderName.toLowerCase())) return []
    const reason = `${name.charAt(0).toUpperCase()}${name.slice(1)} names ${founderName} as a founder; this deck does not.`
    return [{ key: 'Founder no longer named', value: founderName, reason, severity: 'warning', evidence: [] }]
  })
}

const fieldNames = new Map<string, string>(
  memoSections.flatMap((section) => section.fields.map((field): [string, string] => [field.key, field.name])),
)
const getFieldName = (key: MemoFieldKey) => fieldNames.get(key) ?? key
