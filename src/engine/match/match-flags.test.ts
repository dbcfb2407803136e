import { describe, expect, it } from 'vitest'
import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { composeEditableFace } from '#engine/compose/compose-editable-face.ts'
import { composeKeyFacts } from '#engine/compose/compose-key-facts.ts'
import { composeReadFace } from '#engine/compose/compose-read-face.ts'
import { readFlagBasis } from './flag-basis.ts'
import { matchFlags } from './match-flags.ts'

type FlagCriteria = Parameters<typeof matchFlags>[1]

const page = (number: number) => `pitch_deck/0190?page=${number}`
const proof = (number: number) => ({
  standing: 'proved' as const,
  validated: true,
  reason: 'Printed.',
  source: { in1: `quote ${number}`, in2: null, value: page(number) },
})
const text = (value: string, at: number): MemoField => ({ type: 'str', value, ...proof(at) })
const list = (value: string[], at: number): MemoField => ({ type: 'array', value, ...proof(at) })

const company = () => ({
  'General information': {
    'Headquarter Location': text('Lisbon, Portugal', 2),
    Industry: list(['AI', 'FinTech'], 3),
  },
  'Company type': { 'Client Type': list(['B2B', 'B2C'], 4), 'Business Model': list(['Usage-based'], 5) },
  Fundraising: { Stage: text('Pre-seed', 9) },
})

/** A memo of which nothing is known but what is given. */
function memoWith(known: Record<string, Record<string, MemoField>>, founders: string[] = []): ValidatedResponse {
  const memo = composeEditableFace([], { deckId: '0190', findNear: () => null })
  for (const [section, fields] of Object.entries(known)) Object.assign(memo[section] ?? {}, fields)
  memo['Founder information'] = founders.map((name, at) => ({ 'Founder Name': text(name, 11 + at) }))
  return memo
}

const faces = (validated_response: ValidatedResponse) => {
  const parts = { keyFacts: composeKeyFacts([], '0190'), scrappersStatus: [] }
  return { validated_response, json_response: composeReadFace(validated_response, parts) }
}
const criteria = (green_flags: string[], red_flags: string[] = [], founders = 0): FlagCriteria => ({
  green_flags,
  red_flags,
  input_flags: { quantity_of_founders: founders },
})
const match = (memo: ValidatedResponse, template: FlagCriteria) => matchFlags(faces(memo), template)

describe('flags of a memo', () => {
  it('are its values that the template names, each with its reason and its source', () => {
    const { green, red } = match(memoWith(company()), criteria(['b2b', 'ai', 'tm_usa'], ['pre_seed', 'b2g']))
    expect(green).toEqual([
      {
        key: 'Client Type',
        value: 'B2B',
        reason: 'One of your green flags.',
        source: [{ value: page(4), quote: 'quote 4' }],
      },
      {
        key: 'Industry',
        value: 'AI',
        reason: 'One of your green flags.',
        source: [{ value: page(3), quote: 'quote 3' }],
      },
    ])
    expect(red).toEqual([
      {
        key: 'Stage',
        value: 'Pre-seed',
        reason: 'One of your red flags.',
        source: [{ value: page(9), quote: 'quote 9' }],
      },
    ])
  })

  it('know the headquarters by the region that its place belongs to', () => {
    const { red } = match(memoWith(company()), criteria([], ['hq_europe', 'tm_europe']))
    expect(red).toMatchObject([
      { key: 'Headquarter Location', value: 'Europe', source: [{ value: page(2), quote: 'quote 2' }] },
    ])
  })

  it('are none for what the memo does not state', () => {
    const all = criteria(['b2b', 'seed', 'hq_usa', 'ai'], ['b2c', 'pre_seed', 'hq_europe'], 2)
    expect(match(memoWith({}), all)).toEqual({ green: [], red: [] })
    const unplaced = memoWith({ 'General information': { 'Headquarter Location': text('Everywhere', 2) } })
    expect(match(unplaced, criteria(['hq_usa'], ['hq_europe']))).toEqual({ green: [], red: [] })
  })

  it.each(['pre seed', 'PRE-SEED', 'pre_seed', ' Pre–Seed '])(
    'know the stage that a person wrote as "%s"',
    (written) => {
      const memo = memoWith({ Fundraising: { Stage: { ...text(written, 9), edited: true } } })
      expect(match(memo, criteria(['pre_seed'])).green).toMatchObject([{ value: 'Pre-seed', source: [] }])
    },
  )

  it('tell a stage from the one with a plus', () => {
    const memo = memoWith({ Fundraising: { Stage: text('Series A+', 9) } })
    expect(match(memo, criteria(['series_a'], ['series_a_plus'])).green).toEqual([])
    expect(match(memo, criteria(['series_a'], ['series_a_plus'])).red).toHaveLength(1)
  })
})

describe('the number of founders', () => {
  const two = () => memoWith({}, ['Ana Reis', 'Rui Melo'])

  it('is green when it is enough', () => {
    expect(match(two(), criteria([], [], 2))).toEqual({
      green: [
        {
          key: 'Quantity of Founders',
          value: '2',
          reason: 'The memo names 2 founders; you ask for at least 2.',
          source: [
            { value: page(11), quote: 'quote 11' },
            { value: page(12), quote: 'quote 12' },
          ],
        },
      ],
      red: [],
    })
  })

  it('is red when it is too small', () => {
    const { green, red } = match(memoWith({}, ['Ana Reis']), criteria([], [], 2))
    expect(green).toEqual([])
    expect(red).toMatchObject([
      { value: '1', reason: 'The memo names 1 founder, fewer than the 2 that you ask for.', source: [{}] },
    ])
  })

  it('is nothing without a preference, or without a founder who is named', () => {
    expect(match(two(), criteria([], []))).toEqual({ green: [], red: [] })
    expect(match(memoWith({}, ['  ']), criteria([], [], 1))).toEqual({ green: [], red: [] })
  })
})

describe('the basis of flags', () => {
  it('holds every value of a vocabulary once', () => {
    const known = company()
    known['Company type']['Client Type'] = list(['B2B', 'b2b', 'B2B2C'], 4)
    const basis = readFlagBasis(faces(memoWith(known, ['Ana Reis'])))
    expect(basis.values.map(({ value }) => value)).toEqual([
      'b2b',
      'bm_usage_based',
      'pre_seed',
      'hq_europe',
      'ai',
      'fintech',
    ])
    expect(basis.founders.count).toBe(1)
  })
})
