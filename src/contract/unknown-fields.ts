import type { Memo, MemoField } from './memo.ts'
import { indicatorFields, memoSections } from './memo-fields.ts'

/** Returns whether a value says nothing: no value, an empty list, or 'Unknown', of a list as its first item. */
export function isUnknown(value: MemoField['value'] | undefined): boolean {
  const first = Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
  return typeof first === 'string' && (first.trim() === '' || first.trim() === 'Unknown')
}

/** Names of indicators, and the names of the memo's fields for the same thing. */
const fieldNames: Record<string, string> = { 'Customer Type': 'Client Type' }

/**
 * Returns the names of all that a memo could not find: fields in their order, then key facts and indicators, each once.
 * A field that the memo does not hold is not named. A field and a key fact of the same name count as one, known if either has a
 * value. A team with founders is known. Of an indicator its field is read, which has what people changed since.
 */
export function listUnknownFields({
  validated_response,
  json_response,
}: Pick<Memo, 'validated_response' | 'json_response'>): string[] {
  const fields = memoSections.flatMap(({ name: section, fields }) => {
    const content = validated_response[section]
    return content && !Array.isArray(content)
      ? fields.flatMap(({ name }) => (content[name] ? [readValue(name, content[name])] : []))
      : []
  })
  const held = new Set(fields.map(([name]) => name))
  const indicators = listValues(json_response.indicators).filter(([name]) => name in indicatorFields)
  const values = [
    ...fields,
    ...listValues(json_response.unstructured.key_facts),
    ...indicators.filter(([name]) => !held.has(fieldNames[name] ?? name)),
  ].map(([name, value]): [string, MemoField['value'] | undefined] => [fieldNames[name] ?? name, value])
  const known = new Set(values.flatMap(([name, value]) => (isUnknown(value) ? [] : [name])))
  const founders = validated_response['Founder information'] ?? json_response.structured.founders_info.founders
  if (Array.isArray(founders) && founders.length > 0) known.add('Team')
  return [...new Set(values.map(([name]) => name))].filter((name) => !known.has(name))
}

const readValue = (name: string, { value }: MemoField): [string, MemoField['value'] | undefined] => [name, value]

const listValues = (parts: Record<string, { value: MemoField['value'] }>) =>
  Object.entries(parts).map(([name, { value }]): [string, MemoField['value']] => [name, value])
