import { useNavigate } from 'react-router'
import { OnboardingLayout } from '#web/features/accounts/onboarding-layout.tsx'
import { OnboardingWorkspaceForm } from '#web/features/workspaces/onboarding-workspace-form.tsx'
import { WorkspaceIllustration } from '#web/features/workspaces/workspace-illustration.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'

export function OnboardingWorkspaceScreen() {
  const navigate = useNavigate()
  usePageTitle('Create Your Workspace')
  return (
    <OnboardingLayout
      step={2}
      of={2}
      title="Create Your Workspace"
      lead="The place where your firm keeps its deals and memos."
      illustration={<WorkspaceIllustration />}
    >
      <OnboardingWorkspaceForm onDone={() => navigate(paths.onboardingFlags)} />
    </OnboardingLayout>
  )
}
