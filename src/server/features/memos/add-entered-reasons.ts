import type { Entry, MemoField, ValidatedResponse } from '#contract/memo.ts'
import { enteredText } from '#engine/reasons/entered-text.ts'
import { listCandidates } from './take-candidate.ts'

/**
 * The memo as people see it: what a person entered or confirmed has them for its reason, and a value written for the one that
 * was found is contradicted by that one; the rest keeps what was found.
 */
export function addEnteredReasons(memo: ValidatedResponse): ValidatedResponse {
  const addReasons = (fields: Record<string, MemoField>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, showField(field)]))
  return Object.fromEntries(
    Object.entries(memo).map(([section, content]) => [
      section,
      Array.isArray(content) ? content.map(addReasons) : addReasons(content),
    ]),
  )
}

/** One field as people see it: without what is kept for its withdrawal, and of a list without candidates that are entries by now. */
export function showField({ taken_over: _kept, ...field }: MemoField): MemoField {
  const shown = addReason(field.candidates ? { ...field, candidates: listCandidates(field) } : field)
  if (shown.type !== 'array') return shown
  const { found_entries: _found, ...list } = shown
  return list
}

function addReason(field: MemoField): MemoField {
  if (!field.entered && !field.edited) return field
  // Of a list that a person changed, other entries can still stand as they were found.
  const inPart = field.type === 'array' && field.standing !== 'entered'
  const shown = { ...field, ...turnContradictions(field), reason: enteredText(field.entered ?? unknownAct, { inPart }) }
  return shown.type === 'array' && shown.entries ? { ...shown, entries: shown.entries.map(addEntryReason) } : shown
}

/** A contradiction that says what the person wrote names the value that was found and its place; its sentence names both. */
function turnContradictions({
  value,
  found,
  source,
  contradicted_by: all,
}: MemoField): Pick<MemoField, 'contradicted_by'> {
  if (!all || typeof found !== 'string' || found === value) return {}
  const quote = source.in1 ?? source.in2
  const turned = { value: found, source: { value: source.value, ...(quote !== null && { quote }) } }
  return { contradicted_by: all.map((one) => (one.value === value ? { ...one, ...turned } : one)) }
}

const addEntryReason = (entry: Entry): Entry =>
  entry.standing === 'entered' ? { ...entry, reason: enteredText(entry.entered ?? unknownAct) } : entry

/** Memos of earlier versions say that a value was edited, not by whom or when. */
const unknownAct = { action: 'edited', by: null, on: '' } as const
