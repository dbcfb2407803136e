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

  it.each([
    'Co-Founder of Norvik Foods',
    'Founder, Norvik Foods',
    'CEO, founder @norvik',
    'Norvik Foods (Founder)',
    'Former founder',
    'Ex-founder and engineer',
  ])('is none by the role: %s', (role) => {
    const blocks = [card(`Ana Ruiz\n${role}`, 0.1), card('Tom Berg\nFounder & CEO', 0.6)]
    expect(judge(`Ana Ruiz ${role}`, { title: 'Team', blocks })).toEqual(unnamed)
  })

  it.each(['Founder, CEO', 'CEO & Co-Founder, PhD', 'Co-Founder, Brackwater', 'Founder – Product and design'])(
    'is one by the role: %s',
    (role) => {
      const blocks = [card(`Ana Ruiz\n${role}`, 0.1), card('Tom Berg\nDesigner', 0.6)]
      expect(judge(`Ana Ruiz ${role}`, { title: 'Team', blocks })).toBeNull()
    },
  )

  it.each([
    ['Founders', 'Advisors'],
    ['Fundadores', 'Asesores'],
    ['Gründerteam', 'Beirat'],
  ])('is proved by a place in the list under %s, and not under %s', (own, others) => {
    const list = (heading: string, ...names: string[]) => [heading, ...names.map((name) => `– ${name}`)].join('\n')
    const judgeListed = (...lists: string[]) => judge('– Ana Ruiz', { title: 'Team', blocks: lists })
    expect(judgeListed(list(own, 'Tom Berg', 'Ana Ruiz'), list(others, 'Mara Lind'))).toBeNull()
    expect(judgeListed(list(own, 'Tom Berg'), list(others, 'Mara Lind', 'Ana Ruiz'))).not.toBeNull()
  })

  it('is not proved under the role of the person above', () => {
    const blocks = [card('Tom Berg\nFounder & CEO', 0.1, 0.3), card('Ana Ruiz\nCTO', 0.1, 0.5)]
    expect(judge('Ana Ruiz', { title: 'Team', blocks })).toEqual(unnamed)
  })

  it.each([
    ['Ana Ruiz and Tom Berg founded Brackwater in 2021.', null],
    ['Ana Ruiz started the company after ten years at sea.', null],
    ['Ana Ruiz and Tom Berg founded Norvik Foods in 2021.', unnamed],
    ['Ana Ruiz found Brackwater by chance.', unnamed],
  ])('is judged by the firm that a sentence names: %s', (line, problem) => {
    expect(judge(line, { title: 'Our story', blocks: [line] })).toEqual(problem)
  })

  it('is judged by a line of contact', () => {
    const judgeContact = (line: string) =>
      judgeFigure(deck([cover, page({ title: 'Contact', blocks: [line] })]), {
        key: 'founder_name',
        value: 'Ana',
        person: 'Ana',
        quotes: [line],
        on: 2,
      })
    expect(judgeContact('Ana | Founder, Brackwater | ana@brackwater.io')).toBeNull()
    expect(judgeContact('Ana | Founder, Norvik Foods')).toEqual(unnamed)
  })

  it('keeps the role of the own line beside an adviser’s card', () => {
    const own = 'Ana Ruiz – Founder &\nCEO\n30 years of software'
    const blocks = [card(own, 0.1), card('Tom Berg\nCo-founder', 0.6), card('Mara Lind\nAdvisor', 0.6, 0.7)]
    expect(judge('Ana Ruiz – Founder &', { title: 'Team', blocks })).toBeNull()
    expect(judge('Ana Ruiz – Adviser', { title: 'Team', blocks: [card('Ana Ruiz – Adviser', 0.1)] })).not.toBeNull()
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

describe('a leading person of a deck that calls no one a founder', () => {
  const judgeTeam = (cards: readonly string[], ...others: PageSpec[]) =>
    judge('Ana Ruiz', { title: 'Our team', blocks: cards.map((lines, at) => card(lines, 0.05 + at * 0.32)) }, ...others)
  const advisers = { title: 'Advisors', blocks: [card('Ana Ruiz\nHydrology', 0.1), card('Bo Lind\nMentor', 0.6)] }

  it.each([
    ['with an office in the own card', ['Ana Ruiz\nCEO', 'Tom Berg\nDesigner']],
    ['beside someone who has founded others', ['Ana Ruiz\nCEO', 'Tom Berg\nRepeat founder (3rd firm)']],
    ['as one of few people without offices', ['Ana Ruiz\nHarbour engineer', 'Tom Berg\nDesigner', 'Mara Lind\nLawyer']],
  ])('is proved by the slide of the team: %s', (_how, cards) => {
    expect(judgeTeam(cards)).toBeNull()
  })

  it.each<[string, string[], PageSpec[]]>([
    ['beside an officer', ['Ana Ruiz\nDesigner', 'Tom Berg\nCEO'], []],
    ['with an office of another firm', ['Ana Ruiz\nCEO, Norvik Foods', 'Tom Berg\nDesigner'], []],
    ['with an office of the past', ['Ana Ruiz\nFormer CEO', 'Tom Berg\nCTO'], []],
    [
      'in a deck that names a founder elsewhere',
      ['Ana Ruiz\nCEO', 'Tom Berg\nCTO'],
      [{ blocks: ['Tom Berg, Co-founder'] }],
    ],
    ['who also advises', ['Ana Ruiz\nCEO', 'Tom Berg\nCTO'], [advisers]],
  ])('is not proved %s', (_why, cards, others) => {
    expect(judgeTeam(cards, ...others)).not.toBeNull()
  })

  it('is not proved by a name without an office under a title that names no team', () => {
    const blocks = [card('Ana Ruiz', 0.1), card('Tom Berg', 0.6)]
    expect(judge('Ana Ruiz', { title: 'Stories', blocks })).toEqual(unnamed)
  })

  it('is not proved by a slide about something else', () => {
    const blocks = [card('Ana Ruiz\nCEO', 0.1), card('Tom Berg\nCTO', 0.6)]
    expect(judge('Ana Ruiz', { title: 'The problem', blocks })).toEqual(unnamed)
  })
})

describe('a person who signs a deck that calls no one a founder', () => {
  const unsigned = { title: 'Problem', blocks: ['Small harbours flood.'] }
  const people = 'Ana Ruiz\nTom Berg\nMara Lind'
  const name = (lines: string) => ({ lines, x: 0.06, y: 0.7, size: 14 })
  /** Judges a line of the page `on` of a deck of these pages. */
  const judgeOn = (on: number, quote: string, pages: readonly PageSpec[], value = 'Ana Ruiz') =>
    judgeFigure(deck(pages.map(page)), { key: 'founder_name', value, person: value, quotes: [quote], on })
  const signedCover = (lines: string): PageSpec => ({
    title: 'Brackwater',
    blocks: ['Water-level alerts for small harbours', name(lines)],
  })
  const closing = (lines: string): PageSpec => ({ title: 'Contact', blocks: [name(lines), 'hello@brackwater.io'] })

  it('is proved by the own line on the cover, by a list behind ‘By’, and by the closing contact', () => {
    expect(judgeOn(1, 'Ana Ruiz', [signedCover(people), unsigned])).toBeNull()
    expect(judgeOn(1, 'Ana Ruiz · Lund University', [signedCover('Ana Ruiz · Lund University'), unsigned])).toBeNull()
    expect(judgeOn(1, 'By: Ana, Tom, Mara', [signedCover('By: Ana, Tom, Mara'), unsigned], 'Ana')).toBeNull()
    const cut = 'Team: Ana Ruiz, Tom Berg, Mara'
    expect(judgeOn(1, cut, [signedCover(cut), unsigned])).toBeNull()
    expect(judgeOn(1, cut, [signedCover(cut), unsigned], 'Mara')).toEqual(unnamed)
    const shown = [signedCover(''), unsigned, unsigned, closing(people)]
    expect(judgeOn(4, 'Ana Ruiz', shown)).toBeNull()
  })

  it('is not proved by a name elsewhere, within a line, or among many', () => {
    const elsewhere = { title: 'Problem', blocks: [name(people)] }
    expect(judgeOn(2, 'Ana Ruiz', [signedCover(''), elsewhere, unsigned])).toEqual(unnamed)
    const told = 'Seen at the fair by Ana Ruiz'
    expect(judgeOn(1, told, [signedCover(told), unsigned])).toEqual(unnamed)
    const many = [people, 'Bo Lund', 'Eva Holm', 'Nils Dahl', 'Ida Krog'].join('\n')
    expect(judgeOn(1, 'Ana Ruiz', [signedCover(many), unsigned])).toEqual(unnamed)
    expect(judgeOn(2, 'Ana Ruiz', [signedCover(''), closing(people), unsigned, unsigned])).toEqual(unnamed)
  })

  it('is not proved beside officers, nor where someone is called a founder', () => {
    const team = (...cards: string[]) => ({
      title: 'Team',
      blocks: cards.map((lines, at) => card(lines, 0.1 + at / 2)),
    })
    const officers = team('Tom Berg\nCEO', 'Mara Lind\nCTO')
    expect(judgeOn(1, 'Ana Ruiz', [signedCover(people), officers])).toEqual(unnamed)
    const founders = team('Tom Berg\nCo-founder', 'Mara Lind\nDesigner')
    expect(judgeOn(1, 'Ana Ruiz', [signedCover(people), founders])).toEqual(unnamed)
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

  it('is not proved of a founder of another firm', () => {
    const judgeRole = (role: string) => {
      const people = [card(`Ana Ruiz\n${role}`, 0.1), card('Tom Berg\nCTO', 0.6)]
      const claim = {
        key: 'founder_role' as const,
        value: role,
        person: 'Ana Ruiz',
        quotes: [`Ana Ruiz ${role}`],
        on: 2,
      }
      return judgeFigure(deck([cover, page({ title: 'Team', blocks: people })]), claim)
    }
    expect(judgeRole('Co-Founder of Norvik Foods')).toEqual(unnamed)
    expect(judgeRole('Co-Founder of Brackwater')).toBeNull()
  })
})

describe('the biography of a founder', () => {
  const judgeLines = (lines: readonly string[], ...others: ReturnType<typeof card>[]) => {
    const own = card(['Ana Ruiz', 'Co-founder & CEO', ...lines].join('\n'), 0.1)
    const blocks = [own, card('Tom Berg\nCo-founder & CTO', 0.6), ...others]
    const claim = { key: 'founder_summary' as const, value: lines.join(' '), person: 'Ana Ruiz', quotes: lines, on: 2 }
    return judgeFigure(deck([cover, page({ title: 'Team', blocks })]), claim)
  }

  it('is proved by the lines of the own card', () => {
    expect(judgeLines(['Ten years of running harbours', 'in two countries'])).toBeNull()
  })

  it('is not proved with a heading or a list of firms among its lines', () => {
    const other = { gate: 'whose', of: 'other-person', name: 'Ana Ruiz' }
    expect(judgeLines(['Ten years of running harbours', 'Investors & Advisors', 'A fund of the coast'])).toEqual(other)
    expect(judgeLines(['Ten years of running harbours', 'Norvik', 'Tidemark', 'Lindqvist'])).toEqual(other)
  })

  it('is not proved with marks that stand in a row, or from amid a sentence', () => {
    const line = 'Ten years of running harbours'
    const marks = [card('€8M in sales', 0.1, 0.6), card('Two exits', 0.35, 0.6)]
    const doc = deck([
      cover,
      page({ title: 'Team', blocks: [card(`Ana Ruiz\nCo-founder & CEO\n${line}`, 0.1), ...marks] }),
    ])
    const judgeQuotes = (...quotes: string[]) =>
      judgeFigure(doc, { key: 'founder_summary', value: quotes.join(' '), person: 'Ana Ruiz', quotes, on: 2 })
    expect(judgeQuotes(line)).toBeNull()
    expect(judgeQuotes(line, '€8M in sales', 'Two exits')).toMatchObject({ gate: 'whose' })
    expect(judgeLines(['harbours that she ran for ten years'])).toMatchObject({ gate: 'reading', how: 'cut' })
  })

  it('has the role of a heading only under it', () => {
    const blocks = [
      { lines: 'Founders', x: 0.1, y: 0.25, size: 18 },
      { lines: 'Ana Ruiz', x: 0.12, y: 0.34, size: 18 },
      { lines: 'Tom Berg', x: 0.12, y: 0.44, size: 18 },
      { lines: 'Investors', x: 0.6, y: 0.25, size: 18 },
      { lines: 'Eva Holm', x: 0.62, y: 0.32, size: 18 },
    ]
    const judgeRole = (name: string) =>
      judgeFigure(deck([cover, page({ title: 'Team', blocks })]), {
        key: 'founder_role',
        value: 'Founder',
        person: name,
        quotes: ['Founders', name],
        on: 2,
      })
    expect(judgeRole('Tom Berg')).toBeNull()
    expect(judgeRole('Eva Holm')).not.toBeNull()
  })
})
