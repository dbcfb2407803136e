import { describe, expect, it } from 'vitest'
import { factsOf } from '#engine/testing/facts-of.ts'
import { paidInMoneyExtractor } from './paid-in-money.ts'

const cover = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const money = (line: string) =>
  factsOf(paidInMoneyExtractor, [cover, { title: 'The ask', blocks: [line] }]).facts.map((one) => one.value)

describe('paidInMoneyExtractor', () => {
  it.each([
    ['Until now $640K from Nordkap Ventures and two teachers.', '$640K'],
    ['$4.6M seed (2024) led by Elmfund, with Nordkap Ventures', '$4.6M'],
    ['Backed so far with $600K by Nordkap Ventures and Elm Capital.', '$600K'],
  ])('reads the amount before those who paid it: %s', (line, value) => {
    expect(money(line)).toEqual([value])
  })

  it.each([
    'We are raising a €2M seed led by Nordkap Ventures',
    '$2M ARR, backed by Nordkap Ventures',
    'A $4B market. Backed by Nordkap Ventures',
    'Valuation: $10M pre-money, seed from Nordkap Ventures',
    'A grant of $1.7M so far from Nordkap Capital',
    'Investors: Nordkap Ventures, $2M so far',
  ])('takes no other amount: %s', (line) => {
    expect(money(line)).toEqual([])
  })
})
