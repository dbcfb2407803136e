import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type RefObject, useEffect, useState } from 'react'
import { dealOrder } from '#contract/deal-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { returnFocus } from '#web/ui/return-focus.ts'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { orderChoices } from './deal-columns.ts'
import { addedChoices, facets } from './filter-choices.ts'
import { type AddressChange, defaultOrder, type ListAddress, splitValues } from './list-address.ts'
import { useAdders } from './use-adders.ts'

type FilterPanelProps = {
  anchor: RefObject<HTMLButtonElement | null>
  address: ListAddress
  onChange: (changes: AddressChange) => void
  /** Beside cards: a drawer, which has the order too. */
  asSheet: boolean
  onClose: () => void
}

/** Every filter of the list; the list follows each choice at once. */
export default function FilterPanel({ anchor, address, onChange, asSheet, onClose }: FilterPanelProps) {
  const filters = <Filters address={address} onChange={onChange} />
  if (asSheet)
    return (
      <Sheet open onOpenChange={onClose}>
        <SheetContent title="Sort and filter" side="right" className="flex w-80 flex-col">
          <div className="flex items-center justify-between border-b py-2 pr-2 pl-4">
            <p aria-hidden className="font-semibold">
              Sort and filter
            </p>
            <Button look="quiet" size="icon" aria-label="Close" onClick={onClose}>
              <X aria-hidden />
            </Button>
          </div>
          <div className="grid min-h-0 grid-cols-1 gap-5 overflow-y-auto p-4">
            <Order address={address} onChange={onChange} />
            {filters}
          </div>
        </SheetContent>
      </Sheet>
    )
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      {/* The button is mounted as long as the panel: `anchor` has an element. */}
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Filter"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            // The button closes the panel by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          className={
            'z-50 max-h-(--radix-popover-content-available-height) w-[44rem] max-w-[calc(100vw-1rem)] animate-rise ' +
            'overflow-y-auto rounded-lg bg-raised p-4 shadow-pop outline-none'
          }
        >
          <div className="grid grid-cols-3 gap-x-6 gap-y-5">{filters}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type FiltersProps = Pick<FilterPanelProps, 'address' | 'onChange'>

function Order({ address, onChange }: FiltersProps) {
  return (
    <label className="grid gap-1 font-medium text-sm">
      Sort by
      <select
        value={address.order ?? defaultOrder}
        onChange={(event) => onChange({ order: dealOrder.parse(event.target.value) })}
        className="h-9 w-full rounded-md border border-control bg-surface px-2 font-normal"
      >
        {orderChoices.map(({ order, label }) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Filters({ address: inAddress, onChange: onAddress }: FiltersProps) {
  const adders = useAdders(true)
  // A box follows the press at once, the address a little later.
  const [address, setAddress] = useState(inAddress)
  useEffect(() => setAddress(inAddress), [inAddress])
  const onChange = (changes: AddressChange) => {
    setAddress(
      Object.fromEntries(Object.entries({ ...address, ...changes }).filter(([, value]) => typeof value === 'string')),
    )
    onAddress(changes)
  }
  const toggle = (name: keyof ListAddress, value: string) => {
    const now = splitValues(address[name])
    const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value]
    onChange({ [name]: next.length === 0 ? null : next.join(',') })
  }
  return (
    <>
      {facets.map(({ name, label, choices }) => (
        <Choices
          key={name}
          label={label}
          choices={choices}
          chosen={splitValues(address[name])}
          onToggle={(value) => toggle(name, value)}
        />
      ))}
      {adders.length > 0 && (
        <Choices
          label="Added by"
          choices={adders}
          chosen={splitValues(address.by)}
          onToggle={(value) => toggle('by', value)}
        />
      )}
      <label className="grid content-start gap-1 font-medium text-sm">
        Added
        <select
          value={address.added ?? ''}
          onChange={(event) => onChange({ added: event.target.value || null })}
          className="h-8 w-full rounded-md border border-control bg-surface px-2 font-normal"
        >
          <option value="">At any time</option>
          {addedChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {address.added && !addedChoices.some(({ value }) => value === address.added) && (
            <option value={address.added}>Since {address.added}</option>
          )}
        </select>
      </label>
    </>
  )
}

type ChoicesProps = {
  label: string
  choices: ReadonlyArray<{ value: string; label: string }>
  chosen: readonly string[]
  onToggle: (value: string) => void
}

function Choices({ label, choices, chosen, onToggle }: ChoicesProps) {
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {/* Seven rows and a half: the one that is cut shows that there are more. */}
      <div className="max-h-52.5 overflow-y-auto">
        {choices.map((one) => (
          <label
            key={one.value}
            className="flex min-h-7 cursor-pointer items-center gap-2 rounded-sm text-sm hover:bg-hover"
          >
            <input
              type="checkbox"
              checked={chosen.includes(one.value)}
              onChange={() => onToggle(one.value)}
              className="ml-0.5 size-4 shrink-0 accent-(--strong)"
            />
            <span className="min-w-0 break-words">{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
