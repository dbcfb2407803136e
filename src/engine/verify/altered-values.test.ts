import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { founderFields } from '#contract/memo-fields.ts'
import { extractOffline } from '#engine/extract/extract-offline.ts'
import { type Fact, isGrounded, type VerifiedFact } from '#engine/facts.ts'
import { readBytes } from '#engine/read/test-reading.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { alter, alterationKinds, seededRandom } from './test-alterations.ts'
import { verifyFacts } from './verify-facts.ts'
import { indexSources, type VerifySources } from './verify-sources.ts'

const samples = ['saas-seed', 'marketplace-kpis', 'hardware-columns', 'spanish-fintech', 'hidden-contradictions']
const seed = 20_260_102

type Grounded = { deck: string; sources: VerifySources; facts: VerifiedFact[] }

const isGroundedIn = (fact: Fact, sources: VerifySources) => verifyFacts([fact], sources).some(isGrounded)
/** '1,200' and '1200' are one number. */
const withoutSeparators = (text: string) => text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/gu, '')
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

describe('values of grounded facts', () => {
  const decks: Grounded[] = []

  beforeAll(async () => {
    for (const name of samples) {
      const doc = await readBytes(await readFile(new URL(`../../../samples/pdf/${name}.pdf`, import.meta.url)))
      const understood = understandDeck(doc)
      const sources = indexSources(doc, [], understood)
      const facts = verifyFacts(extractOffline(understood, joinUpdates([])), sources)
      decks.push({ deck: name, sources, facts: facts.filter(isGrounded) })
    }
  })

  it('are not grounded once the value is altered under its true quote', () => {
    const random = seededRandom(seed)
    const passed: string[] = []
    let tried = 0
    for (const { sources, facts } of decks)
      for (const fact of facts)
        for (const kind of alterationKinds) {
          const value = typeof fact.value === 'string' && fact.key !== 'stage' ? alter(fact.value, kind, random) : null
          if (value === null || kind === 'currency dropped') continue
          // A stop within the postcode of an address names no other place.
          if (kind === 'decimal point' && fact.key === 'headquarters') continue
          if (withoutSeparators(value) === withoutSeparators(String(fact.value)) && !/\d\.\d{3}/.test(value)) continue
          tried++
          if (isGroundedIn({ ...fact, value }, sources)) passed.push(`${kind}, ${fact.key}: ${fact.value} => ${value}`)
        }
    expect(passed).toEqual([])
    expect(tried).toBeGreaterThan(1500)
  })

  it('are not grounded by the true quote of another fact that does not say them', () => {
    const passed: string[] = []
    let tried = 0
    for (const { sources, facts } of decks)
      for (const [index, fact] of facts.entries())
        for (const other of [facts[index + 7], facts[index + 31], facts[index + 53]]) {
          const value = fact.value
          if (!other || typeof value !== 'string' || fact.key === 'stage') continue
          if (other.evidence.some((one) => bare(one.quote).includes(bare(value)))) continue
          tried++
          if (isGroundedIn({ ...fact, evidence: other.evidence }, sources))
            passed.push(`${fact.key}: ${value} <= ${other.evidence[0]?.quote}`)
        }
    expect(passed).toEqual([])
    expect(tried).toBeGreaterThan(500)
  })

  it('are not grounded for a founder by the card of another', () => {
    const founderKeys = new Set<string>(founderFields.map((field) => field.key))
    const passed: string[] = []
    let tried = 0
    for (const { sources, facts } of decks) {
      const people = [...new Set(facts.flatMap((fact) => (fact.person ? [fact.person] : [])))]
      for (const fact of facts) {
        if (!founderKeys.has(fact.key) || fact.key === 'founder_name') continue
        for (const person of [...people.filter((one) => one !== fact.person), 'Farida Okonkwo', undefined]) {
          tried++
          if (isGroundedIn({ ...fact, person: person ?? '' }, sources))
            passed.push(`${fact.key} of ${person} <= ${fact.evidence[0]?.quote}`)
        }
      }
    }
    expect(passed).toEqual([])
    expect(tried).toBeGreaterThan(40)
  })
})
