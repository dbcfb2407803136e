import { X } from 'lucide-react'
import { describeChoice, facets } from './filter-choices.ts'
import { type AddressChange, type ListAddress, splitValues } from './list-address.ts'
import { useAdders } from './use-adders.ts'

type FilterChipsProps = { address: ListAddress; onChange: (changes: AddressChange) => void }

const nameLabels: Record<string, string> = {
  ...Object.fromEntries(facets.map(({ name, label }) => [name, label])),
  added: 'Added',
  by: 'Added by',
}

/** What the list is limited to, each with the button that takes it away. */
export default function FilterChips({ address, onChange }: FilterChipsProps) {
  const adders = useAdders(address.by !== undefined)
  const chips = Object.entries(address)
  return (
    <ul aria-label="Filters" className="flex flex-wrap gap-1.5">
      {chips.map(([name, text]) => {
        const words = splitValues(text).map((value) =>
          name === 'by'
            ? (adders.find((one) => one.value === value)?.label ?? 'a member')
            : describeChoice(name, value),
        )
        const label = `${nameLabels[name] ?? name}: ${words.join(', ')}`
        return (
          <li key={name} className="min-w-0">
            <button
              type="button"
              aria-label={`Remove the filter ${label}`}
              onClick={() => onChange({ [name]: null })}
              className={
                'flex h-6 max-w-full items-center gap-1 rounded-md border border-line-strong bg-surface pr-1 pl-2 ' +
                'text-sm hover:bg-hover'
              }
            >
              <span className="truncate">{label}</span>
              <X aria-hidden className="size-3.5 shrink-0 text-muted" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
