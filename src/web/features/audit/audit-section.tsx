import { useState } from 'react'
import type { AuditFilters } from '#contract/audit.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { saveAudit, useAudit, useAuditAfterActs } from './audit-queries.ts'
import { AuditRow } from './audit-row.tsx'

/** Who did what in the workspace when, with filters, part by part, and as a table to save. */
export function AuditSection({ workspace }: { workspace: Workspace }) {
  const { workspace_id: id } = workspace
  const [filters, setFilters] = useState<AuditFilters>({})
  useAuditAfterActs(id)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveAudit(id, filters)
    setSaving(false)
  }
  return (
    <Card aria-labelledby="audit-log">
      <CardContent className="grid grid-cols-1 gap-4 py-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <CardTitle id="audit-log">Audit log</CardTitle>
            <p className="text-muted">
              Who did what when: sign-ins, people, keys, settings, shares, exports and deletions. Kept for 24 months.
            </p>
          </div>
          <Button look="outline" disabled={isSaving} onClick={() => void save()}>
            {isSaving && <Spinner />}
            Save as CSV
          </Button>
        </div>
        <AuditFilterBar workspaceId={id} filters={filters} onFilters={setFilters} />
        <AuditList id={id} filters={filters} onClear={() => setFilters({})} />
      </CardContent>
    </Card>
  )
}

type AuditListProps = { id: string; filters: AuditFilters; onClear: () => void }

function AuditList({ id, filters, onClear }: AuditListProps) {
  const audit = useAudit(id, filters)
  if (audit.isPending)
    return (
      <div role="status" aria-label="Loading the audit log…" className="grid gap-2">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    )
  if (audit.isError && !audit.data)
    return (
      <ErrorState
        title="Could not load the audit log"
        message={explainError(audit.error)}
        onRetry={() => void audit.refetch()}
        className="py-6"
      />
    )
  const entries = audit.data.pages.flatMap(({ results }) => results)
  if (entries.length === 0)
    return (
      <div className="grid justify-items-start gap-2 text-muted">
        <p>Nothing of this kind in the last 24 months.</p>
        {(filters.event ?? filters.who) !== undefined && (
          <Button look="outline" size="small" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    )
  return (
    <div className="grid gap-3">
      <ul aria-label="Audit log" aria-busy={audit.isPlaceholderData} className="grid divide-y border-y">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {audit.hasNextPage && (
        <Button
          look="outline"
          className="justify-self-start"
          disabled={audit.isFetchingNextPage}
          onClick={() => void audit.fetchNextPage()}
        >
          {audit.isFetchingNextPage && <Spinner />}
          Show earlier
        </Button>
      )}
    </div>
  )
}
