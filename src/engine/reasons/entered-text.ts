import { cutText } from './cut-text.ts'

/** A person's act on a value: `by` is null where no name is known, `on` an ISO 8601 time. */
export type EnteredBy = { by: string | null; on: string; action: 'edited' | 'confirmed' }

/** Longer names leave no room for the date. */
const longestNameCharacters = 80

/** `outside`: for readers outside the workspace, who read no names; `inPart`: of a list, other entries stand as they were found. */
export type EnteredReader = { outside?: boolean; inPart?: boolean }

/** Returns the reason of a value or a list that a person entered or confirmed. */
export function enteredText({ by, on, action }: EnteredBy, { outside, inPart }: EnteredReader = {}): string {
  const [edited, confirmed] = inPart ? ['Edited', 'Partly confirmed'] : ['Entered', 'Confirmed']
  const verb = action === 'confirmed' ? confirmed : edited
  if (outside || by === null || by.trim() === '') return `${verb} by the team.`
  return `${verb} by ${cutText(by, longestNameCharacters)} on ${formatDay(on)}.`
}

/** A day as people write it, the same in every time zone. */
function formatDay(timestamp: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp))
}
