import { FlagsSection } from '#web/features/flags/flags-section.tsx'
import { LanguageModelSection } from '#web/features/language-model/language-model-section.tsx'
import { PeopleSection } from '#web/features/team/people-section.tsx'
import { UnconfirmedMailSection } from '#web/features/unconfirmed-mail/unconfirmed-mail-section.tsx'
import { CompanySitesSection } from '#web/features/workspaces/company-sites-section.tsx'
import { ConnectionsSection } from '#web/features/workspaces/connections-section.tsx'
import { DataSection } from '#web/features/workspaces/data-section.tsx'
import { KeepDealsSection } from '#web/features/workspaces/keep-deals-section.tsx'
import { useActiveWorkspace } from '#web/features/workspaces/use-active-workspace.ts'
import { WorkspaceForm } from '#web/features/workspaces/workspace-form.tsx'
import { explainError } from '#web/lib/api-errors.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { ownersOnly, useMay } from '#web/lib/use-workspaces.ts'
import { Card, CardContent } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Locked } from '#web/ui/locked.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function WorkspaceEditScreen() {
  usePageTitle('Your Workspace')
  return (
    <>
      <PageHeader title="Your Workspace" lead="Everyone in it sees the same deals." />
      <Card className="max-w-2xl">
        <CardContent className="py-6">
          <WorkspaceState />
        </CardContent>
      </Card>
      <PeopleOfWorkspace />
      <MailOfWorkspace />
      <FlagsSection className="mt-4 max-w-2xl" />
      <ReadingOfWorkspace />
      <ConnectionsSection className="mt-4 max-w-2xl" />
      <DataSection className="mt-4 max-w-2xl" />
    </>
  )
}

function PeopleOfWorkspace() {
  const { workspace } = useActiveWorkspace()
  if (!workspace) return null
  return <PeopleSection key={workspace.workspace_id} workspace={workspace} className="mt-4 max-w-2xl" />
}

function MailOfWorkspace() {
  const { workspace } = useActiveWorkspace()
  const mayDecide = useMay('member')
  if (!workspace || !mayDecide) return null
  return <UnconfirmedMailSection key={workspace.workspace_id} workspace={workspace} className="mt-4 max-w-2xl" />
}

/** What memos are made from beside the deck: companies' sites and a language model, and what a model may not have. */
function ReadingOfWorkspace() {
  const { workspace } = useActiveWorkspace()
  if (!workspace) return null
  const id = workspace.workspace_id
  return (
    <>
      <CompanySitesSection key={`sites ${id}`} workspace={workspace} className="mt-4 max-w-2xl" />
      <KeepDealsSection key={`kept ${id}`} workspace={workspace} className="mt-4 max-w-2xl" />
      <LanguageModelSection key={`model ${id}`} workspace={workspace} className="mt-4 max-w-2xl" />
    </>
  )
}

function WorkspaceState() {
  const { query, workspace } = useActiveWorkspace()
  if (workspace)
    return (
      <Locked reason={workspace.role === 'owner' ? null : ownersOnly}>
        <WorkspaceForm key={workspace.workspace_id} workspace={workspace} />
      </Locked>
    )
  if (query.isError)
    return (
      <ErrorState
        title="Could not load your workspace"
        message={explainError(query.error)}
        onRetry={() => query.refetch()}
        className="py-6"
      />
    )
  if (query.isSuccess) return <p className="text-muted">You have no workspace yet.</p>
  return (
    <div className="grid max-w-sm gap-2">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-9" />
      <Skeleton className="mt-4 h-9 w-16" />
    </div>
  )
}
