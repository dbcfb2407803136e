import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure, judgeFigures } from '#engine/testing/judge-figure.ts'

const judge = (title: string, line: string, value: string) =>
  judgeFigure(deck([page({ title: 'Brackwater' }), page({ title, blocks: [line] }), page({ title: 'Thank you' })]), {
    key: 'headquarters',
    value,
    quotes: [line],
    on: 2,
  })

describe('the headquarters', () => {
  it.each([
    ['About us', 'We are based in Lisbon', 'Lisbon'],
    ['About us', 'Headquarters: Lisbon, Portugal', 'Lisbon, Portugal'],
    ['About us', 'A Lisbon-based startup', 'Lisbon'],
    ['Contact', 'Lisbon, Portugal', 'Lisbon, Portugal'],
  ])('are proved on %s by: %s', (title, line, value) => {
    expect(judge(title, line, value)).toBeNull()
  })

  it.each([
    ['Team', 'Ana comes from Lisbon', 'Lisbon'],
    ['About us', 'Incorporated in Delaware', 'Delaware'],
    ['Roadmap', 'Lisbon, Portugal', 'Lisbon, Portugal'],
  ])('are not proved on %s by: %s', (title, line, value) => {
    expect(judge(title, line, value)).not.toBeNull()
  })

  it('are not proved where two places are named as well', () => {
    const lines = ['Headquarters: Lisbon', 'Our office: Madrid']
    const doc = deck([page({ title: 'Brackwater' }), page({ title: 'Contact', blocks: lines })])
    const claims = [
      { key: 'headquarters' as const, value: 'Lisbon', quotes: ['Headquarters: Lisbon'], on: 2 },
      { key: 'headquarters' as const, value: 'Madrid', quotes: ['Our office: Madrid'], on: 2 },
    ]
    expect(judgeFigures(doc, claims)).toMatchObject([{ gate: 'rival' }, { gate: 'rival' }])
  })
})
