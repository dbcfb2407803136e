import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Memo, memo, memoEndpoints } from '#contract/memo.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-errors.ts'
import { changeField, type FieldChange } from './memo-rows.ts'

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

/** A save that was refused because someone else saved first, with the newest memo. */
export type SaveConflict = { change: FieldChange; newest: Memo }

/** Returns the newest memo that came with a refused save; null for any other error. */
export function pickNewest(error: unknown): Memo | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null
  const newest = memo.safeParse(error.results)
  return newest.success ? (newest.data as Memo) : null
}

/** What a save did: made a new version, or left the memo as it was. */
export type SaveOutcome = 'saved' | 'unchanged'

/**
 * Saves one changed or confirmed field: the whole memo is sent with its version, and the server's response replaces
 * the local copy. Saves of one memo run one after the other.
 */
export function useSaveField(id: string, onConflict: (conflict: SaveConflict) => void) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `memo ${id}` },
    mutationFn: async (change: FieldChange) => {
      const current = readLocalMemo(client, id)
      const body = { validated_response: changeField(current.validated_response, change), version: current.version }
      return { saved: await call(memoEndpoints.save, { params: { id }, body }), sentVersion: current.version }
    },
    onSuccess: ({ saved }) => {
      const current = readLocalMemo(client, id)
      client.setQueryData(makeMemoQuery(id).queryKey, {
        ...current,
        version: saved.version,
        validated_response: saved.validated_response as Memo['validated_response'],
      })
      void client.invalidateQueries({ queryKey: makeMemoKey(id) })
    },
    onError: (error, change) => {
      const newest = pickNewest(error)
      if (newest) onConflict({ change, newest })
    },
  })
}

/** Takes the newest memo as the local copy. */
export function useTakeNewest(id: string): (newest: Memo) => void {
  const client = useQueryClient()
  return (newest) => client.setQueryData(makeMemoQuery(id).queryKey, newest)
}

function readLocalMemo(client: QueryClient, id: string): Memo {
  const current = client.getQueryData(makeMemoQuery(id).queryKey)
  if (!current) throw new Error('The memo is not loaded.')
  return current
}
