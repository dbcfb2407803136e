import { useId } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { ownersOnly } from '#web/lib/use-workspaces.ts'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { Label } from '#web/ui/label.tsx'
import { Locked } from '#web/ui/locked.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useSaveWorkspace } from './use-save-workspace.ts'

/** Says which requests are made to companies’ own sites, and turns them on and off. */
export function CompanySitesSection({ workspace, className }: { workspace: Workspace; className?: string }) {
  const id = useId()
  const save = useSaveWorkspace(workspace)
  const isOn = save.isPending ? save.variables.read_company_sites : workspace.read_company_sites
  return (
    <Card aria-labelledby={`${id}-title`} className={className}>
      <CardContent className="grid gap-3 py-5">
        <CardTitle id={`${id}-title`}>Company sites</CardTitle>
        <Locked reason={workspace.role === 'owner' ? null : ownersOnly}>
          <div className="flex items-center gap-3">
            <Switch
              id={id}
              aria-describedby={`${id}-about`}
              checked={isOn ?? false}
              disabled={save.isPending}
              onCheckedChange={(read_company_sites) => save.mutate({ name: workspace.name, read_company_sites })}
            />
            <Label htmlFor={id}>Read company sites</Label>
          </div>
        </Locked>
        <div id={`${id}-about`} className="grid gap-1 text-muted">
          <p>
            For each memo, Firstread then opens up to 12 pages of the company’s own site, one a second, and fills what
            deck and updates leave unstated. Each value shows its page.
          </p>
          <p>
            The site sees requests from this server under the name Firstread. Pages that its robots.txt refuses are left
            out, and nothing of the deck is sent. Off by default.
          </p>
        </div>
      </CardContent>
    </Card>
  )
}
