import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const judge = (value: string, ...lines: string[]) =>
  judgeFigure(deck([page({ title: 'Brackwater' }), page({ title: 'Contact', blocks: lines })]), {
    key: 'contact_email',
    value,
    quotes: [value],
    on: 2,
  })

describe('the address to write to', () => {
  it('is proved on the page of contact', () => {
    expect(judge('hello@brackwater.io', 'hello@brackwater.io')).toBeNull()
  })

  it('is one of a mail provider only where it is the single one', () => {
    expect(judge('brackwater@gmail.com', 'brackwater@gmail.com')).toBeNull()
    expect(judge('ana.ruiz@gmail.com', 'ana.ruiz@gmail.com', 'tom.berg@gmail.com')).toMatchObject({ gate: 'label' })
  })

  it('is not proved by a strange domain amid the deck', () => {
    const middle = page({ title: 'Case', blocks: ['mara@norvik.com'] })
    const end = page({ title: 'Contact', blocks: ['hello@brackwater.io'] })
    const doc = deck([page({ title: 'Brackwater' }), middle, page({ title: 'Roadmap' }), page({ title: 'Plan' }), end])
    expect(
      judgeFigure(doc, { key: 'contact_email', value: 'mara@norvik.com', quotes: ['mara@norvik.com'], on: 2 }),
    ).toMatchObject({
      gate: 'label',
    })
  })
})
