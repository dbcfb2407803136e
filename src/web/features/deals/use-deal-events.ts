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

/** A page that nobody looks at comes back only when somebody does; so the server may end streams that are too many. */
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
 * Follows the stream and comes back after every end, waiting longer each time nothing could be opened. A sign-in that has
 * ended is not tried again.
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

/** Keeps the deal list true while it is shown. `announcement` is the latest change of status, in words. */
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
      // What changed before the stream stood is not in it.
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
