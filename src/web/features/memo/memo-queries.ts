import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Memo, memo, memoEndpoints } from '#contract/memo.ts'
import { type ChangesMade, type MemoChange, memoChangeEndpoints } from '#contract/memo-changes.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-errors.ts'
import { askBeforeLeaving } from '#web/lib/ask-before-leaving.ts'

export const makeMemoKey = (id: string) => ['memo', id] as const

function makeMemoQuery(id: string) {
  return queryOptions({
    queryKey: makeMemoKey(id),
    // The answer was parsed by the contract; Memo only names the record type of its sections.
    queryFn: async ({ signal }) => (await call(memoEndpoints.get, { params: { id } }, { signal })) as Memo,
  })
}

export function useDealMemo(id: string) {
  return useQuery(makeMemoQuery(id))
}

/** Returns the newest memo that came with a refused change; null for any other error. */
export function pickNewest(error: unknown): Memo | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null
  const newest = memo.safeParse(error.results)
  return newest.success ? (newest.data as Memo) : null
}

/** The editable face of a memo, and its version. */
export type SavedMemo = Pick<Memo, 'validated_response' | 'version'>

/** What changes a memo, on the server and in the copy that all parts of the screen show. */
export type MemoCalls = {
  /** Sends the whole memo; returns the editable face as the server has it then. */
  save: (memo: Memo) => Promise<SavedMemo>
  change: (change: MemoChange, version: number) => Promise<ChangesMade>
  undo: (version: number) => Promise<ChangesMade>
  /** Shows a memo everywhere on the screen; returns the copy that is shown. */
  show: (memo: Memo) => Memo
  /** Loads what follows from a change: the read view, flags, the history. */
  refresh: () => void
  /** Asks before the page is left; returns what ends that. */
  holdPage: () => () => void
}

export function makeMemoCalls(client: QueryClient, id: string): MemoCalls {
  const { queryKey } = makeMemoQuery(id)
  const params = { id }
  return {
    // The answer was parsed by the contract; SavedMemo only names the record type of its sections.
    save: async ({ validated_response, version }) =>
      (await call(memoEndpoints.save, { params, body: { validated_response, version } })) as SavedMemo,
    // What was sent arrives, also when the page is closed at once.
    change: (change, version) =>
      call(memoChangeEndpoints.change, { params, body: { version, changes: [change] } }, { keepalive: true }),
    undo: (version) => call(memoChangeEndpoints.undo, { params, body: { version } }, { keepalive: true }),
    show: (shown) => {
      // An answer that was asked for before the change does not have it.
      void client.cancelQueries({ queryKey, exact: true })
      return client.setQueryData(queryKey, shown) ?? shown
    },
    refresh: () => void client.invalidateQueries({ queryKey }),
    holdPage: askBeforeLeaving,
  }
}
