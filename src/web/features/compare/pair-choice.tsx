import { ChevronDown } from 'lucide-react'

/** The ids of the left and the right deal. */
type Pair = readonly [left: string, right: string]

/** Returns two of the deals: those that were chosen, filled up with the first of the others. */
export function findPair(ids: readonly string[], chosen: readonly string[]): Pair {
  const kept = chosen.filter((id) => ids.includes(id))
  const [left = '', right = ''] = [...kept, ...ids.filter((id) => !kept.includes(id))]
  return [left, right]
}

type PairChoiceProps = { deals: ReadonlyArray<{ id: string; name: string }>; pair: Pair; onPair: (pair: Pair) => void }

/** Which two of several deals are shown in a narrow window; a deal of the other side changes places. */
export function PairChoice({ deals, pair: [left, right], onPair }: PairChoiceProps) {
  return (
    <div className="grid grid-cols-2 gap-2 print:hidden">
      <Choice
        label="Left deal"
        deals={deals}
        id={left}
        onId={(id) => onPair(id === right ? [right, left] : [id, right])}
      />
      <Choice
        label="Right deal"
        deals={deals}
        id={right}
        onId={(id) => onPair(id === left ? [right, left] : [left, id])}
      />
    </div>
  )
}

type ChoiceProps = Pick<PairChoiceProps, 'deals'> & { label: string; id: string; onId: (id: string) => void }

function Choice({ label, deals, id, onId }: ChoiceProps) {
  return (
    <label className="relative min-w-0">
      <span className="sr-only">{label}</span>
      <select
        value={id}
        onChange={(event) => onId(event.target.value)}
        className="h-9 w-full min-w-0 appearance-none truncate rounded-md border border-control bg-surface pr-8 pl-3"
      >
        {deals.map((deal) => (
          <option key={deal.id} value={deal.id}>
            {deal.name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-2.5 right-2.5 size-4 text-muted" />
    </label>
  )
}
