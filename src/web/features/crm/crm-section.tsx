import { useId } from 'react'
import { explainError } from '#web/lib/api-errors.ts'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CrmForm } from './crm-form.tsx'
import { useCrm } from './crm-queries.ts'

const about =
  'A deal goes to Affinity or Attio with one click from its memo: the company, an entry in a list, proved values and a note. ' +
  'What people have typed there is never overwritten.'

/** Connects the CRM of a workspace: its key, list and fields, and when deals go there. For owners. */
export function CrmSection({ workspaceId }: { workspaceId: string }) {
  const id = useId()
  const crm = useCrm(workspaceId)
  return (
    <Card aria-labelledby={id}>
      <CardContent className="grid gap-4 py-5">
        <div className="grid gap-1">
          <CardTitle id={id}>CRM</CardTitle>
          <p className="text-muted">{about}</p>
        </div>
        {crm.data ? (
          <CrmForm key={crm.data.kind ?? 'none'} workspaceId={workspaceId} saved={crm.data} />
        ) : crm.isError ? (
          <ErrorState
            title="Could not load the CRM"
            message={explainError(crm.error)}
            onRetry={() => void crm.refetch()}
            className="py-6"
          />
        ) : (
          <div role="status" aria-label="Loading the CRM…" className="grid max-w-sm gap-2">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        )}
      </CardContent>
    </Card>
  )
}
