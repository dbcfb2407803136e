import type { Contradiction, Entry, Memo, MemoField } from './memo.ts'
import type { SharedField, SharedMemo } from './shared-memo.ts'

const nowhere = '00000000-0000-0000-0000-000000000000'

/** Returns a shared memo in the form of a whole one, for what shows memos; what was kept back is empty. */
export function expandSharedMemo({ name, made_on, pitch_deck_id, fields, json_response, ...shared }: SharedMemo): Memo {
  return {
    id: nowhere,
    version: 0,
    engine: '',
    created_on: made_on,
    deal: { deal_id: nowhere, name },
    source: { url: `/pitch-deck/${pitch_deck_id}`, pitch_deck_id },
    additional_data: '',
    validated_response: Object.fromEntries(
      Object.entries(fields).map(([section, content]) => [
        section,
        Array.isArray(content) ? content.map(expandRecord) : expandRecord(content),
      ]),
    ),
    json_response: { ...json_response, scrappers_status: [] },
    flags: { green: [], red: [], signals: shared.hidden_instructions },
  }
}

const expandRecord = (record: Record<string, SharedField>): Record<string, MemoField> =>
  Object.fromEntries(Object.entries(record).map(([name, field]) => [name, expandField(field)]))

function expandField({ type, value, near, entries, ...marked }: SharedField): MemoField {
  const members = {
    ...expandMarked(marked),
    validated: marked.standing === 'entered' || marked.standing === 'proved',
    reason: '',
    source: { in1: near?.quote ?? null, in2: null, value: near?.value ?? '' },
  }
  if (type === 'bool') return { type, value: typeof value === 'boolean' ? value : null, ...members }
  if (type === 'str') return { type, value: typeof value === 'string' ? value : null, ...members }
  const all = entries?.map(
    ({ value: one, ...rest }): Entry => ({ value: one, reason: '', evidence: [], ...expandMarked(rest) }),
  )
  return { type, value: Array.isArray(value) ? value : [], ...members, ...(all && { entries: all }) }
}

function expandMarked({
  standing,
  contradicted_by,
  entered,
}: Pick<SharedField, 'standing' | 'contradicted_by' | 'entered'>) {
  return {
    standing,
    ...(contradicted_by && { contradicted_by: contradicted_by.map((one): Contradiction => ({ reason: '', ...one })) }),
    // Who and when are not shared.
    ...(entered && { entered: { ...entered, by: null, on: '' } }),
  }
}
