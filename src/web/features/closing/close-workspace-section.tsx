import { lazy, useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { formatDay } from '#web/lib/relative-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { TakeBackButton } from './take-back-button.tsx'

const CloseWorkspaceDialog = lazy(() => import('./close-workspace-dialog.tsx'))

/** The way to delete a workspace, and back while it is closed. */
export function CloseWorkspaceSection({ workspace }: { workspace: Workspace }) {
  const [isOpen, setOpen] = useState(false)
  const { closes_on, name } = workspace
  return (
    <Card aria-labelledby="close-workspace">
      <CardContent className="grid grid-cols-1 gap-3 py-5">
        <div className="grid gap-1">
          <CardTitle id="close-workspace">Delete workspace</CardTitle>
          <p className="text-muted">
            {closes_on === undefined
              ? `${name} is closed at once to all but its owners, and deleted 14 days later with everything in it. Until then an owner ` +
                'can take it back. Make an archive first.'
              : `${name} is closed to all but its owners. It will be deleted on ${formatDay(closes_on)}.`}
          </p>
        </div>
        {closes_on === undefined ? (
          <Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
            Delete workspace…
          </Button>
        ) : (
          <TakeBackButton workspace={workspace} />
        )}
      </CardContent>
      <Opening>{isOpen && <CloseWorkspaceDialog workspace={workspace} onClose={() => setOpen(false)} />}</Opening>
    </Card>
  )
}
