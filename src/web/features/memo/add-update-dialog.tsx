import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { updateFields } from '#contract/decks.ts'
import type { Memo } from '#contract/memo.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useAddUpdate } from './update-mutations.ts'

type AddUpdateDialogProps = { memo: Memo; open: boolean; onOpenChange: (open: boolean) => void }

/** Takes the newest words of the founders; the memo follows them. What was written stays until it is added. */
export function AddUpdateDialog({ memo, open, onOpenChange }: AddUpdateDialogProps) {
  const form = useForm({ resolver: zodResolver(updateFields), defaultValues: { additional_data: '' } })
  const add = useAddUpdate({ deckId: memo.source.pitch_deck_id, dealId: memo.deal.deal_id, memoId: memo.id })
  const submit = form.handleSubmit(({ additional_data }) =>
    add.mutate(additional_data, {
      onSuccess: () => {
        form.reset()
        onOpenChange(false)
        appToast.success({ title: 'Update added', description: 'The memo is being regenerated. Your edits are kept.' })
      },
      onError: (error) => {
        showFieldErrors(error, ['additional_data'], form.setError)
        if (!(error instanceof ApiError && error.code === 422))
          appToast.error({ title: 'Could not add the update', description: explainError(error) })
      },
    }),
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Add update for {memo.deal.name}</DialogTitle>
        <DialogDescription>
          It becomes the most recent update, and the memo is regenerated with it. Your edits are kept.
        </DialogDescription>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <FormField label="Update" error={form.formState.errors.additional_data?.message}>
            {(control) => <Textarea rows={8} {...control} {...form.register('additional_data')} />}
          </FormField>
          <DialogFooter>
            <DialogClose asChild>
              <Button look="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={add.isPending}>
              {add.isPending && <Spinner />}
              Add update
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
