import { Link } from 'react-router'
import type { SeenBefore as Seen } from '#contract/deals.ts'
import { alikeWords } from '#web/lib/alike-words.ts'
import { paths } from '#web/lib/paths.ts'
import { formatExactTime } from '#web/lib/relative-time.ts'
import { cn } from '#web/ui/cn.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

const describeDeal = ({ name, created_on, decision }: Seen) =>
  [name, formatExactTime(created_on), decision].filter(Boolean).join(', ')

/** Says in one line which earlier deal looks like this one, and how many more do. */
export function SeenBefore({ earlier, className }: { earlier: readonly Seen[]; className?: string }) {
  const [newest, ...others] = earlier
  if (!newest) return null
  return (
    <p className={cn('flex min-w-0 gap-1 text-muted text-xs', className)}>
      <span className="truncate">
        Seen before: {alikeWords[newest.how]}{' '}
        <Link
          to={paths.dealMemo(newest.generated_answer_id)}
          title={describeDeal(newest)}
          className="rounded-sm underline decoration-line-strong underline-offset-2 hover:decoration-current"
        >
          {newest.name}
        </Link>
      </span>
      {others.length > 0 && <Others others={others} />}
    </p>
  )
}

function Others({ others }: { others: readonly Seen[] }) {
  const lines = others.map((one) => <span key={one.deal_id}>{`${alikeWords[one.how]} ${describeDeal(one)}`}</span>)
  return (
    <Tooltip text={<span className="grid gap-0.5">{lines}</span>}>
      <button type="button" className="shrink-0 rounded-sm">
        and {others.length} more
      </button>
    </Tooltip>
  )
}
