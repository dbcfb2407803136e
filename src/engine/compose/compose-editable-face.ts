import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { founderFields, memoSections } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { showable } from '#engine/select-facts.ts'
import { composeField } from './compose-field.ts'

const mostFounders = 50

/** Returns the editable face of the memo: every section with exactly its fields, in order. */
export function composeEditableFace(facts: readonly VerifiedFact[], deckId: string): ValidatedResponse {
  return Object.fromEntries(
    memoSections.map((section) => [
      section.name,
      section.name === 'Founder information'
        ? composeFounders(facts, deckId)
        : Object.fromEntries(section.fields.map((field) => [field.name, composeField(field, facts, deckId)])),
    ]),
  )
}

/** One record a founder, in the order in which the extractors name them; facts about other people are left out. */
function composeFounders(facts: readonly VerifiedFact[], deckId: string): Array<Record<string, MemoField>> {
  const people = new Map<string, VerifiedFact[]>()
  for (const fact of showable(facts, 'founder_name')) people.set(makePersonKey(fact), [])
  for (const fact of facts) people.get(makePersonKey(fact))?.push(fact)
  return [...people.values()]
    .slice(0, mostFounders)
    .map((own) => Object.fromEntries(founderFields.map((field) => [field.name, composeField(field, own, deckId)])))
}

function makePersonKey(fact: VerifiedFact): string {
  if (fact.person === undefined && fact.key !== 'founder_name') return ''
  return String(fact.person ?? fact.value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
