import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

/** Reminds a person who left the onboarding before creating a workspace. */
export function SetUpNotice() {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border bg-surface px-5 py-4">
      <p>
        <span className="font-semibold">Your workspace is not set up yet.</span>{' '}
        <span className="text-muted">Deals are kept in a workspace; it takes a minute to create one.</span>
      </p>
      <Button asChild>
        <Link to={paths.onboardingProfile}>Finish set-up</Link>
      </Button>
    </div>
  )
}
