import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { AuthLayout } from '#web/features/accounts/auth-layout.tsx'
import { KeptKeys } from '#web/features/accounts/kept-keys.tsx'
import { NewPasswordForm, type PasswordSet } from '#web/features/accounts/new-password-form.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

export function PasswordResetScreen() {
  const { uid = '', token = '' } = useParams()
  const navigate = useNavigate()
  const [kept, setKept] = useState<PasswordSet['keys']>([])
  usePageTitle('Set a new password')
  const goOn = ({ keys }: PasswordSet) => (keys.length > 0 ? setKept(keys) : navigate(paths.signIn, { replace: true }))
  if (kept.length > 0)
    return (
      <AuthLayout title="Your password is set" lead="Every sign-in was ended, that of this browser too.">
        <KeptKeys keys={kept} />
      </AuthLayout>
    )
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
      <NewPasswordForm link={{ uid, token }} onDone={goOn} />
    </AuthLayout>
  )
}
