import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AuditFilters, auditEndpoints } from '#contract/audit.ts'
import { callPage } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { appToast } from '#web/ui/toasts.ts'

const pageSize = 50

const makeKey = (id: string) => ['audit', id]

/** What was done in a workspace, newest first, part by part. */
export function useAudit(id: string, filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: [...makeKey(id), filters],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        auditEndpoints.list,
        { params: { id }, query: { ...filters, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Everything done elsewhere adds to it.
    staleTime: 0,
  })
}

/** Reads the log again after each act on the page, which may have added to it. */
export function useAuditAfterActs(id: string): void {
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queryClient.invalidateQueries({ queryKey: makeKey(id) })
      }),
    [id],
  )
}

/** Saves what the filters leave as a table; says so when that fails. */
export async function saveAudit(id: string, filters: AuditFilters): Promise<void> {
  try {
    const { downloadFile } = await import('#web/lib/download-file.ts')
    await downloadFile(auditEndpoints.csv, { params: { id }, query: filters })
    await queryClient.invalidateQueries({ queryKey: makeKey(id) })
  } catch (error) {
    appToast.error({ title: 'Could not save the audit log', description: explainError(error) })
  }
}
