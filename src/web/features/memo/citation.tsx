import { Fragment, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { describePlace, listQuotes, makePlaceKey, type SourceTarget } from '#web/lib/source-links.ts'
import { cn } from '#web/ui/cn.ts'
import { Note } from '#web/ui/note.tsx'
import { QuoteTranslation } from '#web/ui/translation.tsx'
import { useHover } from '#web/ui/use-hover.ts'
import { useCitations, usePlaceNumbers } from './citation-context.tsx'
import { TargetLink } from './target-link.tsx'

type SourceLinkProps = { target: SourceTarget; className?: string; children: ReactNode }

/**
 * Shows a link to a source: a plain click opens it beside the memo, any other click follows it. Hover shows the quotes.
 * A source without an address is text.
 */
export function SourceLink({ target, className, children }: SourceLinkProps) {
  const link = useRef<HTMLElement>(null)
  const hover = useHover()
  const id = useId()
  return (
    <>
      <TargetLink
        ref={link}
        target={target}
        className={cn(target.kind === 'text' ? 'text-muted' : 'text-blue hover:underline', className)}
        {...hover.hoverEvents}
      >
        {children}
      </TargetLink>
      <Note id={id} anchor={link} hover={hover} className="grid w-80 gap-2 rounded-lg bg-raised p-3 shadow-pop">
        <Proof target={target} />
      </Note>
    </>
  )
}

/** A note with more quotes would cover the text; the page shows the others. */
const mostQuotes = 5

function Proof({ target }: { target: SourceTarget }) {
  const { thumbnail } = useCitations()
  const quotes = listQuotes(target)
  return (
    <>
      {target.kind === 'page' && thumbnail(target)}
      {quotes.slice(0, mostQuotes).map((quote) => (
        <Fragment key={quote}>
          <q
            className={cn(
              'own-direction font-serif text-base text-ink',
              quotes.length > 1 ? 'line-clamp-2' : 'line-clamp-5',
            )}
          >
            {quote}
          </q>
          <QuoteTranslation quote={quote} className={quotes.length > 1 ? 'line-clamp-2' : 'line-clamp-5'} />
        </Fragment>
      ))}
      {quotes.length > mostQuotes && (
        <span className="text-muted text-xs">{quotes.length - mostQuotes} more quotes</span>
      )}
      <span className="text-muted text-xs">{describePlace(target)}</span>
    </>
  )
}

type CitationProps = {
  /** Where the statement before it stands, each place once. */
  targets: readonly SourceTarget[]
  /** The number where the screen has none for the first place. */
  label?: ReactNode
  /** What stands in the number's place. */
  words?: ReactNode
}

/**
 * The small superscript number behind a statement, the same for a place wherever it is cited; several places are one
 * label, '1 +2', that opens their list. The area to hit is 24 by 24 pixels without a line growing by it.
 */
export function Citation({ targets, label, words }: CitationProps) {
  const numbers = usePlaceNumbers()
  const [first, ...others] = targets
  if (!first) return null
  const number = words ?? numbers.get(makePlaceKey(first)) ?? label
  return (
    // The character joins words: a line does not break before a number that is a box of its own.
    <sup className="whitespace-nowrap pl-px font-sans text-[0.68em] leading-none before:content-['\2060']">
      {others.length > 0 ? (
        <CitationRun targets={targets} number={number} />
      ) : (
        <SourceLink target={first} className={numberLook}>
          {number}
          <span className="sr-only"> ({describePlace(first)})</span>
        </SourceLink>
      )}
    </sup>
  )
}

/** A button is a box of its own, which would make its line higher but for the margins. */
const numberLook = 'relative -m-2 rounded-sm px-[9px] py-2 font-medium tabular print:m-0 print:p-0'

const CitationLines = lazy(() => import('./citation-lines.tsx'))

/** Several places behind one statement; on paper all their numbers. */
function CitationRun({ targets, number }: { targets: readonly SourceTarget[]; number: ReactNode }) {
  const numbers = usePlaceNumbers()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={cn(numberLook, 'text-blue hover:underline print:hidden')}
      >
        {number} +{targets.length - 1}
        <span className="sr-only"> ({targets.map(describePlace).join(', ')})</span>
      </button>
      <span className="hidden print:inline">
        {targets.map((target) => numbers.get(makePlaceKey(target)) ?? number).join(', ')}
      </span>
      {open && (
        <Suspense>
          <CitationLines button={button} targets={targets} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
