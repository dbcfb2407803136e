import type { ValidatedResponse } from '#contract/memo.ts'
import { listSources } from '#engine/memo-reader.ts'
import { type MarksByNumber, readCitations } from './citations.ts'
import { listFields, makePlaceKey } from './follow-edits.ts'

/** Returns marks for prose that was stored without any: each citation is of what is found, unless its place proves a field. */
export function markUnproved(markdown: string, memo: ValidatedResponse): MarksByNumber {
  const proved = listFields(memo).filter(({ standing }) => standing === 'proved')
  const places = new Set(proved.flatMap(listSources).map(makePlaceKey))
  const { citations } = readCitations(markdown)
  return Object.fromEntries(
    citations.flatMap(({ number, source }) => (places.has(makePlaceKey(source)) ? [] : [[number, 'found' as const]])),
  )
}
