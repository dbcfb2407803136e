import { verdictWords } from '#contract/decisions.ts'
import { options } from '#contract/options.ts'
import type { FilterName } from './list-address.ts'

type Choice = { value: string; label: string }
/** A filter with the values that it can have. */
type Facet = { name: Exclude<FilterName, 'status' | 'by'>; label: string; choices: readonly Choice[] }

const choose = (values: Record<string, string>): Choice[] =>
  Object.entries(values).map(([value, label]) => ({ value, label }))
const unknown = { value: 'none', label: 'Not stated' }

export const facets: readonly Facet[] = [
  {
    name: 'decision',
    label: 'Decision',
    choices: choose({ none: 'Undecided', ...verdictWords, again: 'Look again today' }),
  },
  { name: 'stage', label: 'Stage', choices: [...options.stage, unknown] },
  { name: 'hq', label: 'HQ', choices: [...options.headquarter_location, unknown] },
  { name: 'sector', label: 'Sector', choices: [...options.industry, unknown] },
  {
    name: 'signal',
    label: 'Signals',
    choices: choose({
      hidden: 'Hidden instructions',
      contradicted: 'Contradicted',
      alarm: 'Any alarm',
      any: 'Any signal',
    }),
  },
  { name: 'flags', label: 'Flags', choices: choose({ red: 'Red flags', green: 'Green flags', none: 'No flags' }) },
  { name: 'check', label: 'To check', choices: choose({ open: 'Something to check', done: 'Nothing to check' }) },
  { name: 'seen', label: 'Seen before', choices: choose({ yes: 'Seen before', no: 'New' }) },
]

export const addedChoices = choose({ week: 'Last 7 days', month: 'Last 30 days', quarter: 'Last 90 days' })

/** Returns a value of a filter in words; the value itself where it has none. */
export function describeChoice(name: string, value: string): string {
  const choices = name === 'added' ? addedChoices : facets.find((one) => one.name === name)?.choices
  return choices?.find((one) => one.value === value)?.label ?? (name === 'added' ? `Since ${value}` : value)
}
