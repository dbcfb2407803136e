import { fieldVocabulary, founderFields, keyFactNames, memoSections } from '#contract/memo-fields.ts'
import { getLabel } from '#contract/options.ts'
import { type FactKey, isGrounded, type VerifiedFact } from '#engine/facts.ts'
import { pickAll, pickOne, showable } from '#engine/select-facts.ts'

/** A proved fact that prose may rest on, by the id that the model cites it by; `field` is its field's name. */
export type CitedFact = { id: string; field: string; value: string; fact: VerifiedFact }

const mostOfList = 12
const mostPassages = 5

/** Returns the proved facts that the memo shows, in its order: of a single value the one that stands, of a list all. */
export function listCitedFacts(facts: readonly VerifiedFact[]): CitedFact[] {
  const shown: Array<{ field: string; fact: VerifiedFact }> = []
  for (const { fields } of memoSections) {
    for (const { key, name, type } of fields) {
      if (founderKeys.has(key)) continue
      const of = showable(facts, key as FactKey)
      const found = type === 'array' ? pickAll(of, key as FactKey).slice(0, mostOfList) : [pickOne(of)?.best]
      for (const fact of found) if (fact && isGrounded(fact)) shown.push({ field: name, fact })
    }
  }
  for (const { key, name } of founderFields)
    for (const fact of showable(facts, key)) if (isGrounded(fact)) shown.push({ field: name, fact })
  for (const name of keyFactNames)
    for (const fact of pickAll(showable(facts, `topic:${name}`), `topic:${name}`)
      .filter(isGrounded)
      .slice(0, mostPassages))
      shown.push({ field: name, fact })
  return shown.map(({ field, fact }, index) => ({ id: `f${index + 1}`, field, value: formatValue(fact), fact }))
}

/** Returns a fact as prose cites it, under the name of its field. */
export function citeFact(id: string, fact: VerifiedFact): CitedFact {
  return { id, field: fieldNames.get(fact.key) ?? fact.key.replace(/^topic:/, ''), value: formatValue(fact), fact }
}

const fieldNames = new Map<string, string>(
  memoSections.flatMap(({ fields }) => fields.map(({ key, name }): [string, string] => [key, name])),
)

const founderKeys = new Set<string>(founderFields.map((field) => field.key))

function formatValue({ key, value }: VerifiedFact): string {
  const vocabulary = key in fieldVocabulary ? fieldVocabulary[key as keyof typeof fieldVocabulary] : null
  return vocabulary ? getLabel(vocabulary, String(value)) : value === true ? 'yes' : String(value)
}
