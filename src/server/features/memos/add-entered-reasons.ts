import type { MemoField, ValidatedResponse } from '#contract/memo.ts'

/** The memo as people see it: what a person entered or confirmed has them for its reason; the rest keeps what was found. */
export function addEnteredReasons(memo: ValidatedResponse): ValidatedResponse {
  const told = (fields: Record<string, MemoField>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, addReason(field)]))
  return Object.fromEntries(
    Object.entries(memo).map(([section, content]) => [
      section,
      Array.isArray(content) ? content.map(told) : told(content),
    ]),
  )
}

function addReason(field: MemoField): MemoField {
  const { entered, edited } = field
  if (!entered && !edited) return field
  const verb = entered?.action === 'confirmed' ? 'Confirmed' : 'Entered'
  const reason = entered?.by ? `${verb} by ${entered.by} on ${formatDay(entered.on)}.` : `${verb} by the team.`
  return { ...field, reason }
}

/** A day as people write it, the same in every time zone. */
function formatDay(timestamp: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp))
}
