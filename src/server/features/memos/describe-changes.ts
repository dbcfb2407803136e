import { countStandings } from '#contract/count-standings.ts'
import type { MemoFlags } from '#contract/memo.ts'
import type { ChangesMade } from '#contract/memo-changes.ts'
import { showField } from './add-entered-reasons.ts'
import { listFounderIds } from './known-founders.ts'
import { getStateField, listRemoved, listStateFields, type MemoState, type StatePlace } from './memo-state.ts'

/** What changed between two states of a memo, fields as people see them; those `asked` for are told though they did not change. */
export function describeChanges(
  before: MemoState,
  after: MemoState,
  { version, flags, asked }: { version: number; flags: MemoFlags; asked: readonly StatePlace[] },
): ChangesMade {
  const isAsked = (place: StatePlace) => asked.some((one) => isSamePlace(one, place))
  const changed = listStateFields(after).filter(
    ({ memoField, ...place }) => getStateField(before, place) !== memoField || isAsked(place),
  )
  const removed = listRemoved(after)
  return {
    version,
    fields: changed.map(({ section, field, founderId, memoField }) => ({
      section,
      field,
      ...(founderId !== null && { founder_id: founderId }),
      value: showField(memoField),
    })),
    founder_ids: listFounderIds(after.founders),
    ...(JSON.stringify(removed) !== JSON.stringify(listRemoved(before)) && { removed }),
    counts: countStandings({ validated_response: after.fields, flags }),
  }
}

export const isSamePlace = (one: StatePlace, other: StatePlace): boolean =>
  one.section === other.section && one.field === other.field && one.founderId === other.founderId
