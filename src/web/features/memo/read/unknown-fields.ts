import type { Memo } from '#contract/memo.ts'
import { indicatorFields, keyFactNames } from '#contract/memo-fields.ts'
import { isUnknown, rowsOf } from '../memo-rows.ts'

/** Names of all that the memo could not find: fields in their order, then key facts and indicators not named already. */
export function unknownFields(memo: Memo): string[] {
  const fields = rowsOf(memo.validated_response)
    .filter((row) => row.founder === null && isUnknown(row.field.value))
    .map((row) => row.name)
  const { key_facts: facts } = memo.json_response.unstructured
  const keyFacts = keyFactNames.filter((name) => isUnknown(facts[name].value))
  const indicators = Object.entries(memo.json_response.indicators)
    .filter(([name, { value }]) => name in indicatorFields && isUnknown(value))
    .map(([name]) => (name === 'Customer Type' ? 'Client Type' : name))
  return [...new Set([...fields, ...keyFacts, ...indicators])]
}
