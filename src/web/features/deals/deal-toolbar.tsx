import { ListFilter, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DealCounts } from '#contract/deals.ts'
import { isTaken } from '#web/lib/keyboard-shortcuts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type AddressChange, hasFilters, type ListAddress } from './list-address.ts'
import { ListMenu } from './list-menu.tsx'

const FilterPanel = lazy(() => import('./filter-panel.tsx'))
const FilterChips = lazy(() => import('./filter-chips.tsx'))

type StatusChoice = 'all' | 'in_progress' | 'completed' | 'failed'
const statusLabels: Record<StatusChoice, string> = {
  all: 'All',
  in_progress: 'In progress',
  completed: 'Completed',
  failed: 'Failed',
}
const choices: StatusChoice[] = ['all', 'in_progress', 'completed', 'failed']

type DealToolbarProps = {
  address: ListAddress
  onChange: (changes: AddressChange) => void
  /** Undefined until they are known. */
  counts: DealCounts | undefined
  /** Whether the list has column headers to sort by. */
  hasHeaders: boolean
}

/** Search, filters and the status of the list; what they are stands in the address. */
export function DealToolbar({ address, onChange, counts, hasHeaders }: DealToolbarProps) {
  const { q, status, order: _, ...others } = address
  const chips = Object.keys(others).length
  return (
    <div className="mb-3 grid grid-cols-1 gap-3">
      <div className="flex flex-col gap-3 @table:flex-row @table:items-center @table:justify-between">
        <div className="flex min-w-0 flex-wrap items-center gap-2 @table:flex-nowrap">
          <SearchField q={q ?? ''} onSearch={(text) => onChange({ q: text === '' ? null : text })} />
          <Filters address={address} onChange={onChange} hasHeaders={hasHeaders} count={chips} />
          <ListMenu address={address} counts={counts} />
          <p role="status" className="whitespace-nowrap text-muted text-sm tabular empty:hidden">
            {hasFilters(address) && counts && `${counts.more ? '1,000+' : counts.total} found`}
          </p>
        </div>
        <div className="-mx-4 overflow-x-auto px-4 @table:mx-0 @table:px-0">
          <Status status={status} onStatus={(next) => onChange({ status: next })} counts={counts} />
        </div>
      </div>
      {chips > 0 && (
        <Suspense>
          <FilterChips address={others} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}

type StatusProps = {
  status: string | undefined
  onStatus: (status: string | null) => void
  counts: DealCounts | undefined
}

/** The counts are those of the workspace: they stay as they are with a search. */
function Status({ status, onStatus, counts }: StatusProps) {
  const countOf = (choice: StatusChoice) => {
    if (!counts) return undefined
    const { in_progress, completed, failed } = counts.by_status
    return choice === 'all' ? in_progress + completed + failed : counts.by_status[choice]
  }
  return (
    <Segmented
      label="Status"
      value={choices.find((one) => one === (status ?? 'all')) ?? ''}
      onChange={(choice) => onStatus(choice === 'all' ? null : choice)}
      choices={choices.map((value) => {
        const count = countOf(value)
        return { value, label: statusLabels[value], ...(count !== undefined && { count }) }
      })}
    />
  )
}

type FiltersProps = {
  address: ListAddress
  onChange: (changes: AddressChange) => void
  hasHeaders: boolean
  count: number
}

/** The button that opens the filters, with the order where the list has no column headers. */
function Filters({ address, onChange, hasHeaders, count }: FiltersProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const word = hasHeaders ? 'Filter' : 'Sort and filter'
  return (
    <>
      <Button
        ref={button}
        look="outline"
        className="h-8"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <ListFilter aria-hidden />
        {word}
        {count > 0 && <span className="text-muted text-xs tabular">{count}</span>}
      </Button>
      {open && (
        <Opening>
          <FilterPanel
            anchor={button}
            address={address}
            onChange={onChange}
            asSheet={!hasHeaders}
            onClose={() => setOpen(false)}
          />
        </Opening>
      )}
    </>
  )
}

/** How long typing rests before the list is asked. */
const typingMs = 200

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setTyped(q)
  }, [q])
  useEffect(() => {
    const text = typed.trim()
    if (text === asked.current) return
    const timer = setTimeout(() => {
      asked.current = text
      search.current(text)
    }, typingMs)
    return () => clearTimeout(timer)
  }, [typed])
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
    <div className="relative min-w-36 flex-1 @table:w-64 @table:flex-none">
      <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" />
      <Input
        ref={inputRef}
        type="search"
        aria-label="Search deals"
        aria-keyshortcuts="/"
        placeholder="Search deals"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
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
