import type { Entry, MemoField, ValidatedResponse } from '#contract/memo.ts'

/** The memo as people see it: what a person entered or confirmed has them for its reason; the rest keeps what was found. */
export function addEnteredReasons(memo: ValidatedResponse): ValidatedResponse {
  const addReasons = (fields: Record<string, MemoField>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, addReason(field)]))
  return Object.fromEntries(
    Object.entries(memo).map(([section, content]) => [
      section,
      Array.isArray(content) ? content.map(addReasons) : addReasons(content),
    ]),
  )
}

function addReason(field: MemoField): MemoField {
  if (!field.entered && !field.edited) return field
  // Of a list that a person changed, other entries can still stand as they were found.
  const isInPart = field.type === 'array' && field.standing !== 'entered'
  const shown = { ...field, reason: writeAct(field.entered, isInPart ? partVerbs : wholeVerbs) }
  return shown.type === 'array' && shown.entries ? { ...shown, entries: shown.entries.map(addEntryReason) } : shown
}

const addEntryReason = (entry: Entry): Entry =>
  entry.standing === 'entered' ? { ...entry, reason: writeAct(entry.entered, wholeVerbs) } : entry

const wholeVerbs = { edited: 'Entered', confirmed: 'Confirmed' }
const partVerbs = { edited: 'Edited', confirmed: 'Partly confirmed' }

function writeAct(entered: Entry['entered'], verbs: typeof wholeVerbs): string {
  const verb = verbs[entered?.action ?? 'edited']
  return entered?.by ? `${verb} by ${entered.by} on ${formatDay(entered.on)}.` : `${verb} by the team.`
}

/** A day as people write it, the same in every time zone. */
function formatDay(timestamp: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp))
}
