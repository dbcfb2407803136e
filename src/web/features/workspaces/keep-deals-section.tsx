import { useId } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { ownersOnly } from '#web/lib/use-workspaces.ts'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { Locked } from '#web/ui/locked.tsx'
import { SwitchField } from '#web/ui/switch-field.tsx'
import { useSaveWorkspace } from './use-save-workspace.ts'

const about =
  'Nothing of any deal is sent to a language model, those that come by email included. Memos that were made with one stay ' +
  'until they are regenerated. A single deal is kept at its upload, or from its memo’s menu.'

/** Keeps all deals of a workspace from language models, those that come by email too. */
export function KeepDealsSection({ workspace, className }: { workspace: Workspace; className?: string }) {
  const id = useId()
  const save = useSaveWorkspace(workspace)
  const isOn = (save.isPending ? save.variables.no_model : workspace.no_model) ?? false
  return (
    <Card aria-labelledby={id} className={className}>
      <CardContent className="grid gap-3 py-5">
        <CardTitle id={id}>Confidential deals</CardTitle>
        <Locked reason={workspace.role === 'owner' ? null : ownersOnly}>
          <SwitchField
            label="Keep all deals from models"
            hint={about}
            checked={isOn}
            disabled={save.isPending}
            onChange={(no_model) => save.mutate({ name: workspace.name, no_model })}
          />
        </Locked>
      </CardContent>
    </Card>
  )
}
