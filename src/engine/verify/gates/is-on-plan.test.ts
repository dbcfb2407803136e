import { describe, expect, it } from 'vitest'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours', 'May 2026'] })
const line = 'Our customers include Norvik Foods and Lindqvist Marine.'
const judge = (spec: PageSpec) =>
  judgeFigure(deck([cover, page(spec)]), { key: 'notable_customers', value: 'Norvik Foods', quotes: [line], on: 2 })
const judgeTimeline = (...dates: readonly string[]) => judge({ title: 'Traction', blocks: [...dates, line] })

describe('a name in a list', () => {
  it('is proved beside no dates, and a plan on a roadmap', () => {
    expect(judge({ title: 'Traction', blocks: [line] })).toBeNull()
    expect(judge({ title: 'Roadmap', blocks: [line] })).toEqual({ gate: 'when', is: 'plan' })
  })

  it('is a plan on a timeline that does not end in the past', () => {
    expect(judgeTimeline('Q3 2025', 'Q1 2026', 'Q4 2026')).toEqual({ gate: 'when', is: 'plan' })
    expect(judgeTimeline('Q3 2022', 'Q1 2023', 'Q4 2023')).toBeNull()
  })
})
