import { describe, expect, it } from 'vitest'
import { blankMemo, fieldIn } from '#server/testing/blank-memo.ts'
import { compareMemos } from './compare-memos.ts'

const founder = (name: string, title: string) => ({ 'Founder Name': name, Role: title })

describe('two memos of a deal', () => {
  it('differ where they state something else, each with its place', () => {
    const before = blankMemo({ Revenue: '$1.2M', Users: '900', Stage: 'Seed' })
    const after = blankMemo({ Revenue: '$1.5M', Stage: ' seed', Valuation: '$9M' })
    fieldIn(before, 'Traction', 'Revenue').source.value = 'pitch_deck/one?page=2'
    fieldIn(after, 'Traction', 'Revenue').source.value = 'pitch_deck/two?page=3'
    const named = compareMemos(before, after).map(({ field, was, is }) => [field, was, is])
    expect(named).toHaveLength(3)
    expect(named).toEqual(
      expect.arrayContaining([
        ['Revenue', '$1.2M', '$1.5M'],
        ['Users', '900', null],
        ['Valuation', null, '$9M'],
      ]),
    )
    expect(compareMemos(before, after).find(({ field }) => field === 'Revenue')).toMatchObject({
      section: 'Traction',
      was_source: 'pitch_deck/one?page=2',
      is_source: 'pitch_deck/two?page=3',
    })
  })

  it('cite no place for what a person wrote', () => {
    const before = blankMemo({ Revenue: '$1.2M' })
    const after = blankMemo({ Revenue: '$1.5M' })
    Object.assign(fieldIn(after, 'Traction', 'Revenue'), { edited: true, source: { in1: '', in2: null, value: 'x' } })
    expect(compareMemos(before, after)).toMatchObject([{ is: '$1.5M', is_source: '' }])
  })

  it('name a founder who came or left once, and tell what changed of one who stayed', () => {
    const before = blankMemo({}, [founder('Ada Moore', 'CEO'), founder('Bo Lind', 'CTO')])
    const after = blankMemo({}, [founder('Cy Falk', 'CTO'), founder('Ada Moore', 'Chair')])
    expect(compareMemos(before, after).map(({ founder: of, field, was, is }) => [of, field, was, is])).toEqual([
      [undefined, 'Founder Name', null, 'Cy Falk'],
      ['Ada Moore', 'Role', 'CEO', 'Chair'],
      [undefined, 'Founder Name', 'Bo Lind', null],
    ])
  })
})
