import { describe, expect, it } from 'vitest'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
const judge = (value: string, spec: PageSpec, quote = value) =>
  judgeFigure(deck([cover, page(spec)]), { key: 'previous_investors', value, quotes: [quote], on: 2 })

describe('an investor by name', () => {
  it('is proved by a sentence that says so', () => {
    const line = 'Backed by Northgate Ventures and Ana Ruiz.'
    expect(judge('Northgate Ventures', { title: 'Traction', blocks: [line] }, line)).toBeNull()
    expect(judge('Ana Ruiz', { title: 'Traction', blocks: [line] }, line)).toBeNull()
  })

  it('is proved under the heading of its list, and not under another', () => {
    const blocks = ['Northgate Ventures\nHalden Capital']
    expect(judge('Halden Capital', { title: 'Our investors', blocks })).toBeNull()
    const lists = ['Angel investments from:\nAna Ruiz\nTom Berg', 'Savings from:\nMara Lind']
    expect(judge('Ana Ruiz', { title: 'Funding', blocks: lists })).toBeNull()
    expect(judge('Mara Lind', { title: 'Funding', blocks: lists })).not.toBeNull()
    expect(judge('Halden Capital', { title: 'Whom we talk to', blocks })).not.toBeNull()
  })
})
