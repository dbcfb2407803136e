import { useRouteError } from 'react-router'
import { explainError } from '#web/lib/api-errors.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

/** Shows that a screen's code failed or could not be loaded, as after the deployment of a new version. */
export function CrashScreen() {
  const error = useRouteError()
  usePageTitle('Something went wrong')
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        title="Could not show this page"
        titleAs="h1"
        message={explainError(error)}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
