import { describe, expect, it } from 'vitest'
import type { FactKey, FigureScope, VerifiedFact } from '#engine/facts.ts'
import { factOfModel } from '#engine/testing/verified-fact.ts'
import { findSentenceProblem } from './check-sentence.ts'
import type { CitedFact } from './cited-fact.ts'
import { citeFact } from './cited-facts.ts'

type Over = Partial<VerifiedFact> & { id?: string }

const cite = (key: FactKey, value: string, quote = value, { id = key, ...over }: Over = {}): CitedFact =>
  citeFact(id, factOfModel(key, value, quote, over))
const planned: FigureScope = { metric: 'ARR', period: '2028', nature: 'forecast', amount: 2_500_000, unit: 'USD' }
const maren = { person: 'Maren Oskvig' }
const devraj = { person: 'Devraj Palit' }

/** What invented decks state, by the ids that the sentences below cite. */
const facts = [
  cite('one_liner', 'Inkwharf reads every vendor contract and warns finance teams before it renews.'),
  cite('headquarters', 'Portland, Oregon', 'A team of 14 in Portland, Oregon.'),
  cite('year_founded', '2023', 'Founded in 2023.'),
  cite('revenue', '$1.2M', '$1.2M ARR, September 2026'),
  cite('revenue_growth', '+240%', '+240% ARR growth year over year'),
  cite('customers', '86', '86 paying customers, not counting pilots'),
  cite('notable_customers', 'Norvik Dental', 'Norvik Dental', { id: 'norvik' }),
  cite('notable_customers', 'Castrel', 'CASTREL', { id: 'castrel' }),
  cite('previous_funding', '$650k pre-seed (2024)', 'Raised to date: $650k pre-seed (2024)'),
  cite('previous_investors', 'Larkhill Ventures', 'from Larkhill Ventures', { id: 'larkhill' }),
  cite('previous_investors', 'Pinemoor Angels', 'Pinemoor Angels', { id: 'pinemoor' }),
  cite('previous_investors', 'Seaholm', 'Seaholm', { id: 'seaholm' }),
  cite('competitors', 'Vendrally'),
  cite('amount_raising', '$2.5M', 'Raising $2.5M seed'),
  cite('closing_deadline', 'December 2026', 'Closing December 2026'),
  cite('use_of_funds', '50% Product and engineering', undefined, { id: 'product' }),
  cite('use_of_funds', '30% Sales and marketing', undefined, { id: 'sales' }),
  cite('cac', '$6,400', '$6,400 CAC'),
  cite('pricing', 'Starter: $590 / month', 'Starter $590 / month per seat, 150 contracts each'),
  cite('gross_margin', '82%', 'Gross margin 82% after hosting fees'),
  cite('tam', '$18.4B', '$18.4B TAM'),
  cite('revenue_forecast', '$2.5M ARR', 'We expect $2.5M ARR in 2028', { scope: planned }),
  cite('founder_name', 'Maren Oskvig', undefined, { id: 'maren', ...maren }),
  cite('founder_role', 'Co-founder & CEO', 'Maren Oskvig Co-founder & CEO', { id: 'ceo', ...maren }),
  cite('founder_summary', 'Previously founded Tillgate (acquired by Norvane, 2021), ex-Google', undefined, {
    id: 'tillgate',
    ...maren,
  }),
  cite('founder_name', 'Devraj Palit', undefined, { id: 'devraj', ...devraj }),
  cite('founder_summary', 'PhD in computational linguistics, University of Edinburgh', undefined, {
    id: 'phd',
    ...devraj,
  }),
  cite('topic:Team', 'Advisors: Henrike Dahl', undefined, { id: 'advisors' }),
  cite(
    'topic:Go-to-Market',
    'Selling takes 34 days; two account executives sell to controllers at US companies.',
    undefined,
    { id: 'selling' },
  ),
  cite('topic:Traction', 'Pilot with 12 hotels since May 2026', undefined, { id: 'pilot' }),
  cite('topic:Traction', '70 ports and more in Q1 2026', undefined, { id: 'ports' }),
  cite('other_metrics', 'ARR: $600k', 'Q1 2026 $600k', { id: 'before' }),
  cite('intellectual_property', 'Patent-pending clause reader'),
  cite('topic:Product Solution', 'Works in any browser without a plug-in', undefined, { id: 'plain' }),
  cite('topic:Product Solution', 'Marketplace curated by buyers who select offers provided by brokers', undefined, {
    id: 'offers',
  }),
  cite('topic:Competition', 'Inkwharf Vendrally Paper files', undefined, { id: 'heads' }),
  cite('topic:Competition', 'Days to start 5 30 90', undefined, { id: 'row' }),
  cite('topic:Roadmap', 'Introduce premium subscriptions', undefined, { id: 'roadmap' }),
  cite('topic:Competition', 'Supply reports from paper archives', undefined, { id: 'rivals' }),
  cite('topic:Market', '$656 billion was sent to rural countries', undefined, { id: 'sent' }),
  {
    ...cite('topic:Financials', '54,000 wallets', undefined, { id: 'wallets' }),
    around: ['Projections'],
  },
  cite('topic:Problem', 'Las pymes esperan 68 días para cobrar una factura', undefined, { id: 'espera' }),
]
const check = (text: string, ids: string) =>
  findSentenceProblem(
    text,
    ids.split(' ').map((id) => facts.find((one) => one.id === id) ?? cite('site', `no fact ${id}`)),
    'Inkwharf',
  )

describe('a sentence that its facts bear out', () => {
  it.each([
    ['a first word that names nothing', 'Selling takes 34 days.', 'selling'],
    ['another first word', 'Existing customers number 86.', 'customers'],
    ['an opening participle', 'Founded in 2023, Inkwharf is based in Portland, Oregon.', 'year_founded headquarters'],
    [
      'a role and a country in other words',
      'Maren Oskvig, co-founder and chief executive, previously founded Tillgate.',
      'maren ceo tillgate',
    ],
    ['a nationality', 'Two account executives sell to controllers at American companies.', 'selling'],
    [
      'a doctorate',
      'Devraj Palit holds a doctorate in computational linguistics from the University of Edinburgh.',
      'devraj phd',
    ],
    [
      'a share in words',
      'Half of the money is for product and engineering, and 30 per cent for sales and marketing.',
      'product sales',
    ],
    [
      'a count of what it cites',
      'The company raised $650k from Larkhill Ventures and two other investors.',
      'previous_funding larkhill pinemoor seaholm',
    ],
    [
      'customers by name',
      'Inkwharf has 86 paying customers, among them Norvik Dental and Castrel.',
      'customers norvik castrel',
    ],
    [
      'growth told by its own verb',
      'ARR was $1.2M in September 2026, after growing 240% year over year.',
      'revenue revenue_growth',
    ],
    [
      'a climb that two dated figures bear out',
      'ARR doubled from $600k in the first quarter of 2026 to $1.2M in September.',
      'before revenue',
    ],
    ['a plan as a plan', 'Inkwharf expects $2.5M of ARR in 2028.', 'revenue_forecast'],
    [
      'a round that is open',
      'Inkwharf is raising $2.5M, and the round is due to close in December 2026.',
      'amount_raising closing_deadline',
    ],
    ['a passive', 'A seed round of $2.5M is being raised.', 'amount_raising'],
    ['a pilot as a pilot', 'A pilot has run with 12 hotels since May 2026.', 'pilot'],
    ['a negation of its own', 'The product works in a browser without a plug-in.', 'plain'],
    ['everyday words that say the same', 'Buyers choose offers that brokers supply.', 'offers'],
    ['words of the heading around a quote', 'The projections assume 54,000 wallets.', 'wallets'],
    ['words of its own', 'On the marketplace, purchasers settle on offers that brokers furnish.', 'offers'],
    [
      'the columns of a table',
      'It takes 5 days to start with Inkwharf and 30 days with Vendrally.',
      'heads row competitors',
    ],
    ['a plan in words of its own', 'Premium subscriptions are planned.', 'roadmap'],
    ['a quote of another language', 'Small businesses wait 68 days to be paid for an invoice.', 'espera'],
  ])('stands with %s', (_name, text, ids) => {
    expect(check(text, ids)).toBeNull()
  })
})

describe('a sentence that says more than its facts', () => {
  it.each([
    ['an investor told as a customer', 'Customers include Larkhill Ventures.', 'larkhill'],
    ['a rival told as a customer', 'Named customers are Vendrally and Castrel.', 'Vendrally competitors castrel'],
    ['a cost told as a price', 'A customer pays $6,400.', 'cac'],
    ['a price for another time', 'The Starter plan costs $590 a year per seat.', 'pricing'],
    ['a price for another thing', 'The Starter plan costs $590 a month for each user.', 'pricing'],
    ['a round told as closed', 'The round closed in December 2026.', 'closing_deadline'],
    ['raised for raising', 'Inkwharf has raised $2.5M in a seed round.', 'amount_raising'],
    ['a plan told as reached', 'Inkwharf reached $2.5M of ARR in 2028.', 'revenue_forecast'],
    ['a plan of what is done', 'Inkwharf plans to raise $650k in 2024.', 'previous_funding'],
    ['a pilot told as customers', 'Since May 2026 the company works with 12 hotels.', 'pilot'],
    ['an adviser told as one of the team', 'Henrike Dahl is a founder.', 'advisors'],
    ['a pending patent told as held', 'A patent protects the clause reader.', 'intellectual_property'],
    [
      'another person’s past',
      'Devraj Palit founded Tillgate before, and Maren Oskvig is co-founder and CEO.',
      'maren ceo tillgate devraj',
    ],
    ['a deed of another', 'Maren Oskvig acquired Tillgate in 2021.', 'maren tillgate'],
    ['a deed to what was worked for', 'Maren Oskvig, who led Google, is co-founder and CEO.', 'maren ceo tillgate'],
    ['who led', 'Larkhill Ventures led the round of $650k in 2024.', 'previous_funding larkhill'],
    ['over', 'Inkwharf has over 86 paying customers.', 'customers'],
    ['most', 'Most customers pay.', 'customers'],
    ['first', 'Inkwharf is the first company that reads vendor contracts.', 'one_liner'],
    ['a slowing', 'ARR growth slowed to 240% year over year.', 'revenue_growth'],
    ['a fall', 'ARR is down 240% year over year.', 'revenue_growth'],
    ['a reason', 'ARR grew 240% year over year because of new partners.', 'revenue_growth'],
    ['a time from nowhere', 'ARR grew 240% last year.', 'revenue_growth'],
    [
      'the date of something else',
      'Inkwharf was founded in 2023 and had $1.2M of ARR in 2023.',
      'year_founded revenue',
    ],
    ['a seat told as a market', 'Inkwharf sells in Portland, Oregon.', 'headquarters'],
    ['an adjective', 'Inkwharf reads vendor contracts and warns large finance teams.', 'one_liner'],
    ['a negation', 'Inkwharf does not warn finance teams.', 'one_liner'],
    ['a negation left out', 'The product needs a plug-in and works in a browser.', 'plain'],
    ['who does what to whom', 'Brokers choose offers that buyers supply.', 'offers'],
    ['what competitors do', 'Inkwharf supplies reports from paper archives.', 'rivals'],
    ['a plan told as done', 'Premium subscriptions were introduced.', 'roadmap'],
    ['what projections hold as reached', 'The company has 54,000 wallets.', 'wallets'],
    ['the other way', '$656 billion was sent from rural countries.', 'sent'],
    [
      'another column of a table',
      'It takes 30 days to start with Inkwharf and 5 days with Vendrally.',
      'heads row competitors',
    ],
    ['another who acts', 'Buyers choose offers that insurers supply.', 'offers'],
    ['a name that it cites left out', 'Inkwharf is named as a customer.', 'norvik'],
    ['a name that is also a verb', 'Zoom works in a browser without a plug-in.', 'plain'],
    ['a name that is also an adjective', 'Linear works in a browser without a plug-in.', 'plain'],
    ['what happened', 'The marketplace of buyers was upgraded.', 'offers'],
    ['an adjective of a thing', 'Buyers choose medical offers that brokers supply.', 'offers'],
    [
      'too many words of its own',
      'Buyers happily stroll, linger and hesitate over offers that brokers supply.',
      'offers',
    ],
    ['a denial turned round', 'The product does not work in any browser without a plug-in.', 'plain'],
    ['the opposite of after', 'Gross margin is 82% before hosting fees.', 'gross_margin'],
    [
      'a wrong count',
      'The company raised $650k from Larkhill Ventures and three other investors.',
      'previous_funding larkhill pinemoor seaholm',
    ],
    [
      'a wrong multiple',
      'ARR tripled from $600k in the first quarter of 2026 to $1.2M in September.',
      'before revenue',
    ],
    ['another unit of time', 'Selling takes 34 weeks.', 'selling'],
    ['another count', 'Inkwharf has 86 users.', 'customers'],
    ['a comparison', 'More money is for sales than for product and engineering.', 'product sales'],
    ['another span in another language', 'Small businesses wait 68 weeks to be paid for an invoice.', 'espera'],
  ])('falls with %s', (_name, text, ids) => {
    expect(check(text, ids)).not.toBeNull()
  })
})
