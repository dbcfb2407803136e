import type { JsonResponse, MemoField, RestingField, ValidatedResponse } from '#contract/memo.ts'
import type { Translation } from '#contract/translations.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { groundedText, listFounders } from '#engine/memo-reader.ts'
import type { MarksByNumber } from './citations.ts'
import { followEdits } from './follow-edits.ts'
import { type Summary, writeExecutiveSummary, writeFundraisingSummary } from './write-summaries.ts'

/** A summary that a model wrote, with the fields that it rests on as they were then. */
export type WrittenSummary = Summary & { restsOn: readonly RestingField[] }
type ModelSummaries = { executive: WrittenSummary | null; fundraising: WrittenSummary | null }
/** Beside the summaries the English of quotes of another language. */
export type KeptProse = ModelSummaries & { translations: readonly Translation[] }

/**
 * A model's prose that stood the check, with citation links; null and missing parts had too few sentences left.
 * `dropped` counts the sentences that said more than their facts.
 */
export type Prose = KeptProse & { keyFacts: Record<string, Summary>; dropped: number }

/** Returns, of the fields that prose cites by name and value, those that the memo shows, with the value that it shows. */
export function listRestingFields(memo: ValidatedResponse, cited: readonly RestingField[]): RestingField[] {
  const found = cited.flatMap((one) => {
    const only = listSectionFields(memo, one.field).find(({ type }) => type !== 'array')
    if (only && isSound(only, one)) return [{ ...one, value: String(only.value) }]
    return isShown(memo, one) ? [one] : []
  })
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

/**
 * Returns the summaries of a model that still hold after people changed the memo. One gives way to fixed words once a field that
 * it rests on has another value or is no longer vouched for, or a person's value belongs into it.
 */
export function keepProse(json: JsonResponse, memo: ValidatedResponse): KeptProse {
  const { executive_summary: executive, fundrasing_summary: fundraising } = json.prose ?? {}
  const isWhole = (restsOn: readonly RestingField[] | undefined) => restsOn?.every((one) => isShown(memo, one)) ?? false
  const unedited = removeEdits(memo)
  const isSame = (write: (of: ValidatedResponse) => Summary) =>
    unedited === null || write(memo).value === write(unedited).value
  const written = json.structured.key_terms.fundrasing_summary
  const { executive_summary: value, key_facts: facts } = json.unstructured
  const marks = { executive_summary: {}, fundrasing_summary: {}, key_facts: {}, ...json.marks }
  const keyFacts = { facts, marks: marks.key_facts }
  const follow = (markdown: string, of: MarksByNumber) => followEdits(markdown, of, memo)
  return {
    executive:
      executive && isWhole(executive) && isSame((of) => writeExecutiveSummary(of, keyFacts))
        ? { value, source: [], marks: follow(value, marks.executive_summary), restsOn: executive }
        : null,
    fundraising:
      fundraising && isWhole(fundraising) && isSame((of) => writeFundraisingSummary(of, keyFacts))
        ? { ...written, marks: follow(written.value, marks.fundrasing_summary), restsOn: fundraising }
        : null,
    translations: json.translations ?? [],
  }
}

function isShown(memo: ValidatedResponse, rest: RestingField): boolean {
  const everywhere = [
    ...listSectionFields(memo, rest.field),
    ...listFounders(memo).flatMap((one) => one[rest.field] ?? []),
  ]
  return everywhere.some((one) => isSound(one, rest) && hasValue(one, rest.value))
}

/** What was told plainly has to stay vouched for; what was told as the deck's word, only to stay. */
function isSound(field: MemoField, { unproved }: RestingField): boolean {
  if (field.edited === true) return false
  return unproved === true ? !isUnknown(field.value) : field.value === true || groundedText(field) !== null
}

function hasValue({ value: shown }: MemoField, value: string): boolean {
  if (Array.isArray(shown)) return shown.includes(value)
  return shown === true ? value === 'yes' : shown === value
}

/** The fields of a name, the founders' aside. */
function listSectionFields(memo: ValidatedResponse, name: string): MemoField[] {
  return Object.values(memo).flatMap((section) => (Array.isArray(section) ? [] : (section[name] ?? [])))
}

/** Returns the memo with fields emptied whose value a person wrote or took; null when there are none. */
function removeEdits(memo: ValidatedResponse): ValidatedResponse | null {
  let edits = 0
  const bare = structuredClone(memo)
  for (const section of Object.values(bare)) {
    for (const record of Array.isArray(section) ? section : [section]) {
      for (const one of Object.values(record)) {
        if (one.edited !== true && one.found === undefined) continue
        edits++
        one.value = one.type === 'array' ? [] : null
        one.validated = false
      }
    }
  }
  return edits === 0 ? null : bare
}
