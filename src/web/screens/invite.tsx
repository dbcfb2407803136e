import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { ReceivedInvite } from '#contract/invites.ts'
import type { Role } from '#contract/roles.ts'
import type { User } from '#contract/user.ts'
import { AuthLayout, OrRule } from '#web/features/accounts/auth-layout.tsx'
import { GoogleButton } from '#web/features/accounts/google-button.tsx'
import { signOutHere } from '#web/features/accounts/sign-out.ts'
import { JoinForm } from '#web/features/team/join-form.tsx'
import { useAcceptInvite, useReceivedInvite } from '#web/features/team/received-invite-queries.ts'
import { ApiError, explainError, readServerMessage } from '#web/lib/api-errors.ts'
import { keepAskedPage } from '#web/lib/asked-page.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'

const rights: Record<Role, string> = {
  viewer: 'You can read its deals and comment on them.',
  member: 'You can work on its deals.',
  owner: 'You can work on its deals and manage its people and settings.',
}

/** An invitation to a workspace: who invites, to what, and the way in for the person with that address. */
export function InviteScreen() {
  const { key = '' } = useParams()
  const invite = useReceivedInvite(key)
  usePageTitle('Invitation')
  if (invite.data) return <Received inviteKey={key} invite={invite.data} />
  if (invite.isError) return <Unusable error={invite.error} onRetry={() => void invite.refetch()} />
  return (
    <AuthLayout title="Invitation" lead="Loading the invitation…">
      <Skeleton className="h-10" />
    </AuthLayout>
  )
}

function Unusable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const user = useUser()
  const isFinal = error instanceof ApiError && error.code < 500
  return (
    <AuthLayout title="Could not open the invitation" lead={explainError(error)}>
      {isFinal ? (
        <Button asChild look="outline" size="large">
          <Link to={user ? paths.dealList : paths.signIn}>{user ? 'Go to the deal list' : 'Go to sign in'}</Link>
        </Button>
      ) : (
        <Button look="outline" size="large" onClick={onRetry}>
          Retry
        </Button>
      )}
    </AuthLayout>
  )
}

function Received({ inviteKey, invite }: { inviteKey: string; invite: ReceivedInvite }) {
  const user = useUser()
  const navigate = useNavigate()
  const { workspace, invited_by: by, role, email } = invite
  const goOn = ({ needsName }: { needsName: boolean }) => {
    flowToast.dismiss()
    return needsName ? navigate(paths.onboardingProfile, { state: { invited: true } }) : navigate(paths.dealList)
  }
  return (
    <AuthLayout
      title={`Join ${workspace}`}
      lead={`${by === '' ? 'You are invited.' : `${by} invites you.`} ${rights[role]}`}
    >
      {user === null ? (
        <WaysIn inviteKey={inviteKey} invite={invite} onJoined={goOn} />
      ) : isSameAddress(user, email) ? (
        <Accept inviteKey={inviteKey} onJoined={goOn} />
      ) : (
        <OtherAccount invited={email} signedInAs={user.email} />
      )}
    </AuthLayout>
  )
}

const isSameAddress = (user: User, email: string) =>
  user.email.normalize('NFKC').toLowerCase() === email.normalize('NFKC').toLowerCase()

type JoinProps = { inviteKey: string; onJoined: (outcome: { needsName: boolean }) => void }

function Accept({ inviteKey, onJoined }: JoinProps) {
  const accept = useAcceptInvite(inviteKey)
  const onError = (error: Error) =>
    flowToast.error({ title: 'Could not accept the invitation', description: readServerMessage(error) })
  return (
    <Button
      size="large"
      disabled={accept.isPending}
      onClick={() => accept.mutate(undefined, { onSuccess: onJoined, onError })}
    >
      {accept.isPending && <Spinner />}
      Accept invitation
    </Button>
  )
}

function OtherAccount({ invited, signedInAs }: { invited: string; signedInAs: string }) {
  return (
    <div className="grid gap-4">
      <p>
        This invitation is for <Address>{invited}</Address>. You are signed in as <Address>{signedInAs}</Address>.
      </p>
      <Button size="large" onClick={signOutHere}>
        Sign out and continue
      </Button>
      <Button asChild look="outline" size="large">
        <Link to={paths.dealList}>Stay signed in</Link>
      </Button>
    </div>
  )
}

function WaysIn({
  inviteKey,
  invite: { email, has_account: hasAccount },
  onJoined,
}: JoinProps & { invite: ReceivedInvite }) {
  const comeBack = () => keepAskedPage(paths.invite(inviteKey))
  return (
    <>
      {hasAccount ? (
        <div className="grid gap-4">
          <p>
            The invitation is for <Address>{email}</Address>, which has an account.
          </p>
          <Button asChild size="large">
            <Link to={paths.signIn} onClick={comeBack}>
              Sign in to accept
            </Link>
          </Button>
        </div>
      ) : (
        <JoinForm inviteKey={inviteKey} email={email} onJoined={onJoined} />
      )}
      <OrRule />
      <GoogleButton onLeave={comeBack}>Continue with Google</GoogleButton>
    </>
  )
}

const Address = ({ children }: { children: ReactNode }) => (
  <span className="font-medium [overflow-wrap:anywhere]">{children}</span>
)
