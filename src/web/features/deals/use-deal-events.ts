import { useEffect, useState } from 'react'
import { type Deal, type DealEvent, dealEndpoints } from '#contract/deals.ts'
import { ApiError } from '#web/lib/api-errors.ts'
import { followStream } from '#web/lib/event-stream.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { endSession } from '#web/lib/session.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'
import { applyDealEvent, writeAnnouncement } from './apply-deal-event.ts'
import { makeDealsKey, makeWorkspaceQuery } from './deals-query.ts'

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
 * has ended.
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
      if (!signal.aborted) reportError(error)
    }
    on.close()
    await pause(wait, signal)
    await waitUntilVisible(signal)
    wait = Math.min(wait * 2, longestPause)
  }
}

/** Keeps the deal list up to date while it is shown. `announcement` is the latest change of status as a sentence. */
export function useDealEvents() {
  const workspace = useWorkspaceId()
  const [streamIsOpen, setOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    const key = makeDealsKey(workspace)
    const reload = () => void queryClient.invalidateQueries({ queryKey: key }).catch(reportError)
    const open = () => {
      setOpen(true)
      // Changes from before the stream was open are not in it.
      reload()
    }
    const event = (message: DealEvent) => {
      if (message.type === 'reload') return reload()
      const deals = queryClient.getQueryData<Deal[]>(key)
      if (!deals) return
      const words = writeAnnouncement(deals, message)
      if (words !== null) setAnnouncement(words)
      queryClient.setQueryData<Deal[]>(key, applyDealEvent(deals, message))
    }
    keepFollowing(workspace, controller.signal, { open, event, close: () => setOpen(false) }).catch(reportError)
    return () => controller.abort()
  }, [workspace])
  return { streamIsOpen, announcement }
}
