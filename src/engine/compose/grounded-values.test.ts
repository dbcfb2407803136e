import { describe, expect, it } from 'vitest'
import { getField } from '#engine/memo-reader.ts'
import { fact, on } from '#engine/testing/verified-fact.ts'
import { composeMemo } from './compose-memo.ts'
import { GroundedValues, makeGroundedValue } from './grounded-values.ts'

const evidence = [on(2, 'Our ARR is growing'), on(5, 'ARR of $1.2M_net')]
const { validated_response: memo } = composeMemo([fact('revenue', '$1.2M_net', { evidence })], [], {
  deckId: 'd',
  findNear: () => null,
})
const revenue = getField(memo, 'revenue')
const empty = getField(memo, 'gmv')

describe('the grounded values of a memo', () => {
  it('reads a value with the fewest places that show it', () => {
    const value = revenue && new GroundedValues().read(revenue)
    expect(value).toMatchObject({ plain: '$1.2M_net', text: '$1.2M\\_net', mark: null })
    expect(value?.places).toEqual([{ value: 'pitch_deck/d?page=5', quote: 'ARR of $1.2M_net' }])
  })

  it('reads a value once', () => {
    const values = new GroundedValues()
    expect(revenue && values.read(revenue)).toBe(revenue && values.read(revenue))
  })

  it('has nothing to read of a field without a value', () => {
    expect(empty && new GroundedValues().read(empty)).toBeNull()
  })

  it('takes the first place for words that no place has', () => {
    expect(revenue && makeGroundedValue(revenue, 'words', 'found').places).toHaveLength(1)
  })
})
