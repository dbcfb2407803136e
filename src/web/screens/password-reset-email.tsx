import { Link } from 'react-router'
import { AuthLayout } from '#web/features/accounts/auth-layout.tsx'
import { PasswordResetForm } from '#web/features/accounts/password-reset-form.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

export function PasswordResetEmailScreen() {
  usePageTitle('Reset your password')
  return (
    <AuthLayout
      title="Reset your password"
      lead={
        <>
          We send you a link that sets a new one. Remembered it?{' '}
          <Button asChild look="link" size="inline">
            <Link to={paths.signIn}>Sign in</Link>
          </Button>
        </>
      }
    >
      <PasswordResetForm />
    </AuthLayout>
  )
}
