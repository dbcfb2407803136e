import { Link } from 'react-router'
import { AuthLayout, OrRule } from '#web/features/accounts/auth-layout.tsx'
import { GoogleButton } from '#web/features/accounts/google-button.tsx'
import { SignInForm } from '#web/features/accounts/sign-in-form.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

export function SignInScreen() {
  usePageTitle('Sign in')
  return (
    <AuthLayout
      title="Sign in"
      lead={
        <>
          New to Firstread?{' '}
          <Button asChild look="link" size="inline">
            <Link to={paths.signUp}>Sign up</Link>
          </Button>
        </>
      }
    >
      <SignInForm />
      <OrRule />
      <GoogleButton>Sign in with Google</GoogleButton>
    </AuthLayout>
  )
}
