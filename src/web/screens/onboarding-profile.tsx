import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OnboardingLayout } from '#web/features/accounts/onboarding-layout.tsx'
import { OnboardingProfileForm } from '#web/features/accounts/onboarding-profile-form.tsx'
import { ProfileIllustration } from '#web/features/accounts/profile-illustration.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { endSession } from '#web/lib/session.ts'
import { useUser } from '#web/lib/use-session.ts'

export function OnboardingProfileScreen() {
  const user = useUser()
  const navigate = useNavigate()
  const invited = useLocation().state?.invited === true
  usePageTitle('Create Your Profile')
  useEffect(() => {
    // A token whose user is lost can't be onboarded; signing in again brings the user back.
    if (!user) endSession()
  }, [user])
  return (
    <OnboardingLayout
      step={1}
      of={invited ? 1 : 2}
      title="Create Your Profile"
      lead="Your colleagues see your name beside the deals that you add."
      illustration={<ProfileIllustration />}
    >
      {user && (
        <OnboardingProfileForm
          user={user}
          onDone={() => navigate(invited ? paths.dealList : paths.onboardingWorkspace)}
        />
      )}
    </OnboardingLayout>
  )
}
