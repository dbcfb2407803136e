import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'

type UpdateDialogProps = {
  dealName: string
  update: string
  /** Why the newest one could not be loaded; `update` is then the one that the memo was made with. */
  failure: Error | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdd: () => void
}

/** The free text that came with the deck. */
export function UpdateDialog({ dealName, update, failure, open, onOpenChange, onAdd }: UpdateDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Most Recent Update for {dealName}</DialogTitle>
        {failure && (
          <p role="alert" className="text-muted text-sm">
            Could not load the most recent update. This is the one that the memo was made with. {explainError(failure)}
          </p>
        )}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          aria-label="The update"
          className="max-h-[300px] overflow-auto whitespace-pre-wrap font-serif text-lg"
        >
          {update === '' ? 'This deal has no update.' : update}
        </section>
        <DialogFooter>
          <DialogClose asChild>
            <Button look="outline">Cancel</Button>
          </DialogClose>
          <Button onClick={onAdd}>Add update</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
