import type { MemoField } from '#contract/memo.ts'
import { isFounderAction } from '#contract/memo-history.ts'
import { applyAct } from './apply-act.ts'
import { isAt } from './change-field.ts'
import { bringBack, forgetFounder, placeFounder, takeOut } from './founder-acts.ts'
import { foundersSection } from './known-founders.ts'
import type { MemoChangeRecord } from './memo-change.ts'
import { getStateField, type MemoState, putStateField } from './memo-state.ts'
import { type Author, isSameValue } from './memo-value.ts'
import { withdrawActs } from './person-acts.ts'

type Signed = MemoChangeRecord & Author
/** `others`: all other changes that hold, oldest first. `isMadeSince`: the memo was made again after the change. */
type Around = { others: readonly Signed[]; author: Author; isMadeSince: boolean }

/** The memo as if an act had not been; null where that can't be told any more. Nothing of the same was changed since. */
export function undoAct(state: MemoState, act: Signed, around: Around): MemoState | null {
  return isFounderAction(act.action) ? undoFounderAct(state, act, around) : undoFieldAct(state, act, around)
}

function undoFieldAct(state: MemoState, act: Signed, { others, isMadeSince }: Around): MemoState | null {
  const now = getStateField(state, act)
  if (!now) return null
  const before = isMadeSince ? undefined : act.detail.before?.[act.field]
  const isHere = (one: Signed) =>
    one.section === act.section && one.field === act.field && one.founderId === act.founderId
  const next = putStateField(state, act, before ?? replayOthers(now, others.filter(isHere)))
  const { removed } = act.detail
  return removed ? { ...next, removed: [...next.removed.filter((one) => !isAt(one, act)), ...removed] } : next
}

/** The field as it was found, with what people did beside the act. */
function replayOthers(now: MemoField, others: readonly Signed[]): MemoField {
  const found = withdrawActs(now)
  return others.reduce((memoField, { by, on, ...one }) => applyAct(memoField, one, { by, on }), found)
}

function undoFounderAct(state: MemoState, act: Signed, { author, isMadeSince }: Around): MemoState | null {
  const { founderId, detail } = act
  if (founderId === null) return null
  switch (act.action) {
    case 'founder_added':
      return forgetFounder(state, founderId)
    case 'founder_removed':
      return bringBack(state, founderId) ?? null
    case 'founder_restored':
      return takeOut(state, founderId, { ...author, state: 'removed' }) ?? null
    case 'founder_moved':
      return placeFounder(state, founderId, detail.at ?? 0)
    default:
      return isMadeSince ? null : undoMerge(state, founderId, detail)
  }
}

function undoMerge(state: MemoState, founderId: string, { into, before = {} }: Signed['detail']): MemoState | null {
  const back = into === undefined ? undefined : bringBack(state, founderId)
  if (!back || into === undefined) return null
  return Object.entries(before).reduce((memo, [field, memoField]) => {
    const place = { section: foundersSection, field, founderId: into }
    const isSame = isSameValue(JSON.stringify(getStateField(memo, place) ?? null), JSON.stringify(memoField))
    return isSame ? memo : putStateField(memo, place, memoField)
  }, back)
}
