import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'

type CodeFieldProps = { error: string | undefined; register: UseFormRegisterReturn; hint?: string }

/** Asks for the second factor: six digits of an authenticator app, or a recovery code. */
export function CodeField({
  error,
  register,
  hint = 'From your authenticator app, or a recovery code.',
}: CodeFieldProps) {
  return (
    <FormField label="Code" error={error} hint={hint}>
      {(control) => (
        <Input
          inputMode="text"
          autoComplete="one-time-code"
          spellCheck={false}
          autoCapitalize="off"
          {...control}
          {...register}
        />
      )}
    </FormField>
  )
}
