import { describe, expect, it } from 'vitest'
import type { VerifiedFact } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { fact, factOfModel, on } from '#engine/testing/verified-fact.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { listCitedFacts } from './cited-facts.ts'
import { placeFacts } from './place-facts.ts'
import { makeSynthesisRequest } from './synthesis-request.ts'

const understood = understandDeck(
  deck(
    [
      page({ title: 'Traction', blocks: ['$40k MRR in May 2026', 'Won the Harbour Prize 2025'] }),
      page({ title: 'Roadmap', blocks: ['Open in Norway by month 9', 'Q1 2027 Mobile app'] }),
      page({ title: 'Market', blocks: ['TAM of $4B by 2030', 'SOM: 50 harbours is our target', 'Ports grow by 4%'] }),
      page({ title: 'The ask', blocks: ['Raising $1M for 18 months of runway'] }),
    ],
    { createdOn: '2026-05-20' },
  ),
)
const about = { pages: 4, language: 'en', date: 'date: 2026-05', updateDate: null }
const scope = { metric: 'MRR', period: 'May 2026', nature: 'actual', amount: 40_000, unit: 'USD' } as const
const plan = { standing: 'found', problem: { gate: 'when', is: 'plan' } } as const
const tell = (facts: readonly VerifiedFact[]) =>
  makeSynthesisRequest(placeFacts(listCitedFacts(facts), understood), about)
    .prefix.split('\n')
    .slice(2, -1)

describe('when a fact is so, as prose is told it', () => {
  it('is reached, planned, forecast, a pilot, or not said of what has no time; its period is as printed', () => {
    const lines = tell([
      factOfModel('company_name', 'Northwind', 'Northwind', { time: { nature: 'actual', period: '2026' } }),
      factOfModel('revenue', '$40k MRR', '$40k MRR in May 2026', { scope, evidence: [on(1, '$40k MRR in May 2026')] }),
      factOfModel('awards', 'Harbour Prize', 'Won the Harbour Prize 2025'),
      factOfModel('milestones', 'Open in Norway', 'Open in Norway by month 9', {
        ...plan,
        evidence: [on(2, 'Open in Norway')],
        time: { nature: 'forecast', period: 'by month 9' },
      }),
      factOfModel('other_metrics', 'Ports in trial: 2', 'Ports in trial: 2', {
        time: { nature: 'pilot', period: null },
      }),
      factOfModel('tam', '$4B', 'TAM of $4B by 2030', {
        scope: { ...scope, metric: 'TAM', period: '2030' },
        time: { nature: 'actual', period: 'by 2030' },
      }),
      factOfModel('som', '50 harbours', 'SOM: 50 harbours is our target'),
      factOfModel('market_growth', '4%', 'Ports grow by 4%'),
      factOfModel('runway', '18 months', 'Raising $1M for 18 months of runway', {
        evidence: [on(4, 'Raising $1M for 18 months of runway')],
      }),
      factOfModel('revenue_forecast', '$2M', '$2M', { time: { nature: 'forecast', period: '2028' } }),
      factOfModel('amount_raising', '$1M', 'Raising $1M', { time: { nature: 'forecast', period: null } }),
      factOfModel('topic:Roadmap', 'Q1 2027 Mobile app', 'Q1 2027 Mobile app', {
        evidence: [on(2, 'Q1 2027 Mobile app')],
      }),
      factOfModel('topic:Traction', 'Harbours renew each spring.'),
      fact('topic:Financials', '$1M in 2025, $4M in 2028', { evidence: [on(3, '$1M in 2025, $4M in 2028')] }),
    ])
    const told = lines.map((line) => /^\[\w+\] (.*?) = .*?\((.*?), page/.exec(line)?.slice(1).join(': '))
    expect(told.toSorted()).toEqual(
      [
        'Company Name: proved, 2026',
        'Revenue: proved, reached, May 2026',
        'Awards: proved, reached, 2025',
        'Milestones: found, planned, by month 9',
        'Other Metrics: proved, pilot',
        'TAM: proved, forecast, by 2030',
        'SOM: proved, forecast',
        'Market Growth: proved',
        'Runway: proved, forecast',
        'Revenue Forecast: proved, forecast, 2028',
        'Amount Raising: proved',
        'Roadmap: proved, planned, Q1 2027',
        'Traction: proved',
        'Financials: proved, partly planned',
      ].toSorted(),
    )
  })
})
