import { Link, useNavigate, useParams } from 'react-router'
import { AuthLayout } from '#web/features/accounts/auth-layout.tsx'
import { NewPasswordForm } from '#web/features/accounts/new-password-form.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

export function PasswordResetScreen() {
  const { uid = '', token = '' } = useParams()
  const navigate = useNavigate()
  usePageTitle('Set a new password')
  return (
    <AuthLayout
      title="Set a new password"
      lead={
        <>
          The link works once. If it has expired,{' '}
          <Button asChild look="link" size="inline">
            <Link to={paths.passwordResetEmail}>ask for another</Link>
          </Button>
        </>
      }
    >
      <NewPasswordForm link={{ uid, token }} onDone={() => navigate(paths.signIn, { replace: true })} />
    </AuthLayout>
  )
}
