import { cutText } from './cut-text.ts'

/** A person's act on a value: `by` is null where no name is known, `on` an ISO 8601 time. */
export type EnteredBy = { by: string | null; on: string; action: 'edited' | 'confirmed' }

/** Longer names leave no room for the date. */
const longestNameCharacters = 80

/** Returns the reason of a value that a person entered or confirmed; to readers outside the workspace without the name. */
export function enteredText({ by, on, action }: EnteredBy, outside = false): string {
  const verb = action === 'confirmed' ? 'Confirmed' : 'Entered'
  if (outside || by === null || by.trim() === '') return `${verb} by the team.`
  return `${verb} by ${cutText(by, longestNameCharacters)} on ${formatDay(on)}.`
}

/** A day as people write it, the same in every time zone. */
function formatDay(timestamp: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp))
}
