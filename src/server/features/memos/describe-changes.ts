import { countStandings } from '#contract/count-standings.ts'
import type { Entry, Memo, MemoField } from '#contract/memo.ts'
import type { ChangesMade } from '#contract/memo-changes.ts'
import { showField } from './add-entered-reasons.ts'
import { listFounderIds } from './known-founders.ts'
import { getStateField, listRemoved, listStateFields, type MemoState, type StatePlace } from './memo-state.ts'

type Evidence = Entry['evidence'][number]

type Told = {
  version: number
  /** The memo as it is stored; what people edited stands in its fields alone. */
  faces: Pick<Memo, 'json_response' | 'flags'>
  /** Whether a field is told though it did not change. */
  isTold: (place: StatePlace) => boolean
  /** The caller knows an older state than the first of the two. */
  isBehind: boolean
}

/** What changed between two states of a memo, fields as people see them, and what else the caller is to be told. */
export function describeChanges(
  before: MemoState,
  after: MemoState,
  { version, faces, isTold, isBehind }: Told,
): ChangesMade {
  const changed = listStateFields(after).filter(
    ({ memoField, ...place }) => getStateField(before, place) !== memoField || isTold(place),
  )
  const removed = listRemoved(after)
  return {
    version,
    fields: changed.map(({ section, field, founderId, memoField }) => ({
      section,
      field,
      ...(founderId !== null && { founder_id: founderId }),
      value: roundBoxes(showField(memoField)),
    })),
    founder_ids: listFounderIds(after.founders),
    ...((isBehind || JSON.stringify(removed) !== JSON.stringify(listRemoved(before))) && { removed }),
    counts: countStandings({ ...faces, validated_response: after.fields }),
  }
}

export const isSamePlace = (one: StatePlace, other: StatePlace): boolean =>
  one.section === other.section && one.field === other.field && one.founderId === other.founderId

/** Boxes are parts of a page: finer than a tenth of a pixel. */
const boxDecimals = 5
const round = (part: number) => Number(part.toFixed(boxDecimals))
const roundAll = (all: Evidence[]): Evidence[] =>
  all.map((one) => ({
    ...one,
    boxes: one.boxes.map(({ x, y, width, height }) => ({
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
    })),
  }))

/** The field with boxes of few digits, since a change is answered at every key. */
function roundBoxes(memoField: MemoField): MemoField {
  const field = memoField.evidence ? { ...memoField, evidence: roundAll(memoField.evidence) } : memoField
  if (field.type !== 'array' || !field.entries) return field
  return { ...field, entries: field.entries.map((entry) => ({ ...entry, evidence: roundAll(entry.evidence) })) }
}
