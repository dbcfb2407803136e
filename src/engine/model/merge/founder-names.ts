import { isGrounded, isOfModel, type VerifiedFact } from '#engine/facts.ts'
import { honorifics } from '#engine/lexicons/honorifics.ts'

/**
 * Returns the facts, those about one person under one name: two names are of one person if all words of the shorter stand in the
 * longer, and the person is called by the longest form that is printed. A name that could be two people's stays.
 */
export function callFoundersAlike(facts: readonly VerifiedFact[]): VerifiedFact[] {
  const named = facts.filter(({ key, problem }) => key === 'founder_name' && isPrinted(problem))
  const forms = named.filter((fact) => isOfModel(fact) || isGrounded(fact)).map(({ value }) => String(value))
  const longest = new Map<string, string>()
  const find = (name: string) => {
    const known = longest.get(name) ?? findLongestForm(name, forms)
    longest.set(name, known)
    return known
  }
  return facts.map((fact) => {
    if (fact.person === undefined) return fact
    const person = find(fact.person)
    return person === fact.person ? fact : { ...fact, person }
  })
}

const isPrinted = (problem: VerifiedFact['problem']) => problem?.gate !== 'quote' && problem?.gate !== 'follows'

function findLongestForm(name: string, forms: readonly string[]): string {
  const longer = forms.filter((form) => isWithin(name, form))
  const isOnePerson = longer.every((one) => longer.every((other) => isWithin(one, other) || isWithin(other, one)))
  const [longest] = longer.toSorted((a, b) => listNameWords(b).length - listNameWords(a).length || b.length - a.length)
  return isOnePerson ? (longest ?? name) : name
}

/** Whether all words of the shorter name stand in the longer; titles are not words of a name. */
function isWithin(shorter: string, longer: string): boolean {
  const [words, others] = [listNameWords(shorter), new Set(listNameWords(longer))]
  return words.length > 0 && words.every((word) => others.has(word))
}

const listNameWords = (name: string): string[] =>
  (name.normalize('NFKC').toLowerCase().match(nameWord) ?? []).filter(
    (word) => word.length > 1 && !honorifics.has(word),
  )
const nameWord = /[\p{L}\p{M}'’-]+/gu
