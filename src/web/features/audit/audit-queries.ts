import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type AuditFilters, auditEndpoints } from '#contract/audit.ts'
import { callPage } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { appToast } from '#web/ui/toasts.ts'

const pageSize = 50

/** What was done in a workspace, newest first, part by part. */
export function useAudit(id: string, filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: ['audit', id, filters],
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

/** Saves what the filters leave as a table; says so when that fails. */
export async function saveAudit(id: string, filters: AuditFilters): Promise<void> {
  try {
    const { downloadFile } = await import('#web/lib/download-file.ts')
    await downloadFile(auditEndpoints.csv, { params: { id }, query: filters })
  } catch (error) {
    appToast.error({ title: 'Could not save the audit log', description: explainError(error) })
  }
}
