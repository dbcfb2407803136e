import { describe, expect, it } from 'vitest'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
const card = (lines: string, x: number, y = 0.35) => ({ lines, x, y, size: 14 })
const judge = (quote: string, ...pages: PageSpec[]) =>
  judgeFigure(deck([cover, ...pages.map(page)]), {
    key: 'founder_name',
    value: 'Ana Ruiz',
    person: 'Ana Ruiz',
    quotes: [quote],
    on: 2,
  })
const unnamed = { gate: 'whose', of: 'unnamed-founder' }

describe('a founder', () => {
  it('is proved by the word in the own card', () => {
    const blocks = [card('Ana Ruiz\nCo-founder & CEO', 0.1), card('Tom Berg\nDesigner', 0.6)]
    expect(judge('Ana Ruiz Co-founder & CEO', { title: 'Team', blocks })).toBeNull()
  })

  it('is proved by a sentence that says who founded the company', () => {
    const line = 'Founded by Ana Ruiz and Tom Berg in 2021'
    expect(judge(line, { title: 'About us', blocks: [line] })).toBeNull()
  })

  it('is not proved by an office, nor by the word in a card beside', () => {
    const blocks = [card('Ana Ruiz\nCEO', 0.1), card('Tom Berg\nFounder', 0.6)]
    expect(judge('Ana Ruiz CEO', { title: 'Team', blocks })).toEqual(unnamed)
  })

  it('is none the less under what the document calls itself', () => {
    const heading = { lines: 'Investor Pitch Deck', x: 0.1, y: 0.2, size: 30, bold: true }
    const blocks = [heading, card('Ana Ruiz, Founder & CEO', 0.1, 0.7)]
    expect(judge('Ana Ruiz, Founder & CEO', { blocks })).toBeNull()
  })

  it('is none of another firm', () => {
    const blocks = [card('Ana Ruiz\nFounder of Norvik Foods', 0.1), card('Tom Berg\nFounder & CEO', 0.6)]
    expect(judge('Ana Ruiz Founder of Norvik Foods', { title: 'Team', blocks })).toEqual(unnamed)
    const own = [card('Ana Ruiz\nFounder of Brackwater', 0.1), card('Tom Berg\nDesigner', 0.6)]
    expect(judge('Ana Ruiz Founder of Brackwater', { title: 'Team', blocks: own })).toBeNull()
  })

  it('is none who also stands as an adviser', () => {
    const team = { title: 'Team', blocks: [card('Ana Ruiz\nCo-founder', 0.1), card('Tom Berg\nCEO', 0.6)] }
    const advisers = {
      title: 'Advisors',
      blocks: [card('Ana Ruiz\nProfessor of hydrology', 0.1), card('Bo Lind\nMentor', 0.6)],
    }
    expect(judge('Ana Ruiz Co-founder', team)).toBeNull()
    expect(judge('Ana Ruiz Co-founder', team, advisers)).toMatchObject({
      gate: 'whose',
      of: 'adviser',
      name: 'Ana Ruiz',
    })
  })
})

describe('what is said of a founder', () => {
  const blocks = [card('Ana Ruiz\nCo-founder & CEO\nex-Google engineer', 0.1), card('Tom Berg\nCo-founder & CTO', 0.6)]
  const doc = deck([cover, page({ title: 'Team', blocks })])
  const judgeTrait = (person: string) =>
    judgeFigure(doc, {
      key: 'founder_summary',
      value: 'ex-Google engineer',
      person,
      quotes: ['ex-Google engineer'],
      on: 2,
    })

  it('stands in the own card and in no other', () => {
    expect(judgeTrait('Ana Ruiz')).toBeNull()
    expect(judgeTrait('Tom Berg')).toMatchObject({ gate: 'whose', of: 'other-person' })
  })
})
