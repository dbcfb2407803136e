import type { JsonResponse } from './memo.ts'
import { keyFactNames } from './memo-fields.ts'

export type KeyFacts = JsonResponse['unstructured']['key_facts']
export type NamedKeyFact = { name: string; fact: KeyFacts[string] }

/**
 * Returns the key facts of a memo as they are shown: `first` above the team, `later` below it. Labels that
 * `keyFactNames` does not have come last, in the order of the map.
 */
export function orderKeyFacts(facts: KeyFacts): { first: NamedKeyFact[]; later: NamedKeyFact[] } {
  const names: readonly string[] = keyFactNames
  const others = Object.keys(facts).filter((name) => !names.includes(name))
  const pickFacts = (list: readonly string[]) =>
    list.flatMap((name): NamedKeyFact[] => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
      return fact ? [{ name, fact }] : []
    })
  return { first: pickFacts(names.slice(0, 4)), later: pickFacts(names.slice(4).concat(others)) }
}
