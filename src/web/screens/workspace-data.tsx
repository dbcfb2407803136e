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
        {({ name }) => (
          <p className="text-muted">Decks, memos and comments of {name} are kept until a person deletes them.</p>
        )}
      </OwnersOnly>
    </>
  )
}
