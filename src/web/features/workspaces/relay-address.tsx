import { Mail } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The address that decks are forwarded to, and the button that copies it. */
export function RelayAddress({ address, className }: { address: string; className?: string }) {
  return (
    <div className={cn('flex flex-wrap items-center gap-x-3 gap-y-2', className)}>
      <p className="flex min-w-0 items-center gap-2 text-left text-muted">
        <Mail aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 break-words">
          Forward decks to <span className="select-all font-medium text-ink">{address}</span>
        </span>
      </p>
      <CopyButton text={address} what="address" look="outline" size="small" />
    </div>
  )
}
