import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { accountEndpoints } from '#contract/accounts.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { noteSignOut } from '#web/lib/asked-page.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { endSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ProofFields } from './proof-fields.tsx'

/** Deletes the account of the person, with password (and code); it leads out of the app. */
export default function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const remove = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      call(accountEndpoints.remove, {
        params: { id: user.user_id },
        body: { password, ...(code !== '' && { code }) },
      }),
    onSuccess: () => {
      noteSignOut()
      endSession()
    },
    onError: (error) => showFieldErrors(error, ['password', 'code'], form.setError),
  })
  const { errors } = form.formState
  const isRefused = remove.error !== null && !(remove.error instanceof ApiError && remove.error.code === 422)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogDescription>
          Every sign-in, API key, memo link and invitation of yours ends now. An email tells you the day on which the
          account goes; sign in before then to keep it.
        </DialogDescription>
        <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => remove.mutate(body))}>
          <ProofFields
            password={form.register('password')}
            code={form.register('code')}
            errors={{ password: errors.password?.message, code: errors.code?.message }}
          />
          {isRefused && (
            <p role="alert" className="text-red text-sm">
              {explainError(remove.error)}
            </p>
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button look="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" look="destructive" disabled={remove.isPending}>
              {remove.isPending && <Spinner />}
              Delete account
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
