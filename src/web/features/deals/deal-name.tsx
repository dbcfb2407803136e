import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'

/** The name, which leads to the memo once there is one; the whole of it on hover. `className` says how it is cut. */
export function DealName({ deal, className }: { deal: Deal; className: string }) {
  const look = cn('min-w-0 break-words font-medium', className)
  if (deal.status !== 'completed')
    return (
      <span title={deal.name} data-testid="deal-name" className={look}>
        {deal.name}
      </span>
    )
  return (
    <Link
      to={paths.dealMemo(deal.generated_answer_id)}
      title={deal.name}
      data-testid="deal-name"
      className={cn(look, 'rounded-sm hover:underline hover:underline-offset-4')}
    >
      {deal.name}
    </Link>
  )
}

/** How many of the workspace's flags the memo raises; nothing where it raises none. */
export function DealFlags({ deal: { flags } }: { deal: Deal }) {
  if (flags.green === 0 && flags.red === 0) return null
  return (
    <span className="flex shrink-0 gap-2.5">
      <FlagCount count={flags.green} word="green" className="text-green" />
      <FlagCount count={flags.red} word="red" className="text-red" />
    </span>
  )
}

function FlagCount({ count, word, className }: { count: number; word: string; className: string }) {
  if (count === 0) return null
  return (
    <span className={cn('flex items-center gap-1 text-xs tabular', className)}>
      <Flag aria-hidden className="size-3" />
      {count} {word}
    </span>
  )
}
