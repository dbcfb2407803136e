import { describe, expect, it } from 'vitest'
import type { FactKey } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { figureExtractors } from '../figure-extractors.ts'
import { prepareInput } from '../prepare-input.ts'

/** How decks say it: for each field the title of the slide and lines that state the field on it. */
const stating: Partial<Record<FactKey, readonly [title: string, lines: readonly string[]]>> = {
  revenue: [
    'Traction',
    [
      '$2M ARR',
      'ARR $2M',
      "We're at $50K MRR",
      '$120k in revenue in 2023',
      'Revenue: $1.2M (2023)',
      '$1M+ in annual revenue',
      'Annual revenue run-rate of $3M',
      '$45K monthly revenue',
      'Generating $20k MRR',
      '€1.2m Umsatz 2023',
      '$3.2M revenue YTD',
      '1.2M€ ARR',
      'ARR of 1.2M€',
      '$500K in sales since launch',
      'Total revenue to date $250,000',
      'Revenues 2024: $1.1M, 2025: $2.3M',
      'Revenue has grown to $4.1M',
      'Chiffre d’affaires 2025 : 450 k€',
      'Net revenue: £1.09M',
      'In 2025 we generated over $3.4 million in revenue',
      'Facturación de 1,2 millones € en 2025',
      'We did $1.3M in revenue last year',
    ],
  ],
  customers: [
    'Traction',
    [
      '100+ paying customers',
      'Over 200 clients in 12 countries',
      '500 merchants onboarded',
      'Trusted by 300+ companies',
      '25 enterprise customers',
      '45 B2B customers across 3 countries',
      'We serve 1,500 customers',
      'Customers 1,200',
      '12 customers signed, 5 in pilots',
      '350 restaurants use our platform',
      '40 Kunden in DACH',
      '60 clientes activos',
      'More than 2,000 businesses rely on us',
    ],
  ],
  users: [
    'Traction',
    [
      '10k+ downloads',
      '5,000 MAU',
      '2.5M registered users',
      'Over 10,000 active users',
      '20,000 users in 3 months',
      '150K monthly active users',
      'Users: 12,500',
      '3,000 sign-ups',
      '8.000 Nutzer',
      '1M+ app installs',
      '100 beta users',
    ],
  ],
  amount_raising: [
    'The Ask',
    [
      "We're raising $1.5M",
      'Seeking $500K pre-seed',
      'Ask: $2M',
      '$2M Seed Round',
      'Funding ask $1,000,000',
      'We are raising a $3M seed round to expand',
      'Investment: €750k',
      'Looking for €500K to launch',
      'Raising: 1.5M€',
      'Round size: $4M',
      'We need $250,000',
      'Seed round of $2.5 million',
      'Our goal is to raise $1.2M',
      'Fundraising $5M',
      '$3,000,000',
      'Wir suchen 1,5 Mio. €',
      'Nous levons 2M€',
      'Captando R$ 3 milhões',
      'We are looking for an investment of USD 400,000',
      'We are seeking $1-2M',
      'Seed: €1.2M',
      'Requesting $150,000',
      'Investment sought: £600k',
      'Raise $800k on a SAFE',
      'Capital required: $2,500,000',
    ],
  ],
  previous_funding: [
    'The Ask',
    [
      'Previously raised $500K',
      '$1.2M raised to date',
      'Raised $2M from Elm Capital',
      "We've raised $750k from angels",
      'Pre-seed: $600k (2022)',
      '$300K pre-seed closed in 2023',
      'Total funding to date: $4M',
      'Funding to date $1.1M',
      'Raised so far: €200k',
      'Closed a $1M pre-seed in March 2025',
      'Angel round: $250k raised in 2024',
      'Received a €100k grant from the city',
    ],
  ],
  valuation: [
    'The Ask',
    [
      '$10M valuation cap',
      '$8M post-money',
      'Valuation: €5M pre-money',
      'at a pre-money valuation of $12M',
      'SAFE with a $6M cap',
      'Pre-money: $20M',
      'Post-money valuation cap: $15M',
      '€4M Bewertung',
    ],
  ],
  tam: [
    'Market opportunity',
    [
      'TAM $50B',
      '$50B TAM',
      'Total Addressable Market: $120 billion',
      'a $300 billion industry',
      'Global market of $45B by 2030',
      'Market size $12.5B',
      'The market is worth $85bn',
      '20 Mrd. € Markt',
      '1.2 Tn USD market',
      'TAM (global): €3.4bn',
      'The global pet market will reach $350B by 2027',
      'TAM = 2M farms x $1,200 = $2.4B',
    ],
  ],
  market_growth: [
    'Market opportunity',
    [
      'CAGR 12.5%',
      '12.5% CAGR',
      'growing at 15% per year',
      'The market is expected to grow 9.1% annually',
      'Market growing at a CAGR of 11.2%',
      'compound annual growth rate of 7.8%',
      '18% annual growth',
      'Growth rate: 11%',
      'From $52.1 Bn in 2021 to $83.7 Bn by 2026, at a CAGR of 9.9%',
      'Expanding at 26.4% CAGR from 2023 to 2030',
    ],
  ],
  gross_margin: [
    'Business model',
    [
      'Gross margin: 80%',
      '80% gross margin',
      'Gross margins of 55-75%',
      'gross profit margin 45%',
      'GM 72%',
      '70%+ gross margins',
      'Gross margin 55%→75%',
    ],
  ],
  cac: [
    'Unit economics',
    [
      'CAC: $35',
      '$35 CAC',
      'Customer acquisition cost $120',
      'CAC = €12',
      'Cost per acquisition: $4.50',
      'Blended CAC of $80',
      'CAC ~ $200',
    ],
  ],
  ltv: [
    'Unit economics',
    [
      'LTV: $900',
      'Customer lifetime value $1,800',
      'LTV = €240',
      'CLTV $3,400',
      'Lifetime value: $450',
      'LTV $1,200 / CAC $100',
    ],
  ],
  retention: [
    'Traction',
    ['90% retention', 'Retention rate: 85%', 'NRR 130%', 'Churn < 2%', '2% monthly churn', '95% customer retention'],
  ],
  stage: [
    'The Ask',
    [
      'Raising our Series A',
      'Pre-seed round',
      'We are raising $3M in seed funding',
      'Series B: $20M',
      'Seed extension of $1M',
      'Bridge round before Series A',
    ],
  ],
}

/** Lines with figures that belong to no field of the company. */
const silent: ReadonlyArray<readonly [title: string, line: string]> = [
  ['Problem', '$62B lost every year to contract leakage'],
  ['Market', 'Average contract value $30k'],
  ['Business model', 'We take 2.5% of each $100 transaction'],
  ['Business model', 'ARPU $20/month'],
  ['Team', 'Grew revenue from $0 to $50M at Orchardly'],
  ['Team', 'Managed 500 customers'],
  ['Team', 'Raised $30M at previous startup'],
  ['Team', 'Ex-Stripe, scaled to 10M users'],
  ['Competition', 'Vendrally: $20M raised, 5,000 customers, $10M ARR'],
  ['Go-to-market', '1,000 customers by Q4'],
  ['Traction', 'Customers increased revenue by 40%'],
  ['Solution', 'Increase your revenue by 30%'],
  ['Solution', 'Boost sales 3x'],
  ['Product', 'Supports 50 users per team'],
  ['Problem', '70% of users drop out; 4M users lost'],
  ['Why now', '5 billion users online'],
  ['Traction', '4.8 stars from 1,200 reviews'],
  ['Traction', 'Featured by 12 newspapers'],
  ['The Ask', 'Minimum ticket $25k'],
  ['Team', '25 years of experience, $2B in exits'],
  ['Problem', 'Churn costs the industry 30%'],
  ['Advisors', 'Led a $400M fund'],
  ['Traction', '$2M in savings for customers'],
  ['Solution', 'Gross margin of retailers falls to 3%'],
  ['Market', '40% of growers already use sensors'],
  ['Product', 'Version 2.0 with 30 integrations'],
]

/** Plans: a forecast may be read from them, an actual never. */
const planning: ReadonlyArray<readonly [title: string, line: string]> = [
  ['The Ask', '18 months to reach $3M ARR'],
  ['Business model', 'If 1% of farms join we earn $30M revenue'],
  ['Roadmap', 'Q4 2027: 10,000 users, $5M ARR'],
]

/** What a deck in the language of its lines says around them. */
const around: ReadonlyArray<readonly [words: RegExp, sentence: string]> = [
  [/Umsatz|Kunden|Nutzer|Bewertung/, 'Die Sensoren messen den Boden und sagen dem Hof, wann er die Bäume gießen muss.'],
  [/Facturación|clientes/, 'Los sensores miden el suelo y dicen a la finca cuándo tiene que regar los árboles.'],
  [/Chiffre/, 'Les capteurs mesurent le sol et disent au verger quand il faut arroser les arbres.'],
]
const sentenceAround = (line: string) => around.find(([words]) => words.test(line))?.[1] ?? 'It waters.'

function factsOfLine(title: string, line: string) {
  const pages = [
    page({ title: 'Tillbrook', blocks: ['Software for orchards'] }),
    page({ title: 'Solution', blocks: [sentenceAround(line)] }),
    page({ title, blocks: [line] }),
    page({ title: 'Contact', blocks: ['hello@tillbrook.io'] }),
  ]
  const input = prepareInput(understandDeck(deck(pages, { createdOn: '2026-03-01' })))
  return figureExtractors.flatMap((one) => one.extract(input)).filter((one) => one.key !== 'milestones')
}

describe('figureExtractors on the usual phrases', () => {
  it.each(Object.entries(stating).flatMap(([key, [title, lines]]) => lines.map((line) => [key, line, title] as const)))(
    '%s: %s',
    (key, line, title) => {
      const found = factsOfLine(title, line).filter((one) => one.key === key)
      expect(found.length).toBeGreaterThan(0)
      for (const one of found) expect(one.evidence[0]).toMatchObject({ page: 3, quote: line })
    },
  )

  it.each(silent)('%s, says nothing: %s', (title, line) => {
    expect(factsOfLine(title, line).map((one) => `${one.key} = ${String(one.value)}`)).toEqual([])
  })

  it.each(planning)('%s, only a plan: %s', (title, line) => {
    expect(factsOfLine(title, line).map((one) => one.key)).toEqual(['revenue_forecast'])
  })

  it.each([
    ['digits', '1'.repeat(20_000)],
    ['groups', '111,'.repeat(5_000)],
    ['marks and gaps', `$1${' '.repeat(20_000)}M`],
    ['triggers', 'revenue 1 raised seed from '.repeat(800)],
    ['names', `competitors: ${'Ab Cd, '.repeat(3_000)}`],
  ])('comes to an end on a hostile line of %s', (_, line) => {
    expect(factsOfLine('The ask', line).length).toBeLessThan(1_000)
  })
})
