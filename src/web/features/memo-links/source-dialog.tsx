import { ChevronLeft, ChevronRight } from 'lucide-react'
import { describePlace, listQuotes, type SourceTarget } from '#web/lib/source-links.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '#web/ui/dialog.tsx'
import { QuoteTranslation } from '#web/ui/translation.tsx'
import type { OpenedLink } from './shared-memo-queries.ts'
import { SharedPage } from './shared-page.tsx'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

type SourceDialogProps = {
  link: OpenedLink
  target: SourceTarget
  /** How many pages of the deck can be shown; 0 where none can, or the source is not a page of this deck. */
  pages: number
  onPage: (page: number) => void
  onClose: () => void
}

/** What a source says: the quotes and, where the link shows pages, the page itself with its neighbours. */
export default function SourceDialog({ link, target, pages, onPage, onClose }: SourceDialogProps) {
  const quotes = listQuotes(target)
  const page = target.kind === 'page' && target.page <= pages ? target.page : null
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className={page === null ? undefined : 'max-w-4xl'}
        onKeyDown={({ key }) => {
          const to = page === null ? 0 : page + (steps[key] ?? 0)
          if (to !== page && to >= 1 && to <= pages) onPage(to)
        }}
      >
        <DialogTitle>{describePlace(target)}</DialogTitle>
        {page !== null && <SharedPage link={link} page={page} />}
        {page !== null && <Turner page={page} count={pages} onPage={onPage} />}
        {quotes.length > 0 && (
          <ul aria-label="Quotes" className="grid gap-2">
            {quotes.map((quote) => (
              <li key={quote}>
                <q className="own-direction break-words font-serif text-lg">{quote}</q>
                <QuoteTranslation quote={quote} className="mt-0.5 text-sm" />
              </li>
            ))}
          </ul>
        )}
        {page === null && target.kind === 'page' && (
          <p className="text-muted">This link does not show the pages of the deck.</p>
        )}
        {target.kind === 'update' && (
          <p className="text-muted">An update that the company sent to the team. It is not part of this link.</p>
        )}
      </DialogContent>
    </Dialog>
  )
}

type TurnerProps = { page: number; count: number; onPage: (page: number) => void }

function Turner({ page, count, onPage }: TurnerProps) {
  return (
    <div className="flex items-center justify-center gap-1">
      <Button look="quiet" size="icon" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <span className="text-muted text-sm tabular" aria-live="polite">
        {page} of {count}
      </span>
      <Button look="quiet" size="icon" aria-label="Next page" disabled={page >= count} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}
