import { lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Member } from '#contract/members.ts'
import { roleWords } from '#contract/roles.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { paths } from '#web/lib/paths.ts'
import { nameMember } from '#web/lib/use-members.ts'
import { Button } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { RoleSelect } from './role-select.tsx'
import { useChangeRole, useLeave, useRemoveMember } from './team-queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).ConfirmDialog }))

type PersonProps = { workspace: Workspace; member: Member; isSelf: boolean; onRemoved: () => void }

/** A person of the workspace: name, address, role, and what the one who looks may do with them. */
export function PersonRow({ workspace, member, isSelf, onRemoved }: PersonProps) {
  const { workspace_id: id, role } = workspace
  const { user_id: userId, email } = member
  const name = nameMember(member)
  const change = useChangeRole(id)
  const isOwner = role === 'owner'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-full min-[30rem]:basis-0">
        <p className="break-words font-medium">
          {name}
          {isSelf && <span className="font-normal text-muted"> (you)</span>}
        </p>
        {name !== email && <p className="break-words text-muted text-sm">{email}</p>}
      </div>
      {isOwner ? (
        <RoleSelect
          aria-label={`Role of ${name}`}
          value={change.isPending ? change.variables.role : member.role}
          disabled={change.isPending}
          onRole={(next) => change.mutate({ userId, role: next })}
        />
      ) : (
        <span className="text-muted">{roleWords[member.role]}</span>
      )}
      {isSelf ? (
        <Leave workspace={workspace} userId={userId} />
      ) : (
        isOwner && <Remove workspaceId={id} userId={userId} name={name} onRemoved={onRemoved} />
      )}
    </li>
  )
}

type RemoveProps = { workspaceId: string; userId: string; name: string; onRemoved: () => void }

function Remove({ workspaceId, userId, name, onRemoved }: RemoveProps) {
  const [asking, setAsking] = useState(false)
  const remove = useRemoveMember(workspaceId, name)
  return (
    <>
      <Button
        look="outline"
        size="small"
        className="w-20"
        aria-label={`Remove ${name}`}
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      {asking && (
        <Opening>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Remove ${name}?`}
            description="Access ends at once, and so do the links and invitations that they sent. Their deals, edits and comments stay, under their name."
            action="Remove"
            onConfirm={() => remove.mutate(userId, { onSuccess: onRemoved })}
          />
        </Opening>
      )}
    </>
  )
}

function Leave({ workspace: { workspace_id: id, name }, userId }: { workspace: Workspace; userId: string }) {
  const [asking, setAsking] = useState(false)
  const leave = useLeave(id, name)
  const navigate = useNavigate()
  return (
    <>
      <Button
        look="outline"
        size="small"
        className="w-20"
        aria-label="Leave the workspace"
        disabled={leave.isPending}
        onClick={() => setAsking(true)}
      >
        Leave
      </Button>
      {asking && (
        <Opening>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Leave ${name}?`}
            description="Your access ends at once. Your deals, edits and comments stay. Only an owner can let you in again."
            action="Leave"
            onConfirm={() => leave.mutate(userId, { onSuccess: () => navigate(paths.dealList) })}
          />
        </Opening>
      )}
    </>
  )
}
