import { useCallback, useEffect, useRef, useState } from 'react'
import { type Deal, type DealEvent, dealEndpoints } from '#contract/deals.ts'
import { ApiError } from '#web/lib/api-errors.ts'
import { type DealPages, dealsKey, makeListsKey } from '#web/lib/deal-cache.ts'
import { followStream } from '#web/lib/event-stream.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { endSession } from '#web/lib/session.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'
import { applyDealEvent, isNewDeal, type ShownList, writeAnnouncement } from './apply-deal-event.ts'
import { makeWorkspaceQuery } from './deals-query.ts'
import { isWorkspaceLost } from './lost-workspace.ts'

const firstPause = 1_000
const longestPause = 30_000

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Waits until the page is visible: a hidden page does not reconnect, so that the server can end surplus streams. */
function waitUntilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}

/**
 * Follows the stream and reconnects after every end, with a longer pause after each failure. It stops once the session
 * has ended, or the person is not in the workspace any more.
 */
async function keepFollowing(
  workspace: string | null,
  signal: AbortSignal,
  on: { open: () => void; event: (event: DealEvent) => void; close: () => void },
): Promise<void> {
  let wait = firstPause
  const open = () => {
    wait = firstPause
    on.open()
  }
  while (!signal.aborted) {
    try {
      await followStream(
        dealEndpoints.events,
        { query: makeWorkspaceQuery(workspace) },
        { signal, open, event: on.event },
      )
    } catch (error) {
      if (error instanceof ApiError && error.code === 401) return endSession()
      if (!signal.aborted && isRefusal(error) && (await isWorkspaceLost(workspace))) return on.close()
      if (!signal.aborted) reportError(error)
    }
    on.close()
    await pause(wait, signal)
    await waitUntilVisible(signal)
    wait = Math.min(wait * 2, longestPause)
  }
}

/** Whether the workspace is not the person's, is closed to them, or there is none. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [403, 404, 409].includes(error.code)

/** Asks again for all under a key, and once more for what was on its way for the first time: that may have been read before. */
async function askAgain(queryKey: readonly unknown[]): Promise<void> {
  const isFirst = queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
  await queryClient.invalidateQueries({ queryKey })
  if (isFirst) await queryClient.invalidateQueries({ queryKey })
}

/**
 * Keeps the lists up to date while one is shown. `announcement` is the latest change of status as a sentence; `arrived` are
 * the deals that came since the list was loaded, which `showArrived` loads; `deleted` the ids of those that went;
 * `missed` grows each time that events may have been lost.
 */
export function useDealEvents() {
  const workspace = useWorkspaceId()
  const [streamIsOpen, setOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const [arrived, setArrived] = useState<readonly Deal[]>([])
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const [missed, setMissed] = useState(0)
  const shown = useRef<ShownList>({ deals: [], hasMore: false, isByUpdate: true })
  const reload = useCallback(() => {
    setArrived([])
    return askAgain([...dealsKey, workspace]).catch(reportError)
  }, [workspace])
  useEffect(() => {
    const controller = new AbortController()
    const catchUp = () => {
      setMissed((now) => now + 1)
      void reload()
    }
    const open = () => {
      setOpen(true)
      // Changes from before the stream was open are not in it.
      catchUp()
    }
    const event = (message: DealEvent) => {
      if (message.type === 'reload') return catchUp()
      const { deals } = shown.current
      const words = writeAnnouncement(deals, message)
      if (words !== null) setAnnouncement(words)
      const id = message.type === 'deal' ? message.deal.deal_id : message.deal_id
      if (message.type === 'deleted') setDeleted((now) => [...now, id])
      const isNew = message.type === 'deal' && isNewDeal(shown.current, message.deal)
      setArrived((now) => {
        const others = now.filter((deal) => deal.deal_id !== id)
        return isNew ? [...others, message.deal] : others
      })
      queryClient.setQueriesData<DealPages>({ queryKey: makeListsKey(workspace) }, (pages) =>
        applyDealEvent(pages, message),
      )
      if (isCounted(deals, message))
        void queryClient.invalidateQueries({ queryKey: [...dealsKey, workspace, 'counts'] }).catch(reportError)
    }
    keepFollowing(workspace, controller.signal, { open, event, close: () => setOpen(false) }).catch(reportError)
    return () => controller.abort()
  }, [workspace, reload])
  const keepShown = useCallback((list: ShownList) => {
    shown.current = list
  }, [])
  return { streamIsOpen, announcement, arrived, deleted, missed, showArrived: reload, keepShown }
}

/** Returns whether an event changes how many deals there are of a status or of a decision. */
function isCounted(deals: readonly Deal[], event: Exclude<DealEvent, { type: 'reload' }>): boolean {
  if (event.type === 'deleted') return true
  const before = deals.find(({ deal_id }) => deal_id === event.deal.deal_id)
  return before?.status !== event.deal.status || before.decision?.decision !== event.deal.decision?.decision
}
