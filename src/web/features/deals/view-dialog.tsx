import { type FormEvent, useState } from 'react'
import type { DealView } from '#contract/views.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useSaveView } from './view-queries.ts'

type ViewDialogProps = {
  query: string
  /** Saved views, of which one's own of the same name is replaced. */
  views: readonly DealView[]
  /** The view that gets another name; without it one is saved. */
  renamed?: DealView
  mayShare: boolean
  onClose: () => void
}

/** Asks for the name of a view. */
export default function ViewDialog({ query, views, renamed, mayShare, onClose }: ViewDialogProps) {
  const [name, setName] = useState(renamed?.name ?? '')
  const [shared, setShared] = useState(renamed?.shared ?? false)
  const [problem, setProblem] = useState<string | undefined>()
  const same = views.find((one) => one.own && one.name.toLowerCase() === name.trim().toLowerCase())
  const save = useSaveView(renamed ?? same)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem('Required')
    save.mutate(
      { name: name.trim(), query, shared },
      {
        onSuccess: ({ name: saved }) => {
          appToast.success({ title: renamed ? `The view is called ${saved} now` : `Saved the view ${saved}` })
          onClose()
        },
        onError: (error) => setProblem(readProblem(error)),
      },
    )
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-md">
        <DialogTitle>{renamed ? `Rename ${renamed.name}` : 'Save this view'}</DialogTitle>
        <DialogDescription>Keeps the filters, the search and the order of the list under a name.</DialogDescription>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <FormField label="Name" error={problem}>
            {(control) => (
              <Input
                autoComplete="off"
                maxLength={60}
                value={name}
                onChange={(event) => {
                  setName(event.target.value)
                  setProblem(undefined)
                }}
                {...control}
              />
            )}
          </FormField>
          {same && <p className="text-muted text-sm">This replaces your view {same.name}.</p>}
          {mayShare && (
            <label className="flex min-h-6 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={shared}
                onChange={(event) => setShared(event.target.checked)}
                className="size-4 accent-(--strong)"
              />
              Share with the workspace
            </label>
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button look="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={save.isPending}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function readProblem(error: Error): string {
  const name = error instanceof ApiError ? error.fields.name : undefined
  return name ?? explainError(error)
}
