import type { MouseEvent, ReactNode, RefObject } from 'react'
import { buildDeckAddress, listQuotes, type SourceTarget } from '#web/lib/source-links.ts'
import type { HoverEvents } from '#web/ui/use-hover.ts'
import { useCitations } from './citation-context.tsx'

type TargetLinkProps = Partial<HoverEvents> & {
  ref?: RefObject<HTMLElement | null>
  target: SourceTarget
  className: string
  children: ReactNode
}

/** A link to a source without a note about it. */
export function TargetLink({ ref, target, ...rest }: TargetLinkProps) {
  const { openPage, openUpdate, outside } = useCitations()
  const keep = (element: HTMLElement | null) => {
    if (ref) ref.current = element
  }
  const isBare = target.kind === 'text' && listQuotes(target).length === 0
  if (outside && target.kind !== 'external' && !isBare)
    return <button type="button" ref={keep} {...rest} onClick={() => outside.showSource(target)} />
  if (target.kind === 'update')
    return <button type="button" ref={keep} {...rest} onClick={() => openUpdate(target.of)} />
  // No address to open; a button only where there is a quote to see by keyboard and touch.
  if (isBare) return <span ref={keep} {...rest} />
  if (target.kind === 'text') return <button type="button" ref={keep} {...rest} />
  if (target.kind === 'external')
    return <a ref={keep} {...rest} href={target.url} target="_blank" rel="noopener noreferrer nofollow" />
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    if (openPage(target)) event.preventDefault()
  }
  return <a ref={keep} {...rest} href={buildDeckAddress(target)} onClick={open} />
}
