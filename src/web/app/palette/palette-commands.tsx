import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFoundDeals } from '#web/features/deals/deals-query.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Command, findCommands, groups } from './commands.ts'
import { useCommands } from './use-commands.ts'

/** Shows the search field and its results. Screens and actions are listed even while the deals are not loaded. */
export function PaletteCommands({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const asked = useRested(typed.trim())
  const deals = useFoundDeals(asked)
  // Deals of the search before are among those found only by their own words.
  const foundBy = deals.isPlaceholderData ? '' : asked
  const found = findCommands(useCommands(deals.data ?? [], foundBy), typed)
  const isSearching = deals.isPending || deals.isPlaceholderData || asked !== typed.trim()
  const run = (command: Command) => {
    onDone()
    command.run()
  }
  return (
    <Cmdk label="Search deals, screens and actions" shouldFilter={false} loop vimBindings={false} className="contents">
      <div className="flex items-center gap-2.5 border-b pr-14 pl-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <Cmdk.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="Search deals, screens and actions"
          className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-faint"
        />
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        {deals.isPending && <LoadingDeals />}
        {deals.isError && <DealsFailed message={explainError(deals.error)} onRetry={() => void deals.refetch()} />}
        <Cmdk.List label="Results" className="px-2 [&:has([role=option])]:py-2">
          {groups.map((group) => (
            <Group key={group} name={group} commands={found.filter((one) => one.group === group)} onRun={run} />
          ))}
        </Cmdk.List>
        {found.length === 0 && !isSearching && <p className="px-4 py-8 text-center text-muted">No results.</p>}
      </div>
      <p role="status" className="sr-only">
        {typed !== '' && !isSearching && (found.length === 0 ? 'No results.' : `${found.length} found`)}
      </p>
    </Cmdk>
  )
}

/** How long typing rests before the server is asked. */
const typingMs = 150

/** Returns a text once it has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

type GroupProps = { name: string; commands: readonly Command[]; onRun: (command: Command) => void }

function Group({ name, commands, onRun }: GroupProps) {
  if (commands.length === 0) return null
  return (
    <Cmdk.Group
      heading={name}
      className={
        '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 ' +
        '[&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted ' +
        '[&_[cmdk-group-heading]]:text-xs'
      }
    >
      {commands.map((command) => (
        <Cmdk.Item
          key={command.id}
          value={command.id}
          onSelect={() => onRun(command)}
          className="flex h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 data-[selected=true]:bg-hover"
        >
          <command.Icon aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="truncate">{command.label}</span>
          {command.detail && <span className="ml-auto shrink-0 text-muted text-sm">{command.detail}</span>}
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  )
}

function LoadingDeals() {
  return (
    <div className="grid gap-2 px-4 pt-4" aria-busy>
      <span className="sr-only">Loading deals…</span>
      <Skeleton className="h-7" />
      <Skeleton className="h-7" />
    </div>
  )
}

function DealsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex items-center justify-between gap-4 border-b px-4 py-3">
      <p className="text-muted text-sm">Could not load the deals. {message}</p>
      <Button look="outline" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
