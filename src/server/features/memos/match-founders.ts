import { type FounderRecord, type KnownFounder, listKeys } from './known-founders.ts'

/** A founder of the memo before, present or not, with the record. */
export type FounderBefore = { known: KnownFounder; record: FounderRecord }

/** Keys are worth more than all that only parts founders of the same name. */
const worth = { link: 800, mail: 400, name: 400 }
const otherProfile = -300
const samePart = 20
const presentOne = 15
const samePlace = 10

/**
 * Returns which founder of the memo before each found one is, by index; those of a new memo whom it leaves out are new. Profile
 * and name decide; among founders of one name what else is stated of them, then who is present, then the order.
 */
export function matchFounders(
  found: readonly FounderRecord[],
  before: readonly FounderBefore[],
): Map<number, FounderBefore> {
  const keysBefore = before.map((one) => listMatchingKeys(one, before))
  const pairs = found.flatMap((record, index) =>
    before.flatMap((one, place) => {
      const shared = scoreKeys(new Set(listKeys(record)), keysBefore[place] ?? new Set())
      const parts = scoreParts(record, one.record)
      const rest =
        (one.known.state === 'present' ? presentOne : 0) + (index === (one.known.at ?? place) ? samePlace : 0)
      return shared > 0 ? [{ index, one, score: shared + parts + rest }] : []
    }),
  )
  const matched = new Map<number, FounderBefore>()
  const taken = new Set<FounderBefore>()
  for (const { index, one } of pairs.sort((a, b) => b.score - a.score)) {
    if (matched.has(index) || taken.has(one)) continue
    matched.set(index, one)
    taken.add(one)
  }
  return matched
}

/** Without the keys of those merged into this founder, whose name may stand in this record. */
function listMatchingKeys({ known, record }: FounderBefore, all: readonly FounderBefore[]): Set<string> {
  const merged = all.filter((one) => one.known.into === known.founder_id)
  const theirs = new Set(merged.flatMap((one) => one.known.keys))
  return new Set([...known.keys, ...listKeys(record).filter((key) => !theirs.has(key))])
}

function scoreKeys(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((key) => other.has(key))
  const score = (kind: keyof typeof worth) => (shared.some((key) => key.startsWith(`${kind} `)) ? worth[kind] : 0)
  const hasLink = (keys: ReadonlySet<string>) => [...keys].some((key) => key.startsWith('link '))
  const link = score('link')
  const differs = link === 0 && hasLink(one) && hasLink(other)
  return link + score('mail') + score('name') + (differs ? otherProfile : 0)
}

const parts = ['Role', 'Founder Summary']
const scoreParts = (one: FounderRecord, other: FounderRecord): number =>
  parts.filter((name) => one[name]?.value && one[name].value === other[name]?.value).length * samePart
