import type { MemoChange } from '#contract/memo-changes.ts'
import { isFounderAction } from '#contract/memo-history.ts'
import type { MemoChangeRecord } from './memo-change.ts'

/** A field or, without one, a founder as a whole. */
export type Touched = { section: string; field: string | null; founderId: string | null }

/** Stands for the place of a founder among the others: who moves a founder changes no field. */
const order = '#order'

/** What an act is about: of two founders both. */
export function listTouched(op: MemoChange): Touched[] {
  const { section, field = null, founder_id: founderId = null } = op.place
  if (!op.op.startsWith('founder_')) return [{ section, field, founderId }]
  if (op.op === 'founder_move') return [{ section, field: order, founderId }]
  const others = op.op === 'founder_merge' ? [op.into] : []
  return [founderId, ...others].flatMap((id) => (id === null ? [] : [{ section, field: null, founderId: id }]))
}

/** The same of an act that was recorded. */
export function listRecorded(record: Pick<MemoChangeRecord, 'action' | 'section' | 'field' | 'founderId' | 'detail'>) {
  const { action, section, field, founderId, detail } = record
  if (action === 'founder_moved') return [{ section, field: order, founderId }]
  if (!isFounderAction(action)) return [{ section, field, founderId }]
  return [founderId, detail.into ?? null].map((id): Touched => ({ section, field: null, founderId: id }))
}

/** Whether two acts are about the same field, or one is about the founder whose field the other is about. */
export function isSameThing(one: Touched, other: Touched): boolean {
  if (one.section !== other.section || one.founderId !== other.founderId) return false
  return one.field === null || other.field === null || one.field === other.field
}
