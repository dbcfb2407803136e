import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

const whyNot = 'Google sign-in is not set up on this server.'

/** Stays reachable by keyboard although it can't be used, so that everybody can read why. */
export function GoogleButton({ children }: { children: string }) {
  return (
    <Tooltip text={whyNot}>
      <Button
        look="outline"
        size="large"
        aria-disabled
        className="w-full cursor-not-allowed text-faint shadow-none hover:bg-surface"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.4">
          <path d="M19.2 7.2A8.6 8.6 0 1 0 20.6 12H12.4" />
        </svg>
        {children}
      </Button>
    </Tooltip>
  )
}
