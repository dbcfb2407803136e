import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'

/** One line in the table, with the whole name on hover; a card has room for more lines. */
const nameLook = 'min-w-0 break-words font-medium wide:truncate'

export function DealName({ deal }: { deal: Deal }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 wide:flex-nowrap">
      {deal.status === 'completed' ? (
        <Link
          to={paths.dealMemo(deal.generated_answer_id)}
          title={deal.name}
          className={cn(nameLook, 'rounded-sm hover:underline hover:underline-offset-4')}
        >
          {deal.name}
        </Link>
      ) : (
        <span title={deal.name} className={nameLook}>
          {deal.name}
        </span>
      )}
      <FlagCount count={deal.flags.green} word="green" className="text-green" />
      <FlagCount count={deal.flags.red} word="red" className="text-red" />
    </span>
  )
}

function FlagCount({ count, word, className }: { count: number; word: string; className: string }) {
  if (count === 0) return null
  return (
    <span className={cn('flex shrink-0 items-center gap-1 text-xs tabular', className)}>
      <Flag aria-hidden className="size-3" />
      {count} {word}
    </span>
  )
}
