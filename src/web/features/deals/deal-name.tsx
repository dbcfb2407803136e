import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'

export function DealName({ deal }: { deal: Deal }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {deal.status === 'completed' ? (
        <Link
          to={paths.dealMemo(deal.generated_answer_id)}
          className="truncate rounded-sm font-medium hover:underline hover:underline-offset-4"
        >
          {deal.name}
        </Link>
      ) : (
        <span className="truncate font-medium">{deal.name}</span>
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
