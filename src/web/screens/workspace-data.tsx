import { ArchiveSection } from '#web/features/archives/archive-section.tsx'
import { AuditSection } from '#web/features/audit/audit-section.tsx'
import { CloseWorkspaceSection } from '#web/features/closing/close-workspace-section.tsx'
import { RetentionSection } from '#web/features/retention/retention-section.tsx'
import { OwnersOnly } from '#web/features/workspaces/owners-only.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const title = 'Data and audit log'

/** What the workspace keeps, for how long, and what was done in it. */
export function WorkspaceDataScreen() {
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} lead="What is kept and for how long, and who did what when." />
      <OwnersOnly reason="Only owners see what is kept and what was done. Ask an owner of the workspace.">
        {(workspace) => (
          <>
            <ArchiveSection workspace={workspace} />
            <RetentionSection workspace={workspace} />
            <CloseWorkspaceSection workspace={workspace} />
            <AuditSection workspace={workspace} />
          </>
        )}
      </OwnersOnly>
    </>
  )
}
