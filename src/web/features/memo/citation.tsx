import { HoverCard } from 'radix-ui'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { deckAddress, type SourceTarget } from '#web/lib/source-links.ts'
import { cn } from '#web/ui/cn.ts'
import { useCitations } from './citation-context.tsx'

type SourceLinkProps = { target: SourceTarget; className?: string; children: ReactNode }

/** A real link to a source: a plain click opens it beside the memo, any other click follows it. Hover shows the quote. */
export function SourceLink({ target, className, children }: SourceLinkProps) {
  const [open, setOpen] = useState(false)
  // A link that has been followed doesn't show its preview over what it leads to until somebody comes to it anew.
  const followed = useRef(false)
  const follow = () => {
    followed.current = true
    setOpen(false)
  }
  const startAnew = () => {
    followed.current = false
  }
  return (
    <HoverCard.Root
      open={open}
      onOpenChange={(next) => setOpen(next && !followed.current)}
      openDelay={180}
      closeDelay={80}
    >
      <HoverCard.Trigger asChild onClickCapture={follow} onPointerEnter={startAnew}>
        <TargetLink target={target} className={cn('text-blue hover:underline', className)}>
          {children}
        </TargetLink>
      </HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 grid w-80 animate-appear gap-2 rounded-lg bg-raised p-3 shadow-pop print:hidden"
        >
          <Proof target={target} />
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  )
}

function TargetLink({ target, ...rest }: { target: SourceTarget; className: string; children: ReactNode }) {
  const { openPage, openUpdate } = useCitations()
  if (target.kind === 'update') return <button type="button" {...rest} onClick={openUpdate} />
  if (target.kind === 'external')
    return <a {...rest} href={target.url} target="_blank" rel="noopener noreferrer nofollow" />
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    if (openPage(target)) event.preventDefault()
  }
  return <a {...rest} href={deckAddress(target)} onClick={open} />
}

function Proof({ target }: { target: SourceTarget }) {
  const { thumbnail } = useCitations()
  return (
    <>
      {target.kind === 'page' && thumbnail(target)}
      {target.quote && <q className="line-clamp-5 font-serif text-base text-ink">{target.quote}</q>}
      <span className="text-muted text-xs">{placeOf(target)}</span>
    </>
  )
}

/** Where a source leads, in words. */
export function placeOf(target: SourceTarget): string {
  if (target.kind === 'page') return `Page ${target.page} of the deck`
  return target.kind === 'update' ? 'Most recent update' : new URL(target.url).hostname
}

/** The small superscript number behind a statement. */
export function Citation({ target, label }: { target: SourceTarget; label: ReactNode }) {
  return (
    <sup className="ml-0.5 whitespace-nowrap font-sans text-[0.68em] leading-none">
      <SourceLink target={target} className="rounded-sm px-0.5 font-medium tabular">
        {label}
        <span className="sr-only"> ({placeOf(target)})</span>
      </SourceLink>
    </sup>
  )
}
