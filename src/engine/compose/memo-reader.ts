import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { type MemoFieldKey, memoSections } from '#contract/memo-fields.ts'

const places = new Map<string, { section: string; name: string }>(
  memoSections.flatMap((section) =>
    section.fields.map((field): [string, { section: string; name: string }] => [field.key, { section: section.name, name: field.name }]),
  ),
)

/** The field of that key in a memo, undefined for founders' fields and in a memo that lacks it. */
export function fieldOf(memo: ValidatedResponse, key: MemoFieldKey): MemoField | undefined {
  const place = places.get(key)
  const section = place ? memo[place.section] : undefined
  return place && section && !Array.isArray(section) ? section[place.name] : undefined
}

/** The founders' records of a memo, in order. */
export function foundersOf(memo: ValidatedResponse): Array<Record<string, MemoField>> {
  const section = memo['Founder information']
  return Array.isArray(section) ? section : []
}

/** The text of a field that a person saved or the verifier proved; null for anything else. */
export function provedText(field: MemoField | undefined): string | null {
  if (!field?.validated || field.value === null || typeof field.value === 'boolean') return null
  const text = Array.isArray(field.value) ? field.value.join(', ') : field.value
  return text.trim() === '' ? null : text.trim()
}

/** Where a field's value stands: its link and those of further evidence. */
export function sourcesOf(field: MemoField | undefined): Array<{ value: string }> {
  const link = field?.source.value
  if (!field || !link) return []
  const deck = /^pitch_deck\/[^?]+/.exec(link)?.[0]
  const more = (field.evidence ?? []).flatMap((one) => {
    if (one.document === 'updates') return ['most_recent_update']
    return deck && one.document === 'deck' && one.page !== null ? [`${deck}?page=${one.page}`] : []
  })
  return [...new Set([link, ...more])].map((value) => ({ value }))
}
