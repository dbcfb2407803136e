import { ChevronRight } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'
import type { Folded, LayoutGroup } from './review.ts'
import type { Review } from './use-review.ts'

type FoldedRowsProps = { group: LayoutGroup; folded: Folded; review: Review }

/** What is not stated in a section, in one line with its names; unfolded, the rows stand in their places above it. */
export function FoldedRows({ group, folded: { names, traits }, review: { store } }: FoldedRowsProps) {
  const isOpen = store.state.unfolded.has(group.id)
  const parts = [
    ...(names.length > 0 ? [`${names.length} not stated`] : []),
    ...(traits > 0 ? [traits === 1 ? '1 trait without a value' : `${traits} traits without a value`] : []),
  ]
  return (
    <tr className="block wide:@lg:border-t">
      <td colSpan={5} className="block">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => store.toggleFold(group.id)}
          className="flex min-h-9 w-full items-start gap-1.5 rounded-md px-1 py-2 text-left text-muted text-sm hover:bg-hover wide:@lg:px-3"
        >
          <ChevronRight aria-hidden className={cn('mt-0.5 size-4 shrink-0 text-faint', isOpen && 'rotate-90')} />
          <span className="min-w-0">
            <span className="font-medium">{parts.join(', ')}</span>
            {names.length > 0 && !isOpen && <span className="text-faint">: {names.join(', ')}</span>}
            <span className="sr-only"> in {group.title}</span>
          </span>
        </button>
      </td>
    </tr>
  )
}
