import { Link } from 'react-router'
import { AuthLayout, OrRule } from '#web/features/accounts/auth-layout.tsx'
import { GoogleButton } from '#web/features/accounts/google-button.tsx'
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

const notice = 'For questions, and for the privacy policy, contact the team that runs this server.'

export function SignUpScreen() {
  usePageTitle('Sign up')
  return (
    <AuthLayout
      title="Create your account"
      lead={
        <>
          Already have one?{' '}
          <Button asChild look="link" size="inline">
            <Link to={paths.signIn}>Sign in</Link>
          </Button>
        </>
      }
      footer={<p>{notice}</p>}
    >
      <SignUpForm />
      <OrRule />
      <GoogleButton>Sign up with Google</GoogleButton>
    </AuthLayout>
  )
}
