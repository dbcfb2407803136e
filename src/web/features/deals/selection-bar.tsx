import { Columns3, X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

/** How many deals a comparison has. */
export const comparable = { least: 2, most: 4 }

/** The address of the comparison of deals. */
export const makeCompareAddress = (ids: Iterable<string>) => `${paths.dealCompare}?deals=${[...ids].join(',')}`

type SelectionBarProps = { selected: ReadonlySet<string>; onClear: () => void }

/** How many deals are selected, and what can be done with them; at the foot of the window. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const { size } = selected
  return (
    <section
      aria-label="Selected deals"
      className={
        'fixed bottom-4 left-1/2 z-20 flex h-11 w-max -translate-x-1/2 animate-rise items-center gap-3 whitespace-nowrap ' +
        'rounded-lg border border-line-strong bg-raised pr-1.5 pl-4 shadow-pop'
      }
    >
      <p role="status" className="text-sm tabular">
        {size} selected
        {size < comparable.least && <span className="text-muted">, select one more to compare</span>}
      </p>
      {size >= comparable.least && (
        <Button asChild size="small">
          <Link to={makeCompareAddress(selected)} aria-keyshortcuts="c">
            <Columns3 aria-hidden />
            Compare
            <Kbd aria-hidden className="hidden border-transparent bg-transparent text-on-strong @table:inline-grid">
              c
            </Kbd>
          </Link>
        </Button>
      )}
      <Button look="quiet" size="icon" aria-label="Clear the selection" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </section>
  )
}
