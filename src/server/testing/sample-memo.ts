import type { Memo, MemoField, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import { keyFactNames } from '#contract/memo-fields.ts'
import { composeReadFace } from '#engine/compose/compose-read-face.ts'
import { blankMemo } from './blank-memo.ts'

export const sampleDeckId = '0190c5f4-1111-7000-8000-000000000001'

type Values = Record<string, MemoField['value']>
type Parts = {
  name?: string
  values?: Values
  founders?: Values[]
  facts?: Record<string, string>
  flags?: Memo['flags']
}

/** A memo as the server answers it, of the given values by field name; each stands on page 2 and is proved. */
export function sampleMemo({ name = 'Gravelow', values = {}, founders = [], facts = {}, flags }: Parts = {}): Memo {
  const validated_response = blankMemo(values, founders)
  for (const field of allFields(validated_response)) {
    if (field.value === null || (Array.isArray(field.value) && field.value.length === 0)) continue
    const quote = Array.isArray(field.value) ? field.value.join(', ') : String(field.value)
    const source = { in1: quote, in2: null, value: pageLink(2) }
    Object.assign(field, { standing: 'proved', validated: true, source })
    if (field.type === 'array') for (const entry of field.entries ?? []) entry.standing = 'proved'
  }
  const noSources: SourceLink[] = []
  const keyFacts = Object.fromEntries(
    keyFactNames.map((fact) => [fact, { value: facts[fact] ?? 'Unknown', source: noSources }]),
  )
  return {
    id: '0190c5f4-1111-7000-8000-000000000002',
    version: 3,
    engine: 'offline-2',
    created_on: '2026-03-01T23:30:00.000Z',
    deal: { deal_id: '0190c5f4-1111-7000-8000-000000000003', name },
    source: { url: '', pitch_deck_id: sampleDeckId },
    additional_data: '',
    validated_response,
    json_response: composeReadFace(validated_response, {
      // Every name of `keyFactNames` is a key here.
      keyFacts: keyFacts as Memo['json_response']['unstructured']['key_facts'],
      scrappersStatus: [],
    }),
    flags: flags ?? { green: [], red: [], signals: [] },
  }
}

export const pageLink = (page: number) => `pitch_deck/${sampleDeckId}?page=${page}`

function allFields(memo: ValidatedResponse): MemoField[] {
  return Object.values(memo).flatMap((content) =>
    (Array.isArray(content) ? content : [content]).flatMap((fields) => Object.values(fields)),
  )
}
