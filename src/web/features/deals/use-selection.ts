import { useCallback, useEffect, useRef, useState } from 'react'
import { dealEndpoints } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-errors.ts'
import { appToast } from '#web/ui/toasts.ts'
import { comparable } from './selection-bar.tsx'

/**
 * The deals that are selected, without those that are gone: `deleted` are known by their events; each time that `missed` grows, events
 * may have been lost, and the server is asked for each one that is selected.
 */
export function useSelection({ deleted, missed }: { deleted: readonly string[]; missed: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set())
  const newest = useRef(selected)
  useEffect(() => {
    newest.current = selected
  }, [selected])
  // Not what a filter hides: deals are also selected from one search to the next.
  useEffect(() => setSelected((now) => without(now, deleted)), [deleted])
  useEffect(() => {
    if (missed === 0 || newest.current.size === 0) return
    listGone([...newest.current])
      .then((gone) => setSelected((now) => without(now, gone)))
      .catch(reportError)
  }, [missed])
  const toggle = useCallback((dealId: string) => setSelected((now) => toggleIn(now, dealId)), [])
  return { selected, toggle, clear: () => setSelected(new Set()) }
}

/** Those of the deals that the server does not have any more; one that it can't be asked for stays. */
async function listGone(ids: readonly string[]): Promise<string[]> {
  const gone = await Promise.all(ids.map(isGone))
  return ids.filter((_, at) => gone[at] === true)
}

async function isGone(dealId: string): Promise<boolean> {
  try {
    await call(dealEndpoints.get, { params: { dealId } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return true
    reportError(error)
  }
  return false
}

/** Returns the selection without deleted deals; the same one where none of them is in it. */
function without(now: ReadonlySet<string>, deleted: readonly string[]): ReadonlySet<string> {
  const gone = new Set(deleted)
  const left = [...now].filter((id) => !gone.has(id))
  return left.length === now.size ? now : new Set(left)
}

/** Returns the selection with a deal taken in or out; the same one where it is full. */
function toggleIn(now: ReadonlySet<string>, dealId: string): ReadonlySet<string> {
  const next = new Set(now)
  if (!next.delete(dealId)) next.add(dealId)
  if (next.size <= comparable.most) return next
  appToast.error({ title: `Could not select a fifth deal`, description: 'At most 4 deals can be compared.' })
  return now
}
