import { useId } from 'react'
import type { DealCrm } from '#contract/crm.ts'

type CompanyChoiceProps = {
  crm: string
  choices: DealCrm['choices']
  /** An id, ‘new’, or null until one is chosen. */
  chosen: string | null
  onChosen: (chosen: string) => void
}

/** Which of several companies there the deal’s is. */
export function CompanyChoice({ crm, choices, chosen, onChosen }: CompanyChoiceProps) {
  const name = useId()
  const isByName = choices.every(({ how }) => how === 'name')
  const options = [
    ...choices.map((one) => ({ id: one.id, label: one.name, note: one.domain ?? 'No domain' })),
    { id: 'new', label: 'None of these', note: 'A new company is made.' },
  ]
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">Which company in {crm} is it?</legend>
      <p className="text-muted text-sm">
        {isByName
          ? 'The name is the same, but the domain does not show that it is this company.'
          : 'Several companies there have the same domain or name.'}
      </p>
      {options.map(({ id, label, note }) => (
        <label key={id} className="flex cursor-pointer items-start gap-2.5 rounded-md px-2 py-1.5 hover:bg-hover">
          <input
            type="radio"
            name={name}
            className="mt-1 accent-ink"
            checked={chosen === id}
            onChange={() => onChosen(id)}
          />
          <span className="grid">
            {label}
            <span className="text-muted text-xs">{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
