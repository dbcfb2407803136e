import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type SortButtonProps = { sorted: false | 'asc' | 'desc'; onClick: () => void; children: ReactNode }

/** A column's name; pressing it sorts by that column, pressing again turns the order round. */
export function SortButton({ sorted, onClick, children }: SortButtonProps) {
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn(
        'group -mx-1 inline-flex items-center gap-0.5 rounded-sm px-1 hover:text-ink',
        sorted && 'text-ink',
      )}
    >
      {children}
      <Icon
        aria-hidden
        className={cn('size-3', !sorted && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100')}
      />
    </button>
  )
}
