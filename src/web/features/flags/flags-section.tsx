import { Link } from 'react-router'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatFlagCount } from './flag-count.ts'
import { useFlagTemplate } from './flag-queries.ts'

/** What the workspace flags, in a line, and the way to change it. */
export function FlagsSection({ className }: { className?: string }) {
  const mayEdit = useMay('member')
  return (
    <Card aria-labelledby="flags-section" className={className}>
      <CardContent className="flex flex-wrap items-center justify-between gap-4 py-5">
        <div className="grid gap-1">
          <CardTitle id="flags-section">Green and red flags</CardTitle>
          <SavedFlags />
        </div>
        <Button asChild look="outline">
          <Link to={paths.workspaceFlags}>{mayEdit ? 'Edit flags' : 'See flags'}</Link>
        </Button>
      </CardContent>
    </Card>
  )
}

function SavedFlags() {
  const template = useFlagTemplate()
  if (template.isPending) return <Skeleton className="h-5 w-28" />
  if (template.isError) return <p className="text-muted">{explainError(template.error)}</p>
  if (!template.data) return <p className="text-muted">None yet. Deals are flagged once you choose some.</p>
  return <p className="text-muted tabular">{formatFlagCount(template.data)}</p>
}
