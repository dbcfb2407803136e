import { describe, expect, it } from 'vitest'
import { memoSections } from '#contract/memo-fields.ts'
import type { FindNearLine, VerifiedFact } from '#engine/facts.ts'
import { fact, foundOnly, on } from '#engine/testing/verified-fact.ts'
import { composeField } from './compose-field.ts'

const definitions = memoSections.flatMap((section) => [...section.fields])
const line = on(6, 'Our burn rate is low')
const findLine: FindNearLine = () => ({ place: line, words: line.quote })
const compose = (key: string, facts: readonly VerifiedFact[], findNear: FindNearLine = () => null) => {
  const definition = definitions.find((one) => one.key === key)
  if (!definition) throw new Error(`no field is called ${key}`)
  return composeField(definition, facts, { deckId: 'd', findNear })
}
const superseded = { superseded: true as const }
const follows = {
  ...foundOnly,
  problem: { gate: 'follows' as const, value: '$9M', detail: { fault: 'other-words' as const } },
}
const unquoted = {
  ...foundOnly,
  problem: { gate: 'quote' as const, place: { page: 7 }, detail: { fault: 'not-found' as const, page: 7 } },
}

describe('a list', () => {
  const field = compose('competitors', [
    fact('competitors', 'Harbourly', { evidence: [on(3, 'Unlike Harbourly')] }),
    fact('competitors', 'Dockside', { ...foundOnly, evidence: [on(4, 'Dockside')] }),
    fact('competitors', 'Berthing', superseded),
    fact('competitors', 'Moorage', superseded),
    fact('competitors', 'harbourly', superseded),
    fact('competitors', 'Quayside', unquoted),
  ])

  it('has an entry for each value, in order, and stands as its weakest', () => {
    expect(field).toMatchObject({
      value: ['Harbourly', 'Dockside'],
      standing: 'found',
      validated: false,
      entries: [
        { value: 'Harbourly', standing: 'proved', evidence: [{ page: 3, quote: 'Unlike Harbourly' }] },
        { value: 'Dockside', standing: 'found', evidence: [{ page: 4, quote: 'Dockside' }] },
      ],
    })
  })

  it('has one entry in each candidate, and none for a shown value or a quote that is on no page', () => {
    expect(field.candidates?.map(({ value }) => value)).toEqual(['Berthing', 'Moorage'])
    expect(field.candidates?.[0]).toMatchObject({ source: { value: 'pitch_deck/d?page=1', quote: 'Berthing' } })
  })
})

describe('a field without a value', () => {
  it.each([
    ['a candidate that another stood before', [fact('burn_rate', '$9M', superseded)], 'pitch_deck/d?page=1', '$9M'],
    ['a value that does not follow', [fact('burn_rate', '$9M', follows)], 'pitch_deck/d?page=1', '$9M'],
    ['a line that speaks of it', [], 'pitch_deck/d?page=6', line.quote],
  ])('is open beside %s', (_, facts, link, quote) => {
    expect(compose('burn_rate', facts, findLine)).toMatchObject({
      value: null,
      standing: 'open',
      validated: false,
      reason: expect.stringMatching(/^Not stated outright; page \d comes near: “.+”\.$/),
      source: { in1: quote, in2: null, value: link },
    })
  })

  it('is open without a quote where the only quote stands on no page', () => {
    const field = compose('burn_rate', [fact('burn_rate', '$9M', unquoted)], findLine)
    expect(field).toMatchObject({
      standing: 'open',
      reason: 'The quote was not found on page 7.',
      source: { in1: null, in2: null },
    })
    expect(JSON.stringify(field)).not.toContain('$9M')
  })

  it('takes the next claim where the best one has no quote', () => {
    const facts = [fact('burn_rate', '$9M', { ...unquoted, score: 0.9 }), fact('burn_rate', '$40k')]
    expect(compose('burn_rate', facts, findLine)).toMatchObject({ value: '$40k', standing: 'proved' })
  })

  it('is unstated where nothing comes near', () => {
    for (const key of ['burn_rate', 'competitors', 'trait_phd'])
      expect(compose(key, [])).toMatchObject({
        standing: 'unstated',
        reason: 'Not stated in the deck or the updates.',
        source: { in1: null, in2: null, value: '' },
      })
  })

  it('puts a line of the updates with the other input', () => {
    const update = on(1, 'Burn is fine', { document: 'updates', page: null })
    const field = compose('burn_rate', [], () => ({ place: update, words: 'Burn is fine' }))
    expect(field.source).toEqual({ in1: null, in2: 'Burn is fine', value: 'most_recent_update' })
  })
})

it('names the labels of both sides where a vocabulary’s values contradict each other', () => {
  const field = compose('stage', [
    fact('stage', 'series_a', { contradictedBy: [{ value: 'seed', evidence: on(4, 'Seed round') }] }),
  ])
  expect(field.contradicted_by).toMatchObject([{ value: 'Seed', reason: 'Page 1 says Series A, page 4 says Seed.' }])
})
