import { founderFields } from '#contract/memo-fields.ts'
import { isOfAnother } from './check/check-site.ts'
import type { FactKey, VerifiedFact } from './facts.ts'
import { showable } from './select-facts.ts'
import { makeUnaccentedNameKey } from './text/name-keys.ts'

const founderKeys = new Set<FactKey>(founderFields.map(({ key }) => key))

/**
 * Returns the facts of deck and updates with those of the site for each field that these give no value for. Founders come
 * from the site where none is named; a founder that is named takes single fields from it. Nothing is added to a list, and
 * nothing is taken from a site that calls the company by another name.
 */
export function fillFromSite(facts: readonly VerifiedFact[], site: readonly VerifiedFact[]): VerifiedFact[] {
  if (isOfAnother(facts, site)) return [...facts]
  const named = listNames(facts)
  const isMissing = (fact: VerifiedFact): boolean => {
    if (!founderKeys.has(fact.key)) return showable(facts, fact.key).length === 0
    if (named.size === 0) return true
    const own = facts.filter(({ person }) => person !== undefined && makeKey(person) === makeKey(fact.person ?? ''))
    return fact.key !== 'founder_name' && own.length > 0 && showable(own, fact.key).length === 0
  }
  const added = site.filter(isMissing).map((fact) => useNameOfDeck(fact, named))
  return [...facts, ...added]
}

/** The names of founders as deck and updates print them, by key. */
function listNames(facts: readonly VerifiedFact[]): Map<string, string> {
  return new Map(
    showable(facts, 'founder_name').map(({ person, value }) => [
      makeKey(person ?? String(value)),
      person ?? String(value),
    ]),
  )
}

/** A person's facts are gathered under one name. */
function useNameOfDeck(fact: VerifiedFact, named: ReadonlyMap<string, string>): VerifiedFact {
  const name = fact.person === undefined ? undefined : named.get(makeKey(fact.person))
  return name === undefined ? fact : { ...fact, person: name }
}

const makeKey = (name: string) => makeUnaccentedNameKey(name)
