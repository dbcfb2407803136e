import { useId } from 'react'

type ChoiceListProps<Choice extends string> = {
  legend: string
  /** Every choice, in the order of the list, each with what it means. */
  choices: readonly Choice[]
  words: Readonly<Record<Choice, string>>
  chosen: readonly Choice[]
  onChoose: (chosen: Choice[]) => void
  error: string | undefined
}

/** Boxes to tick: what each means, and its name in the API. Choices keep the order of the list. */
export function ChoiceList<Choice extends string>(props: ChoiceListProps<Choice>) {
  const { legend, choices, words, chosen, onChoose, error } = props
  const id = useId()
  const toggle = (choice: Choice, isOn: boolean) =>
    onChoose(choices.filter((one) => (one === choice ? isOn : chosen.includes(one))))
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 p-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice} className="flex min-h-6 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-current"
            checked={chosen.includes(choice)}
            onChange={(event) => toggle(choice, event.target.checked)}
          />
          <span>
            {words[choice]} <code className="text-muted text-sm">{choice}</code>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-red text-xs">
          {error}
        </p>
      )}
    </fieldset>
  )
}
