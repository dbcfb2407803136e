import type { Deal } from '#contract/deals.ts'
import { cn } from '#web/ui/cn.ts'
import { useList } from './list-context.ts'

type SelectDealProps = { deal: Deal; selected: boolean; className?: string }

/** The box that takes a deal into the comparison; a deal without a memo has none. */
export function SelectDeal({ deal, selected, className }: SelectDealProps) {
  const { actions } = useList()
  if (deal.status !== 'completed') return null
  return (
    <label className={cn('grid size-6 cursor-pointer place-items-center', className)}>
      <input
        type="checkbox"
        checked={selected}
        onChange={() => actions.select(deal.deal_id)}
        aria-label={`Select ${deal.name} to compare`}
        className="size-4 cursor-pointer accent-(--strong)"
      />
    </label>
  )
}
