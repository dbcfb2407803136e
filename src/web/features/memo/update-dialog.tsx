import { useEffect, useRef } from 'react'
import type { DealUpdate } from '#contract/decks.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatDayAndTime } from '#web/lib/relative-time.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'

type UpdateDialogProps = {
  dealName: string
  /** The text of the newest update that is known. */
  latest: string
  /** All of them, newest first; undefined until they are loaded. */
  updates: readonly DealUpdate[] | undefined
  /** The earlier update that a citation asks for by its id; null for the most recent one. */
  of: string | null
  /** Why they could not be loaded; `latest` is then the one that the memo was made with. */
  failure: Error | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdd: () => void
}

/** Shows the free text that came with the deck and after it: the most recent update, then, dated, the earlier ones. */
export function UpdateDialog(props: UpdateDialogProps) {
  const { dealName, latest, updates, of, failure, open, onOpenChange, onAdd } = props
  const mayAdd = useMay('member')
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Most Recent Update for {dealName}</DialogTitle>
        {failure && (
          <p role="alert" className="text-muted text-sm">
            Could not load the updates. This is the one that the memo was made with. {explainError(failure)}
          </p>
        )}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          aria-label="The update"
          className="relative max-h-[300px] overflow-auto whitespace-pre-wrap font-serif text-lg"
        >
          {updates && updates.length > 0 ? <Updates updates={updates} of={of} /> : latest || 'This deal has no update.'}
        </section>
        <DialogFooter>
          <DialogClose asChild>
            <Button look="outline">Cancel</Button>
          </DialogClose>
          {mayAdd && <Button onClick={onAdd}>Add update</Button>}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Updates({ updates, of }: { updates: readonly DealUpdate[]; of: string | null }) {
  return updates.map((update, index) => (
    <Update key={update.id} update={update} isEarlier={index > 0} isAsked={update.id === of} />
  ))
}

type UpdateProps = { update: DealUpdate; isEarlier: boolean; isAsked: boolean }

/** One update under its date; the one that a citation asked for is scrolled to. */
function Update({ update, isEarlier, isAsked }: UpdateProps) {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) article.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  const { created_on, from, text } = update
  return (
    <article
      ref={article}
      aria-current={isAsked || undefined}
      className={cn(isEarlier && 'mt-4 border-t pt-3', isAsked && 'border-l-2 border-l-blue pl-3')}
    >
      <p className="mb-1 font-sans text-muted text-sm">
        {isEarlier && 'Earlier update, '}
        <time dateTime={created_on}>{formatDayAndTime(created_on)}</time>
        {from !== '' && `, from ${from}`}
      </p>
      {text}
    </article>
  )
}
