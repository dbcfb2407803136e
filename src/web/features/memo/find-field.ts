import type { Memo, MemoField } from '#contract/memo.ts'
import { type IndicatorName, indicatorFields, memoSections } from '#contract/memo-fields.ts'

/** Returns the field of that name outside the founders' section; undefined where the memo has none. */
export function findField(
  { validated_response }: Pick<Memo, 'validated_response'>,
  name: string,
): MemoField | undefined {
  for (const content of Object.values(validated_response)) {
    const field = Array.isArray(content) ? undefined : content[name]
    if (field) return field
  }
}

/** Returns the field that an indicator is filled from. */
export function findIndicatorField(memo: Pick<Memo, 'validated_response'>, indicator: IndicatorName) {
  const definitions = memoSections.flatMap(({ fields }): ReadonlyArray<{ key: string; name: string }> => fields)
  const definition = definitions.find(({ key }) => key === indicatorFields[indicator])
  return definition && findField(memo, definition.name)
}

/** Returns the fields of the founder at a position, the same in both faces: two founders can bear one name. */
export function findFounder(
  { validated_response }: Pick<Memo, 'validated_response'>,
  position: number,
): Readonly<Record<string, MemoField>> {
  const founders = validated_response['Founder information']
  return (Array.isArray(founders) && founders[position]) || {}
}
