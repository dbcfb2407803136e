import type { UseFormRegisterReturn } from 'react-hook-form'
import { CodeField } from '#web/features/accounts/code-field.tsx'
import { useTotp } from '#web/features/accounts/totp-queries.ts'
import { useUser } from '#web/lib/use-session.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'

type ProofFieldsProps = {
  password: UseFormRegisterReturn
  code: UseFormRegisterReturn
  errors: { password: string | undefined; code: string | undefined }
}

/** The password, and the code where two-factor sign-in is on. */
export function ProofFields({ password, code, errors }: ProofFieldsProps) {
  const user = useUser()
  return (
    <>
      <FormField label="Your password" error={errors.password}>
        {(control) => <Input type="password" autoComplete="current-password" {...control} {...password} />}
      </FormField>
      {user && <CodeWhereOn userId={user.user_id} code={code} error={errors.code} />}
    </>
  )
}

function CodeWhereOn({
  userId,
  code,
  error,
}: {
  userId: string
  code: UseFormRegisterReturn
  error: string | undefined
}) {
  const totp = useTotp(userId)
  return totp.data?.on || error !== undefined ? <CodeField error={error} register={code} /> : null
}
