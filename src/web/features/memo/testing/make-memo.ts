import type { Memo, MemoField } from '#contract/memo.ts'
import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { isValidated, type Standing } from '#contract/standing.ts'

const source = { in1: null, in2: null, value: '' }

/** Returns a field of the type of its value, as the engine leaves it. */
export function makeField(value: MemoField['value'], standing: Standing = 'found', more: object = {}): MemoField {
  const type = Array.isArray(value) ? 'array' : typeof value === 'boolean' ? 'bool' : 'str'
  const entries = Array.isArray(value)
    ? { entries: value.map((one) => ({ value: one, standing, reason: '', evidence: [] })) }
    : {}
  // The members follow the type of the value.
  return {
    type,
    value,
    standing,
    validated: isValidated(standing),
    reason: '',
    source,
    ...entries,
    ...more,
  } as MemoField
}

type Fields = Readonly<Record<string, MemoField>>

const emptyField = (type: MemoField['type']): MemoField =>
  ({ ...makeField(type === 'array' ? [] : null, 'unstated'), type }) as MemoField

const fill = (definitions: ReadonlyArray<{ name: string; type: MemoField['type'] }>, fields: Fields) =>
  Object.fromEntries(definitions.map(({ name, type }) => [name, fields[name] ?? emptyField(type)]))

type MadeFounder = { id: string; fields: Fields }

/** Returns a memo of version 1 whose other fields are not stated; only its editable face is filled. */
export function makeMemo(fields: Fields, founders: readonly MadeFounder[] = []): Memo {
  const sections = memoSections.map((section) => [
    section.name,
    section.name === 'Founder information'
      ? founders.map((one) => fill(founderFields, one.fields))
      : fill(section.fields, fields),
  ])
  // What the review does not read is left out.
  return {
    id: '0194a000-0000-7000-8000-0000000000aa',
    version: 1,
    source: { url: '', pitch_deck_id: '0194a000-0000-7000-8000-0000000000bb' },
    flags: { green: [], red: [], signals: [] },
    founder_ids: founders.map(({ id }) => id),
    validated_response: Object.fromEntries(sections),
  } as unknown as Memo
}
