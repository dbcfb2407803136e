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
  const rest = { validated: false, reason: 'Printed on page 2.', source: { in1: 'quote', in2: null, value: '' } }
  if (type === 'array') return { type, value: Array.isArray(value) ? value : [], ...rest }
  if (type === 'bool') return { type, value: typeof value === 'boolean' ? value : null, ...rest }
  return { type, value: typeof value === 'string' ? value : null, ...rest }
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
