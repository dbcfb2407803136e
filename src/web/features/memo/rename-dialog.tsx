import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { dealEndpoints } from '#contract/deals.ts'
import type { Memo } from '#contract/memo.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { changeShownDeal, dealsKey, makeDealKey } from '#web/lib/deal-cache.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { makeMemoKey } from './memo-queries.ts'

type RenameDialogProps = { memo: Memo; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for another name of a deal; it is shown wherever the deal is. */
export default function RenameDialog({ memo, open, onOpenChange }: RenameDialogProps) {
  const { name: before } = memo.deal
  const [name, setName] = useState(before)
  const [problem, setProblem] = useState<string | undefined>()
  const rename = useRenameDeal(memo)
  const isUnchanged = name.trim() === '' || name.trim() === before
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isUnchanged || rename.isPending) return
    rename.mutate(name.trim(), {
      onSuccess: (deal) => {
        appToast.success({ title: `The deal is called ${deal.name} now` })
        onOpenChange(false)
      },
      onError: (error) => setProblem(readProblem(error)),
    })
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-md">
        <DialogTitle>Rename {before}</DialogTitle>
        <DialogDescription>
          The whole workspace sees the new name. The memo stays headed by the company’s name where the deck states it.
        </DialogDescription>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <FormField label="Name" error={problem}>
            {(control) => (
              <Input
                autoComplete="off"
                maxLength={200}
                value={name}
                onChange={(event) => {
                  setName(event.target.value)
                  setProblem(undefined)
                }}
                {...control}
              />
            )}
          </FormField>
          <DialogFooter>
            <DialogClose asChild>
              <Button look="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={isUnchanged || rename.isPending}>
              {rename.isPending && <Spinner />}
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function useRenameDeal({ id, deal: { deal_id: dealId } }: Memo) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(dealEndpoints.change, { params: { dealId }, body: { name } }),
    onSuccess: (deal) => {
      changeShownDeal(dealId, () => deal)
      client.setQueryData<Memo>(makeMemoKey(id), (memo) => memo && { ...memo, deal: { ...memo.deal, name: deal.name } })
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: makeDealKey(dealId) }),
        client.invalidateQueries({ queryKey: dealsKey }),
      ]),
  })
}

function readProblem(error: Error): string {
  const name = error instanceof ApiError ? error.fields.name : undefined
  return name ?? explainError(error)
}
