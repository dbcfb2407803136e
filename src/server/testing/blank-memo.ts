import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { founderFields, type MemoFieldDefinition, memoSections } from '#contract/memo-fields.ts'

type Values = Record<string, MemoField['value']>

/** A memo of which nothing is known but the given values, by field name; one founder for each entry of `founders`. */
export function blankMemo(values: Values = {}, founders: Values[] = []): ValidatedResponse {
  return Object.fromEntries(
    memoSections.map((section) => [
      section.name,
      section.name === 'Founder information'
        ? founders.map((founder) => fieldsWith(founderFields, founder))
        : fieldsWith(section.fields, values),
    ]),
  )
}

function fieldsWith(definitions: readonly MemoFieldDefinition[], values: Values): Record<string, MemoField> {
  return Object.fromEntries(definitions.map(({ name, type }) => [name, fieldWith(type, values[name])]))
}

function fieldWith(type: MemoFieldDefinition['type'], value: MemoField['value'] | undefined): MemoField {
  const reason = 'Printed on page 2.'
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  const standing = isEmpty ? ('unstated' as const) : ('found' as const)
  const rest = { standing, validated: false, reason, source: { in1: 'quote', in2: null, value: '' } }
  if (type === 'bool') return { type, value: typeof value === 'boolean' ? value : null, ...rest }
  if (type === 'str') return { type, value: typeof value === 'string' ? value : null, ...rest }
  if (isEmpty || !Array.isArray(value)) return { type, value: [], ...rest }
  return { type, value, ...rest, entries: value.map((text) => ({ value: text, standing, reason, evidence: [] })) }
}

/** The field of a section that is not the founders'; a test that names another one is wrong. */
export function fieldIn(memo: ValidatedResponse, section: string, name: string): MemoField {
  const fields = memo[section]
  const memoField = Array.isArray(fields) ? undefined : fields?.[name]
  if (!memoField) throw new Error(`The memo has no ${section} / ${name}.`)
  return memoField
}

/** The field of one founder. */
export function founderFieldIn(memo: ValidatedResponse, position: number, name: string): MemoField {
  const founders = memo['Founder information']
  const memoField = Array.isArray(founders) ? founders[position]?.[name] : undefined
  if (!memoField) throw new Error(`The memo has no founder ${position} / ${name}.`)
  return memoField
}
