import { useForm } from 'react-hook-form'
import type { User } from '#contract/user.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { CodeField } from './code-field.tsx'
import { useTurnOff } from './totp-queries.ts'

/** Turns off two-factor sign-in, with password and code. */
export default function TurnOffDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const turnOff = useTurnOff(user.user_id)
  const submit = form.handleSubmit((body) =>
    turnOff.mutate(body, {
      onSuccess: () => {
        appToast.success({ title: 'Two-factor sign-in is off' })
        onClose()
      },
      onError: (error) => {
        showFieldErrors(error, ['password', 'code'], form.setError)
        if (!(error instanceof ApiError) || error.code !== 422)
          appToast.error({ title: 'Could not turn off two-factor sign-in', description: explainError(error) })
      },
    }),
  )
  const { errors } = form.formState
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Turn off two-factor sign-in</DialogTitle>
        <DialogDescription>
          Your password alone signs you in then, and your recovery codes stop working.
        </DialogDescription>
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <FormField label="Current password" error={errors.password?.message}>
            {(control) => (
              <Input type="password" autoComplete="current-password" {...control} {...form.register('password')} />
            )}
          </FormField>
          <CodeField error={errors.code?.message} register={form.register('code')} />
          <DialogFooter>
            <DialogClose asChild>
              <Button look="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" look="destructive" disabled={turnOff.isPending}>
              {turnOff.isPending && <Spinner />}
              Turn off
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
