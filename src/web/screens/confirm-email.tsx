import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { accountEndpoints } from '#contract/accounts.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'

/** Confirms by the key in the address; the sign-in screen comes next, or the reason why not. */
function useConfirmation(key: string): string | null {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    call(accountEndpoints.confirmEmail, { params: { key } }, { signal: controller.signal })
      .then(() => navigate(paths.signIn, { replace: true }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setFailure(explainError(error))
        flowToast.error({
          title: 'Email verification failed',
          description: 'Please contact support for assistance.',
        })
      })
    return () => controller.abort()
  }, [key, navigate])
  return failure
}

export function ConfirmEmailScreen() {
  const { token = '' } = useParams()
  const failure = useConfirmation(token)
  usePageTitle('Verify your email')
  return (
    <main className="flex min-h-dvh flex-col items-center gap-8 p-6 pt-[22vh]">
      <Logo />
      <div aria-live="polite" className="grid justify-items-center gap-3 text-center">
        {failure === null ? (
          <h1 className="flex items-center gap-2.5 font-medium text-lg">
            <Spinner />
            Verifying your email...
          </h1>
        ) : (
          <>
            <h1 className="font-semibold text-xl">Could not verify your email</h1>
            <p className="max-w-sm text-muted">{failure}</p>
            <p className="max-w-sm text-muted">Sign in with this address to get a new link.</p>
            <Button asChild look="outline" className="mt-2">
              <Link to={paths.signIn}>Go to sign in</Link>
            </Button>
          </>
        )}
      </div>
    </main>
  )
}
