import type { JsonResponse } from './memo.ts'
import { keyFactNames } from './memo-fields.ts'
import { leaveOutUses } from './uses-beside-round.ts'

export type KeyFacts = JsonResponse['unstructured']['key_facts']
export type NamedKeyFact = { name: string; fact: KeyFacts[string] }

/**
 * Returns the key facts of a memo as they are shown: `first` above the team, `later` below it. Labels that
 * `keyFactNames` does not have come last, in the order of the map. Uses of funds that stand in the fundraising summary are
 * left out.
 */
export function orderKeyFacts(facts: KeyFacts, fundraising: string): { first: NamedKeyFact[]; later: NamedKeyFact[] } {
  const names: readonly string[] = keyFactNames
  const others = Object.keys(facts).filter((name) => !names.includes(name))
  const pickFacts = (list: readonly string[]) =>
    list.flatMap((name): NamedKeyFact[] => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
      const shown = fact && name === 'Use of Funds' ? leaveOutUses(fact, fundraising) : fact
      return shown ? [{ name, fact: shown }] : []
    })
  return { first: pickFacts(names.slice(0, 4)), later: pickFacts(names.slice(4).concat(others)) }
}
