import { ProfileForm } from '#web/features/accounts/profile-form.tsx'
import { TwoFactorSection } from '#web/features/accounts/two-factor-section.tsx'
import { useFreshUser } from '#web/features/accounts/use-fresh-user.ts'
import { DeleteAccountSection } from '#web/features/closing/delete-account-section.tsx'
import { SessionsSection } from '#web/features/sessions/sessions-section.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { endSession } from '#web/lib/session.ts'
import { Card, CardContent } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function ProfileEditScreen() {
  const user = useFreshUser()
  usePageTitle('Your Profile')
  return (
    <>
      <PageHeader title="Your Profile" lead="Your name is shown beside the deals that you add." />
      <Card className="max-w-2xl">
        <CardContent className="py-6">
          {user ? <ProfileForm key={user.user_id} user={user} /> : <LostUser />}
        </CardContent>
      </Card>
      {user && (
        <>
          <TwoFactorSection key={`code ${user.user_id}`} user={user} className="mt-4 max-w-2xl" />
          <SessionsSection key={`sessions ${user.user_id}`} user={user} className="mt-4 max-w-2xl" />
          <DeleteAccountSection key={`delete ${user.user_id}`} user={user} className="mt-4 max-w-2xl" />
        </>
      )}
    </>
  )
}

function LostUser() {
  return (
    <ErrorState
      title="Could not load your profile"
      message="Retry leads to the sign-in screen. Sign in again to load it."
      onRetry={endSession}
    />
  )
}
