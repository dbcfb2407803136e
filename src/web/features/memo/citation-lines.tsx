import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { describePlaceShortly, listQuotes, makePlaceKey, type SourceTarget } from '#web/lib/source-links.ts'
import { usePlaceNumbers } from './citation-context.tsx'
import { TargetLink } from './target-link.tsx'

type CitationLinesProps = {
  button: RefObject<HTMLButtonElement | null>
  targets: readonly SourceTarget[]
  onClose: () => void
}

/** The places behind a statement, a line for each with its number and its first quote. */
export default function CitationLines({ button, targets, onClose }: CitationLinesProps) {
  const numbers = usePlaceNumbers()
  // What opens beside the memo gives the focus back to where it was: not to a line that is gone by then.
  const close = () => {
    button.current?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Sources"
          sideOffset={2}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // The button itself closes what it opened.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={close}
          className="z-50 w-80 max-w-[calc(100vw-1.5rem)] animate-appear rounded-lg bg-raised p-1.5 shadow-pop print:hidden"
        >
          <ul onClickCapture={close}>
            {targets.map((target) => (
              <li key={makePlaceKey(target)}>
                <TargetLink
                  target={target}
                  className="flex min-h-6 w-full items-center gap-2 rounded-sm px-1.5 text-left text-sm hover:bg-hover"
                >
                  <span className="min-w-4 shrink-0 text-faint tabular">{numbers.get(makePlaceKey(target))}</span>
                  <span className="shrink-0 text-blue">{describePlaceShortly(target)}</span>
                  <span className="own-direction min-w-0 truncate font-serif text-ink">{listQuotes(target)[0]}</span>
                </TargetLink>
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
