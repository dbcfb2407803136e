import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { type Evidence, isCertain } from '#engine/facts.ts'
import type { CitedFact } from '#engine/synthesise/cited-fact.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import type { Passage } from './deck-passages.ts'

/** A field of the memo that the deck proves, as people see it. */
export type ProvedField = { key: string; name: string; value: string; evidence: readonly Evidence[] }

/** Something that an answer may cite by its id: a passage ('p3') or a proved field ('f2'). */
export type Citable = { id: string; fact: CitedFact; line: string }

const mostFields = 60

/** Returns the proved fields of a memo, founder by founder; what a person wrote is left out, since the deck does not prove it. */
export function listProvedFields(memo: ValidatedResponse): ProvedField[] {
  return memoSections.flatMap(({ name: section, fields }) => {
    const records = memo[section]
    return [records ?? []]
      .flat()
      .flatMap((record) => fields.flatMap(({ key, name }) => readProvedField(key, name, record[name])))
  })
}

/** A field of the memo, and where its value, or the line that comes near one, stands. */
export type FieldPlaces = { key: string; hasValue: boolean; isOpen: boolean; places: readonly Evidence[] }

/** Returns all fields of a memo outside the founders' cards with their places. */
export function listFieldPlaces(memo: ValidatedResponse): FieldPlaces[] {
  return memoSections.flatMap(({ name: section, fields }) => {
    const record = memo[section]
    if (!record || Array.isArray(record)) return []
    return fields.flatMap(({ key, name }): FieldPlaces[] => {
      const field = record[name]
      if (!field) return []
      const places = (field.evidence ?? []).map(({ document, page, quote }) => ({ document, page, quote }))
      return [{ key, hasValue: !isUnknown(field.value), isOpen: field.standing === 'open', places }]
    })
  })
}

const traits = new Set<string>(founderFields.filter((field) => field.type === 'bool').map((field) => field.key))

function readProvedField(key: string, name: string, field: MemoField | undefined): ProvedField[] {
  if (!field?.validated || field.edited || field.value === null || traits.has(key)) return []
  const value = [field.value].flat().join(', ')
  const evidence = (field.evidence ?? []).map(({ document, page, quote }) => ({ document, page, quote }))
  return value === '' || evidence.length === 0 ? [] : [{ key, name, value, evidence }]
}

/** Returns passages and proved fields with the lines sent to a model; fields whose quotes are no longer found are left out. */
export function listCitables(
  passages: readonly Passage[],
  proved: readonly ProvedField[],
  sources: VerifySources,
): Citable[] {
  const ofPassages = passages.map(({ page, title, text, quote }, index) => {
    const id = `p${index + 1}`
    const evidence: Evidence[] = [{ document: page === null ? 'updates' : 'deck', page, quote }]
    const place = page === null ? 'updates' : `page ${page}`
    const line = joinLines(`[${id}] ${place}${title === '' ? '' : `, under "${title}"`}: ${text}`)
    return { id, line, fact: makeCitedFact(id, title, text, evidence) }
  })
  const standing = proved.filter(({ evidence }) => evidence.every((one) => isOnPage(one, sources))).slice(0, mostFields)
  const ofFields = standing.map(({ name, value, evidence }, index) => {
    const id = `f${index + 1}`
    const quotes = evidence.map(({ page, quote }) => `${page === null ? 'updates' : `page ${page}`}: "${quote}"`)
    return {
      id,
      line: joinLines(`[${id}] ${name} = ${value} (${quotes.join('; ')})`),
      fact: makeCitedFact(id, name, value, evidence),
    }
  })
  return [...ofPassages, ...ofFields]
}

function isOnPage(evidence: Evidence, sources: VerifySources): boolean {
  return isCertain(verifyEvidence(evidence, sources))
}

const joinLines = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** In the shape that the check of a model's sentences takes. */
function makeCitedFact(id: string, field: string, value: string, evidence: readonly Evidence[]): CitedFact {
  const found = evidence.map((one) => ({ ...one, boxes: [], match: 'exact' as const, cause: null }))
  return {
    id,
    field,
    value,
    fact: {
      key: 'topic:Product Solution',
      value,
      evidence: found,
      kind: 'stated',
      rule: 'ask',
      score: 1,
      standing: 'proved',
      problem: null,
    },
  }
}
