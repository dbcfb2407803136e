import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { findFounders } from './find-founders.ts'
import { founderExtractor } from './founders.ts'

type Spec = Parameters<typeof page>[0]
const understood = (...pages: Spec[]) =>
  understandDeck(deck([page({ title: 'Norvane' }), ...pages.map((spec) => page(spec))]))
const column = (index: number, lines: string) => ({ lines, x: 0.05 + index * 0.32, y: 0.4, size: 14 })
const namesOf = (...pages: Spec[]) => findFounders(prepareInput(understood(...pages))).map((person) => person.name)

describe('foundersOf', () => {
  it('takes those who are called founders and leaves their staff', () => {
    expect(
      namesOf({
        title: 'Team',
        blocks: [
          column(0, 'Ana Ruiz\nCo-founder & CEO'),
          column(1, 'Tom Berg\nCTO, co-founder'),
          column(2, 'Lea Wirth\nHead of Sales'),
        ],
      }),
    ).toEqual(['Ana Ruiz', 'Tom Berg'])
  })

  it('takes the officers when no one is called a founder', () => {
    expect(
      namesOf({
        title: 'Our team',
        blocks: [column(0, 'Ana Ruiz\nCEO'), column(1, 'Tom Berg\nCTO'), column(2, 'Lea Wirth\nDesigner')],
      }),
    ).toEqual(['Ana Ruiz', 'Tom Berg'])
  })

  it('takes a small team as it stands without officers either', () => {
    expect(
      namesOf({
        title: 'The team',
        blocks: [column(0, 'Ana Ruiz\nFrontend Developer'), column(1, 'Tom Berg\nDesigner')],
      }),
    ).toEqual(['Ana Ruiz', 'Tom Berg'])
  })

  it('takes no bare names under a title of their own for the team', () => {
    const guests = [0, 1, 2].map((index) => ({
      lines: ['Ana Ruiz', 'Tom Berg', 'Lea Wirth'][index] ?? '',
      x: 0.05 + index * 0.32,
      y: 0.5,
    }))
    expect(namesOf({ title: 'Build a harbour', blocks: guests })).toEqual([])
  })

  it('never takes advisors and investors', () => {
    expect(
      namesOf(
        { title: 'Team', blocks: [column(0, 'Ana Ruiz\nFounder'), column(1, 'Kim Doyle\nAdvisor')] },
        { title: 'Advisors', blocks: [column(0, 'Max Ott\nCEO of Bigfirm'), column(1, 'Ida Holm\nAngel investor')] },
      ),
    ).toEqual(['Ana Ruiz'])
  })

  it('leaves the office that a customer holds elsewhere, and reads the role without what was before', () => {
    const said = { title: 'What growers say', blocks: ['“It saved us a season.”', 'Mara Lind, CEO of Pellmoor Foods'] }
    expect(namesOf(said)).toEqual([])
    expect(namesOf({ title: 'Harbours run dry in eight days', blocks: ['MARA LIND, FOUNDER OF PELLMOOR'] })).toEqual([])
    const own = { title: 'Who we are', blocks: ['Mara Lind, CEO of Norvane'] }
    expect(namesOf(own)).toEqual(['Mara Lind'])
    const team = { title: 'Team', blocks: ['Ana Ruiz, CEO: previously at Pellmoor Foods', 'Tom Berg, CTO, ex Castrel'] }
    expect(findFounders(prepareInput(understood(team))).map((person) => person.role)).toEqual(['CEO', 'CTO'])
  })

  it('takes no one who signs words in quotation marks, nor an office held before for a person', () => {
    const praise = [
      '“It waters by itself.”\nSofie Janssens, Founder, Moulin Serre',
      '“Saves a third.”\nAhmet Yildiz, CEO of Yildiz',
    ]
    expect(namesOf({ title: 'Growers love it', blocks: praise.map((lines, index) => column(index, lines)) })).toEqual(
      [],
    )
    const apostrophe = column(0, 'The best of our customers’\nAna Ruiz\nFounder & CEO')
    expect(namesOf({ title: 'Team', blocks: [apostrophe] })).toEqual(['Ana Ruiz'])
    const before = column(0, 'Ana Ruiz\nChief Executive Officer\nPreviously Managing Director, Veltro UK\nMBA, Insead')
    expect(namesOf({ title: 'Management team', blocks: [before] })).toEqual(['Ana Ruiz'])
  })

  it('adds the chief executive who leads what others founded', () => {
    expect(
      namesOf({ title: 'Team', blocks: [column(0, 'Ana Ruiz\nCEO'), column(1, 'Tom Berg\nFounder & CTO')] }),
    ).toEqual(['Ana Ruiz', 'Tom Berg'])
  })
})

describe('founderExtractor', () => {
  const facts = founderExtractor.extract(
    prepareInput(
      understood(
        {
          title: 'Team',
          blocks: [column(0, 'Ana Ruiz\nCo-founder & CEO\nTen years of running farms in two countries')],
          links: [{ url: 'https://www.linkedin.com/in/ana-ruiz/?x=1', x: 0.06, y: 0.41 }],
        },
        { title: 'Contact', blocks: ['ana@norvane.io'] },
      ),
    ),
  )

  it('gives role, profile, address and biography, each with the person and a page', () => {
    expect(facts.map((fact) => [fact.key, fact.value, fact.person])).toEqual([
      ['founder_name', 'Ana Ruiz', 'Ana Ruiz'],
      ['founder_role', 'Co-founder & CEO', 'Ana Ruiz'],
      ['founder_linkedin', 'https://www.linkedin.com/in/ana-ruiz', 'Ana Ruiz'],
      ['founder_email', 'ana@norvane.io', 'Ana Ruiz'],
      ['founder_summary', 'Ten years of running farms in two countries', 'Ana Ruiz'],
    ])
    expect(facts.map((fact) => fact.evidence[0]?.page)).toEqual([2, 2, 2, 3, 2])
  })

  it('tells of a person whom the cover names what a later card says', () => {
    const cover = page({ title: 'Norvane', blocks: ['Ana Ruiz, Founder · ana@norvane.io'] })
    const story = page({
      title: 'The team',
      blocks: [column(0, 'Ana Ruiz\nFounder\nFormer co-founder of Pellmoor, sold to a large grocer')],
    })
    const found = founderExtractor.extract(prepareInput(understandDeck(deck([cover, story]))))
    const told = found.map(({ key, value, evidence }) => [key, value, evidence[0]?.page])
    expect(told).toContainEqual(['founder_role', 'Founder', expect.anything()])
    expect(told).toContainEqual(['trait_repeat', true, 2])
  })

  it('tells nothing of a founder from the card of an adviser of that name', () => {
    const team = { title: 'Team', blocks: [column(0, 'Ana Ruiz\nFounder')] }
    const advisers = { title: 'Advisors', blocks: [column(0, 'Ana Ruiz\nAdvisor\nPhD, formerly at Google')] }
    const keys = founderExtractor.extract(prepareInput(understood(team, advisers))).map(({ key }) => key)
    expect(keys).not.toContain('trait_phd')
  })

  it('begins a biography with the sentence that names the person', () => {
    const team = {
      title: 'Team',
      blocks: [column(0, 'Ana Ruiz\nFounder\nAna Ruiz is an engineer who ran\nfarms in two countries')],
    }
    const summary = founderExtractor
      .extract(prepareInput(understood(team)))
      .find(({ key }) => key === 'founder_summary')
    expect(summary?.value).toBe('Ana Ruiz is an engineer who ran farms in two countries')
  })

  it('takes an office and the name of a profile’s host for no biography', () => {
    const team = { title: 'Team', blocks: [column(0, 'Ana Ruiz\nFounder\nFarms - BA\nLinkedIn')] }
    expect(founderExtractor.extract(prepareInput(understood(team))).map(({ key }) => key)).not.toContain(
      'founder_summary',
    )
  })

  it('joins lines that broke for want of room, and sets short points apart', () => {
    const summarise = (lines: string) =>
      founderExtractor
        .extract(prepareInput(understood({ title: 'Team', blocks: [column(0, `Ana Ruiz\nFounder\n${lines}`)] })))
        .find(({ key }) => key === 'founder_summary')?.value
    expect(summarise('Ran farms. She holds a doctorate from West\nUniversity and likes to teach')).toBe(
      'Ran farms. She holds a doctorate from West University and likes to teach',
    )
    expect(summarise('Ten years of running farms in Chile\nTwo exits so far')).toBe(
      'Ten years of running farms in Chile; Two exits so far',
    )
  })

  it('quotes name and role as they follow each other', () => {
    expect(facts[0]?.evidence[0]?.quote).toBe('Ana Ruiz Co-founder & CEO')
    const quoteIn = (team: Spec) => founderExtractor.extract(prepareInput(understood(team)))[0]?.evidence[0]?.quote
    const open = { title: 'Team', blocks: [column(0, 'Ana Ruiz - Founder &\nCEO')] }
    expect(quoteIn(open)).toBe('Ana Ruiz - Founder & CEO')
    const inPicture = { title: 'Team', blocks: [{ lines: 'Ana Ruiz', x: 0.49, y: 0.46 }], logos: ['CTO'] }
    expect(findFounders(prepareInput(understood(inPicture)))[0]).toMatchObject({ name: 'Ana Ruiz', role: 'CTO' })
    expect(quoteIn(inPicture)).toBe('Ana Ruiz')
    const broken = { title: 'Team', blocks: [column(0, 'Ana\nRuiz\nCEO Y COFUNDADORA')] }
    expect(quoteIn(broken)).toBe('Ana Ruiz CEO Y COFUNDADORA')
  })

  it('lets founders share in a programme that the company itself went through', () => {
    const shared = founderExtractor.extract(
      prepareInput(
        understood(
          { title: 'Traction', blocks: ['Backed by Techstars and three angels'] },
          { title: 'Team', blocks: [column(0, 'Ana Ruiz\nFounder')] },
        ),
      ),
    )
    expect(shared.find((fact) => fact.key === 'trait_communities')).toMatchObject({
      value: true,
      kind: 'inferred',
      evidence: [{ page: 2 }],
    })
    const borrowed = founderExtractor.extract(
      prepareInput(
        understood(
          { title: 'Vision', blocks: ['A pitch in the style of Y Combinator'] },
          { title: 'Team', blocks: [column(0, 'Ana Ruiz\nFounder')] },
        ),
      ),
    )
    expect(borrowed.some((fact) => fact.key === 'trait_communities')).toBe(false)
  })

  it('reads the role of those who have none from a heading over founders, and from no other', () => {
    const listUnder = (heading: string): Spec => ({
      title: 'Team',
      blocks: [
        { lines: heading, x: 0.1, y: 0.25, size: 18 },
        { lines: 'Ana Ruiz', x: 0.12, y: 0.34, size: 18 },
        { lines: 'Tom Berg', x: 0.12, y: 0.44, size: 18 },
      ],
    })
    const rolesOf = (spec: Spec) => findFounders(prepareInput(understood(spec))).map(({ name, role }) => [name, role])
    expect(rolesOf(listUnder('Our co-founders'))).toEqual([
      ['Ana Ruiz', 'Co-founder'],
      ['Tom Berg', 'Co-founder'],
    ])
    expect(rolesOf(listUnder('Who builds it')).map(([, role]) => role)).not.toContain('Founder')
    const facts = founderExtractor.extract(prepareInput(understood(listUnder('Founders'))))
    expect(facts.find(({ key }) => key === 'founder_role')).toMatchObject({
      value: 'Founder',
      evidence: [{ quote: 'Founders' }, { quote: expect.stringContaining('Ana Ruiz') }],
    })
  })
})
