import { founderFields } from '#contract/memo-fields.ts'
import type { FactKey, NearLine } from '#engine/facts.ts'
import { founderRoles, leaderRoles } from '#engine/lexicons/roles.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { countWords, listWords } from '#engine/text/words.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'

const fieldsOfPerson = new Set<string>(founderFields.map(({ key }) => key))

/** Whether a field is one of a founder's card. */
export const isFieldOfPerson = (key: FactKey): boolean => fieldsOfPerson.has(key)

const fewestWords = 4
/** Whether a line of a card speaks of a field; `name` is the name's key. */
const speaksOf: Partial<Record<FactKey, (line: string, name: string) => boolean>> = {
  founder_role: (line) => (founderRoles.test(line) || leaderRoles.test(line)) && !/^founders$/iu.test(line.trim()),
  founder_linkedin: (line) => /linkedin/iu.test(line),
  founder_email: (line) => /@|\be-?mail\b/iu.test(line),
  founder_summary: (line, name) => countWords(line) >= fewestWords && !makeNameKey(line).includes(name),
}

/** Whether a line says no more than a person's name, in any order. */
const isName = (line: string, person: string) => {
  const words = new Set(listWords(person))
  return listWords(line).every((word) => words.has(word))
}

/** Returns the first line of a person's own cards that speaks of a field; null where none does, and for traits. */
export function findNearLineOfPerson(
  key: FactKey,
  person: string | undefined,
  { slides }: UnderstoodDeck,
  sources: VerifySources,
): NearLine | null {
  const isNear = speaksOf[key]
  if (!isNear || person === undefined) return null
  const name = makeNameKey(person)
  for (const { page, people } of slides) {
    for (const { lines } of people.filter((card) => makeNameKey(card.name) === name)) {
      const line = lines.find(({ text }) => !isName(text, person) && isNear(text, name))
      if (!line) continue
      const place = verifyEvidence({ document: 'deck', page, quote: line.text.trim() }, sources)
      if (place.match !== 'none' && place.cause === null) return { place, words: line.text.trim() }
    }
  }
  return null
}
