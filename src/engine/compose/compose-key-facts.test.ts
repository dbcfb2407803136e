import { describe, expect, it } from 'vitest'
import type { KeyFactName } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { fact, on } from '#engine/testing/verified-fact.ts'
import { composeKeyFacts } from './compose-key-facts.ts'

const deckId = '3ac1edb4-cce6-89c4-bde4-2623b00f82c5'
const links = / ?\[\d+\]\([^)\s]*(?: "(?:\\.|[^"\\])*")?\)/g
/** The lines of a key fact without their citations. */
const said = (name: KeyFactName, ...facts: VerifiedFact[]) =>
  composeKeyFacts(facts, deckId)[name].value.replace(links, '').replace(/^- /gm, '').split('\n')
const scope = (period: string | null, nature: 'actual' | 'forecast' = 'actual') => ({
  metric: 'revenue',
  period,
  nature,
  amount: null,
  unit: null,
})
const passage = (name: KeyFactName, page: number, text: string, over: Partial<VerifiedFact> = {}) =>
  fact(`topic:${name}`, text, { evidence: [on(page, text)], ...over })

describe('composeKeyFacts', () => {
  it('says a line under one topic only, and leaves none of the two without a word', () => {
    const lines = ['Harbours lose a third of their guests.', 'Berths are booked by phone.']
    const facts = lines.flatMap((text) => [passage('Problem', 2, text), passage('Market', 2, text)])
    const all = [...said('Problem', ...facts), ...said('Market', ...facts)]
    expect(all.toSorted()).toEqual(['“Berths are booked by phone”', '“Harbours lose a third of their guests”'])
  })

  it('drops fragments, and names the slide when nothing else is left', () => {
    const heading = fact('topic:Competition', 'Others at sea', {
      rule: 'topic.heading',
      evidence: [on(8, 'Others at sea')],
    })
    expect(said('Competition', heading, passage('Competition', 8, '5 days'))).toEqual([
      'Page 8, “Others at sea”, is about this, without a sentence or figure to quote.',
    ])
  })

  it('leaves out titles, lists without a verb and sentences about something else where better is there', () => {
    const page = (text: string, score: number) => passage('Go-to-Market', 8, text, { score })
    const own = page('Harbour masters bring their neighbours through referrals.', 0.5)
    const others = [
      page('Market Adoption Through Partners', 0.9),
      page('Trends of berths, a forecast and an insight summary.', 0.8),
      page('Guests struggle with booking at night.', 0.7),
    ]
    expect(said('Go-to-Market', ...others, own)).toEqual(['“Harbour masters bring their neighbours through referrals”'])
    expect(said('Go-to-Market', ...others.slice(1))).toEqual([
      '“Trends of berths, a forecast and an insight summary”',
      '“Guests struggle with booking at night”',
    ])
  })

  it('cites the page that is above all about a topic, by a list where it has nothing else', () => {
    const leading = passage('Product Solution', 4, 'Booking, paying and planning for harbours', { score: 0.9 })
    const other = passage('Product Solution', 9, 'The platform books berths for every harbour.', { score: 0.5 })
    expect(said('Product Solution', leading, other)).toEqual([
      '“Booking, paying and planning for harbours”',
      '“The platform books berths for every harbour”',
    ])
  })

  it('tells of founders that the memo names where no slide is about the team', () => {
    const founder = fact('founder_name', 'Ana Ruiz', { person: 'Ana Ruiz', evidence: [on(1, 'By Ana Ruiz')] })
    expect(said('Team', founder)).toEqual(['Founder: Ana Ruiz'])
    expect(said('Team', { ...founder, superseded: true })).toEqual(['Unknown'])
    const told = 'Berthly was founded by Ana Ruiz and Ben Okafor in 2023'
    const both = ['Ana Ruiz', 'Ben Okafor'].map((name) =>
      fact('founder_name', name, { person: name, evidence: [on(2, told)] }),
    )
    expect(said('Team', ...both)).toEqual(['Founders: Ana Ruiz, Ben Okafor'])
  })

  it('names under Team no founder of another company, and none beside a passage that tells more', () => {
    const ana = fact('founder_name', 'Ana Ruiz', { person: 'Ana Ruiz', evidence: [on(1, 'Founded by Ana Ruiz')] })
    const rival = fact('founder_name', 'Jean Dupont', {
      person: 'Jean Dupont',
      evidence: [on(3, 'Navily, founded by Jean Dupont')],
      standing: 'found',
      problem: { gate: 'whose', of: 'example' },
    })
    expect(said('Team', ana, rival)).toEqual(['Founder: Ana Ruiz'])
    const history = 'Ana Ruiz led the harbour programme at Maersk for ten years'
    expect(said('Team', ana, rival, passage('Team', 5, `${history}.`))).toEqual([`“${history}”`])
  })

  it('names the slide that ranks first where only lines of a later one can be read out', () => {
    const heading = (page: number, title: string) =>
      fact('topic:Competition', title, { rule: 'topic.heading', evidence: [on(page, title)] })
    const line = passage('Competition', 6, 'Other apps store contracts and read none of them.')
    const told = '“Other apps store contracts and read none of them”'
    const slides = [heading(8, 'Competition'), heading(6, 'Why we win')]
    expect(said('Competition', ...slides, line)).toEqual([told, 'See also page 8, “Competition”'])
    expect(said('Competition', ...slides.toReversed(), line)).toEqual([told])
  })

  it('names no slide under Team whose title does not speak of people', () => {
    const heading = (page: number, title: string) =>
      fact('topic:Team', title, { rule: 'topic.heading', evidence: [on(page, title)] })
    const line = passage('Team', 6, 'Ana Ruiz led the harbour programme at Maersk for ten years.')
    const lines = said('Team', heading(8, 'Thank you'), heading(6, 'Team'), line)
    expect(lines).toEqual(['“Ana Ruiz led the harbour programme at Maersk for ten years”'])
  })

  it('names no slide beside lines of others, and leaves the round to the fundraising summary', () => {
    const slide = fact('topic:Competition', 'Others', { rule: 'topic.heading', evidence: [on(8, 'Others')] })
    const line = 'Others store contracts and read none of them.'
    expect(said('Competition', slide, passage('Competition', 6, line))).toEqual([
      '“Others store contracts and read none of them”',
    ])
    const raising = fact('amount_raising', '$2M', { evidence: [on(9, 'Raising $2M seed')] })
    const use = fact('use_of_funds', 'Sales 60%', { evidence: [on(9, '60% Sales')] })
    const facts = [raising, passage('Use of Funds', 9, 'Raising $2M seed')]
    expect(said('Use of Funds', use, ...facts)).toEqual(['Sales: 60%'])
    expect(said('Use of Funds', ...facts)[0]).toContain('$2M')
  })

  it('has at most five points, of uses of the money and people too', () => {
    const uses = ['Sales', 'Product', 'Hiring', 'Support', 'Legal', 'Travel', 'Rent'].map((label, index) =>
      fact('use_of_funds', `${label} 1${index}%`, { evidence: [on(9, `1${index}% ${label}`)] }),
    )
    const people = ['Ana Ruiz', 'Tom Berg', 'Ida Holm', 'Nora Vint', 'Lars Dahl', 'Mia Oster', 'Jon Falk'].map((name) =>
      passage('Team', 10, `${name}, engineer`, { rule: 'topic.person' }),
    )
    expect(said('Use of Funds', ...uses)).toHaveLength(5)
    expect(said('Team', ...people)).toHaveLength(5)
  })

  it('keeps a figure and its label together, and says it once', () => {
    expect(
      said(
        'Financials',
        fact('gross_margin', '78%', { evidence: [on(6, '78%'), on(6, 'Gross margin')] }),
        passage('Financials', 6, 'Costs fall with every new berth.'),
      ),
    ).toEqual(['Gross margin: 78%', '“Costs fall with every new berth”'])
    expect(
      said(
        'Traction',
        fact('customers', '86', { evidence: [on(5, '86 paying customers')] }),
        passage('Traction', 5, '86 paying customers'),
      ),
    ).toEqual(['86 paying customers'])
  })

  it('keeps the mark of a figure whose passage takes its place', () => {
    const { marks } = composeKeyFacts(
      [
        fact('revenue', '$1.2M ARR', {
          evidence: [on(5, '$1.2M ARR')],
          contradictedBy: [{ value: '$85k MRR', evidence: on(5, '$85k MRR') }],
        }),
        passage('Traction', 5, '$1.2M ARR'),
      ],
      deckId,
    ).Traction
    expect(marks).toEqual({ 1: 'contradicted' })
  })

  it('calls forecasts forecasts, year by year', () => {
    expect(
      said(
        'Financials',
        fact('revenue_forecast', '$9M', { evidence: [on(9, '$9M'), on(9, '2028')], scope: scope('2028', 'forecast') }),
        fact('revenue_forecast', '$4M', { evidence: [on(9, '$4M'), on(9, '2027')], scope: scope('2027', 'forecast') }),
      ),
    ).toEqual(['Forecast 2027: $4M', 'Forecast 2028: $9M'])
  })

  it('tells plans in the order of time', () => {
    const plan = (text: string, period: string) =>
      fact('milestones', `${period}: ${text}`, {
        evidence: [on(9, text), on(9, period)],
        scope: scope(period, 'forecast'),
      })
    expect(
      said(
        'Roadmap',
        plan('Boats in Spain', 'Q4 2027'),
        plan('Boats in Italy', 'March 2027'),
        plan('Boats everywhere at last', '2029'),
      ),
    ).toEqual(['March 2027: Boats in Italy', 'Q4 2027: Boats in Spain', '2029: Boats everywhere at last'])
  })

  it('gives a market size the words that its slide puts beside it', () => {
    expect(
      said(
        'Market',
        fact('tam', '$5B', { rule: 'market/tam-label', evidence: [on(8, '$5B TAM')] }),
        passage('Market', 8, 'TAM: all harbours of Europe'),
      ),
    ).toEqual(['TAM: $5B (all harbours of Europe)'])
  })

  it('tells founders and others by role, leaves backgrounds to the founders’ cards, and tells the size of the team', () => {
    const of = { person: 'Ana Ruiz' }
    expect(
      said(
        'Team',
        fact('founder_name', 'Ana Ruiz', { ...of, evidence: [on(11, 'Ana Ruiz CEO')] }),
        fact('founder_role', 'CEO', { ...of, evidence: [on(11, 'Ana Ruiz CEO')] }),
        fact('founder_summary', 'Ten years at sea', { ...of, evidence: [on(11, 'Ten years at sea')] }),
        passage('Team', 11, 'Ana Ruiz, CEO; Ten years at sea', { rule: 'topic.person' }),
        passage('Team', 11, 'Tom Berg, Head of Boats', { rule: 'topic.person' }),
        passage('Team', 11, 'Ten years at sea'),
        fact('employees', '14', { evidence: [on(11, '14 employees')] }),
      ),
    ).toEqual(['Ana Ruiz, CEO', 'Tom Berg, head of Boats', 'Team size: 14'])
  })

  it('tells a page from its top to its end, and leaves out the terms under a price once enough is said', () => {
    const at = (quote: string, x: number, y: number) => ({
      ...on(6, quote),
      boxes: [{ x, y, width: 0.2, height: 0.03 }],
    })
    const line = (quote: string, x: number, y: number) =>
      passage('Business Model', 6, quote, { evidence: [at(quote, x, y)] })
    expect(
      said(
        'Business Model',
        line('Large $2,900 a month', 0.7, 0.5),
        line('up to 150 berths', 0.1, 0.6),
        line('Small $590 a month', 0.1, 0.5),
        line('Medium $1,250 a month', 0.4, 0.505),
      ),
    ).toEqual(['Small $590 a month', 'Medium $1,250 a month', 'Large $2,900 a month'])
  })

  it('has nothing to say on topics that no fact is about', () => {
    expect(said('Traction', passage('Problem', 2, 'Berths are booked by phone.'))).toEqual(['Unknown'])
  })
})
