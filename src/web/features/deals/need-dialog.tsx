import { useEffect } from 'react'
import type { Deal } from '#contract/deals.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { NeedForm } from './need-form.tsx'
import { needWords } from './need-words.ts'

/** What the list says of a deal before its deck is read; empty right after something was given. */
const openingWords = /^(?:$|Waiting|Opening|Fetching)/

type NeedDialogProps = { deal: Deal; onClose: () => void }

/**
 * Asks for what a deal needs, follows it while it is opened, and asks for the next thing, such as a passcode after an
 * email address. It closes once the deck is being read.
 */
export default function NeedDialog({ deal, onClose }: NeedDialogProps) {
  const isOpening = deal.status === 'in_progress' && openingWords.test(deal.status_detail)
  const isDone = deal.status === 'completed' || (deal.status === 'in_progress' && !isOpening)
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle className="break-words">
          {deal.needs ? `${needWords[deal.needs.kind].ask}: ${deal.name}` : deal.name}
        </DialogTitle>
        <DialogDescription aria-live="polite" className="flex min-w-0 items-center gap-2">
          {isOpening && <Spinner className="shrink-0" />}
          <span className="min-w-0 break-words">{deal.status_detail || 'Opening…'}</span>
        </DialogDescription>
        {deal.needs ? (
          <NeedForm key={`${deal.needs.kind} ${deal.updated_on}`} deal={deal} need={deal.needs} />
        ) : (
          <DialogFooter>
            <DialogClose asChild>
              <Button look="outline">Close</Button>
            </DialogClose>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  )
}
