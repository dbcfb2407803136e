import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Deal } from '#contract/deals.ts'
import { Input } from '#web/ui/input.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { countByStatus, type StatusChoice, statusLabels } from './deal-filter.ts'
import { isTaken } from './use-list-keys.ts'

const choices: StatusChoice[] = ['all', 'in_progress', 'completed', 'failed']

type DealToolbarProps = {
  /** The deals that the search leaves, before the status filter. */
  found: Deal[]
  search: string
  onSearch: (search: string) => void
  status: StatusChoice
  onStatus: (status: StatusChoice) => void
}

export function DealToolbar({ found, search, onSearch, status, onStatus }: DealToolbarProps) {
  const counts = countByStatus(found)
  return (
    <div className="mb-3 flex flex-col gap-3 wide:flex-row wide:items-center wide:justify-between">
      <SearchField search={search} onSearch={onSearch} />
      <div className="-mx-4 overflow-x-auto px-4 wide:mx-0 wide:px-0">
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
    <div className="relative wide:w-72">
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
      <Kbd aria-hidden className="absolute top-1/2 right-1.5 hidden -translate-y-1/2 wide:inline-grid">
        /
      </Kbd>
    </div>
  )
}
