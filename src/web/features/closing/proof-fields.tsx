import { useEffect, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'

type ProofFieldsProps = {
  password: UseFormRegisterReturn
  code: UseFormRegisterReturn
  errors: { password: string | undefined; code: string | undefined }
}

/** The password; and the code once the server has asked for it, as it does where two-factor sign-in is on. */
export function ProofFields({ password, code, errors }: ProofFieldsProps) {
  const [asksCode, setAsksCode] = useState(false)
  useEffect(() => {
    if (errors.code !== undefined) setAsksCode(true)
  }, [errors.code])
  return (
    <>
      <FormField label="Your password" error={errors.password}>
        {(control) => <Input type="password" autoComplete="current-password" {...control} {...password} />}
      </FormField>
      {asksCode && (
        <FormField
          label="Code"
          error={errors.code}
          hint={errors.code === undefined ? 'From your authenticator app, or a recovery code.' : undefined}
        >
          {(control) => (
            <Input
              autoFocus
              autoComplete="one-time-code"
              spellCheck={false}
              autoCapitalize="off"
              {...control}
              {...code}
            />
          )}
        </FormField>
      )}
    </>
  )
}
