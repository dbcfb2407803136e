import type { Invite } from '#contract/invites.ts'
import { roleWords } from '#contract/roles.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useInvite, useInvites, useWithdrawInvite } from './team-queries.ts'

type PendingProps = { workspaceId: string; onGone: () => void }

/** The invitations that wait for an answer. */
export function PendingInvites({ workspaceId, onGone }: PendingProps) {
  const invites = useInvites(workspaceId, true)
  if (invites.isError && !invites.data)
    return (
      <ErrorState
        title="Could not load the invitations"
        message={explainError(invites.error)}
        onRetry={() => void invites.refetch()}
        className="py-6"
      />
    )
  if (!invites.data || invites.data.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-medium text-sm">Invited</h3>
      <ul aria-label="Invited" className="grid divide-y border-y">
        {invites.data.map((invite) => (
          <InviteRow key={invite.id} workspaceId={workspaceId} invite={invite} onGone={onGone} />
        ))}
      </ul>
    </div>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

function InviteRow({ workspaceId, invite, onGone }: { workspaceId: string; invite: Invite; onGone: () => void }) {
  const { email, role, is_open: isOpen, expires_on: expires } = invite
  const resend = useInvite(workspaceId)
  const withdraw = useWithdrawInvite(workspaceId)
  const busy = resend.isPending || withdraw.isPending
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-full min-[30rem]:basis-0">
        <p className="break-words">{email}</p>
        <p className="text-muted text-sm">
          {roleWords[role]} · {isOpen ? `until ${day.format(new Date(expires))}` : 'expired'}
        </p>
      </div>
      <Button
        look="outline"
        size="small"
        disabled={busy}
        aria-label={`Send again to ${email}`}
        onClick={() => resend.mutate({ email, role }, { onSuccess: onGone })}
      >
        Send again
      </Button>
      <Button
        look="outline"
        size="small"
        disabled={busy}
        aria-label={`Withdraw the invitation of ${email}`}
        onClick={() => withdraw.mutate(invite, { onSuccess: onGone })}
      >
        Withdraw
      </Button>
    </li>
  )
}
