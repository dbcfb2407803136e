import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
const line = 'We help small harbours to see floods coming.'

describe('words of others', () => {
  it('state nothing of the company', () => {
    const judge = (title: string, text = line) =>
      judgeFigure(deck([cover, page({ title, blocks: [text] })]), {
        key: 'one_liner',
        value: text,
        quotes: [text],
        on: 2,
      })
    expect(judge('What we do')).toBeNull()
    expect(judge('Case study')).toMatchObject({ gate: 'whose', of: 'customer' })
  })
})
