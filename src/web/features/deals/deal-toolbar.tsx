import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Deal } from '#contract/deals.ts'
import { isTaken } from '#web/lib/keyboard-shortcuts.ts'
import { Input } from '#web/ui/input.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { countByStatus, type StatusChoice, statusLabels } from './deal-filter.ts'

const choices: StatusChoice[] = ['all', 'in_progress', 'completed', 'failed']

type DealToolbarProps = {
  /** The deals that the search leaves, before the status filter. */
  found: Deal[]
  search: string
  onSearch: (search: string) => void
  status: StatusChoice
  onStatus: (status: StatusChoice) => void
  /** The control that chooses the order where the list has no column headers. */
  order: ReactNode
}

export function DealToolbar({ found, search, onSearch, status, onStatus, order }: DealToolbarProps) {
  const counts = countByStatus(found)
  return (
    <div className="mb-3 flex flex-col gap-3 @table:flex-row @table:items-center @table:justify-between">
      <div className="flex gap-2">
        <SearchField search={search} onSearch={onSearch} />
        {order}
      </div>
      <div className="-mx-4 overflow-x-auto px-4 @table:mx-0 @table:px-0">
        <Segmented
          label="Status"
          value={status}
          onChange={onStatus}
          choices={choices.map((value) => ({ value, label: statusLabels[value], count: counts[value] }))}
        />
      </div>
    </div>
  )
}

function SearchField({ search, onSearch }: Pick<DealToolbarProps, 'search' | 'onSearch'>) {
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTaken(event)) return
      event.preventDefault()
      inputRef.current?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className="relative min-w-0 flex-1 @table:w-72 @table:flex-none">
      <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" />
      <Input
        ref={inputRef}
        type="search"
        aria-label="Search deals"
        aria-keyshortcuts="/"
        placeholder="Search deals"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
        className="h-8 pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      <Kbd aria-hidden className="absolute top-1/2 right-1.5 hidden -translate-y-1/2 @table:inline-grid">
        /
      </Kbd>
    </div>
  )
}
