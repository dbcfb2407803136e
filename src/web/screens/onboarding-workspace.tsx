import { Navigate, useNavigate } from 'react-router'
import { OnboardingLayout } from '#web/features/accounts/onboarding-layout.tsx'
import { OnboardingWorkspaceForm } from '#web/features/workspaces/onboarding-workspace-form.tsx'
import { useActiveWorkspace } from '#web/features/workspaces/use-active-workspace.ts'
import { WorkspaceIllustration } from '#web/features/workspaces/workspace-illustration.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'

export function OnboardingWorkspaceScreen() {
  const navigate = useNavigate()
  const { workspace } = useActiveWorkspace()
  usePageTitle('Create Your Workspace')
  // A person who was invited has nothing to set up in it.
  if (workspace && workspace.role !== 'owner') return <Navigate to={paths.dealList} replace />
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
