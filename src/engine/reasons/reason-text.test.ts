import { describe, expect, it } from 'vitest'
import type { FigureScope, VerifiedFact } from '#engine/facts.ts'
import { fact, on } from '#engine/testing/verified-fact.ts'
import type { Problem } from './problem.ts'
import { reasonText } from './reason-text.ts'

const scope = (over: Partial<FigureScope> = {}): FigureScope => ({
  metric: 'ARR',
  period: null,
  nature: 'actual',
  amount: 1_200_000,
  unit: 'EUR',
  ...over,
})
const found = (problem: Problem) => ({ standing: 'found', problem }) as const
const inferred = { standing: 'inferred', kind: 'inferred' } as const
const inUpdate = (quote: string) => [on(1, quote, { document: 'updates', page: null })]

const arr = fact('revenue', '€1.2M recurring revenue', {
  evidence: [on(7, 'Recurring revenue €1.2M')],
  ground: { from: 'figure', figure: '€1.2M' },
  scope: scope({ period: 'August 2026' }),
})
const customer = (over: Partial<VerifiedFact> = {}) =>
  fact('notable_customers', 'Norvik', { evidence: [on(7, 'Norvik')], ...over })

describe('reasonText', () => {
  it.each<[string, VerifiedFact, string]>([
    ['a figure', arr, 'Page 7 gives €1.2M as ARR for August 2026.'],
    [
      'a count',
      fact('customers', '61', {
        evidence: inUpdate('We have 61 paying customers'),
        scope: scope({ metric: 'customers' }),
      }),
      'The update gives 61 as the number of customers.',
    ],
    [
      'words',
      fact('problem', 'Small harbours learn of floods too late to act', {
        evidence: [on(3, '• Small harbours learn of floods too late to act.')],
      }),
      'Page 3 says “Small harbours learn of floods too late to…”.',
    ],
    [
      'a value deep in its sentence',
      fact('valuation', '$9M', { evidence: [on(9, 'After a long search we now raise $1M at a $9M valuation cap')] }),
      'Page 9 says “…now raise $1M at a $9M valuation cap”.',
    ],
    [
      'a number and its label apart',
      fact('amount_raising', '€3M', { evidence: [on(15, 'Round'), on(15, '€3M')] }),
      'Page 15 says “Round” and “€3M”.',
    ],
    [
      'a founder',
      fact('founder_name', 'Ida Holm', { evidence: [on(16, 'Ida Holm CEO & Co-Founder')] }),
      'Page 16 names Ida Holm as CEO and co-founder.',
    ],
    [
      'a role',
      fact('founder_role', 'FOUNDER + CEO', { person: 'Ida Holm', evidence: [on(16, 'Ida Holm FOUNDER + CEO')] }),
      'Page 16 names Ida Holm as founder and CEO.',
    ],
    [
      'a trait',
      fact('trait_phd', true, {
        evidence: [on(16, 'Ida loves boats, cold water and tides; PhD in acoustics, then CERN')],
        ground: { from: 'words', words: ['PhD'] },
      }),
      'Page 16 says “…water and tides; PhD in acoustics, then CERN”.',
    ],
    [
      'the company’s name',
      fact('company_name', 'Tarnwick', {
        ground: { from: 'agreement', places: ['the cover', 'the site', 'the email domain', 'the document title'] },
      }),
      'The cover, the site and the email domain agree on this name.',
    ],
    [
      'an entry that names no one',
      fact('use_of_funds', 'Product 60%', { evidence: [on(14, '60% Product')] }),
      'Page 14 says “60% Product”.',
    ],
    [
      'a text of several quotes',
      fact('founder_summary', 'PhD in acoustics; Ran a ferry line for ten years', {
        evidence: [on(9, 'PhD'), on(9, 'Ran a ferry line for ten years')],
      }),
      'Page 9 says “Ran a ferry line for ten years”.',
    ],
    ['an entry by itself', customer(), 'Page 7 names Norvik as a customer.'],
    [
      'an entry under a heading',
      customer({ ground: { from: 'heading', heading: 'Our customers' } }),
      'Page 7 names Norvik under “Our customers”.',
    ],
    [
      'an address behind an icon',
      fact('site', 'https://tarnwick.example', { evidence: [on(2, 'https://tarnwick.example', { fromLink: true })] }),
      'Page 2 links to this address.',
    ],
  ])('tells where %s was read', (_name, one, expected) => {
    expect(reasonText(one)).toBe(expected)
  })

  it.each<[string, VerifiedFact, string]>([
    [
      'words',
      fact('revenue_model', 'Subscription', {
        ...inferred,
        evidence: [on(8, 'Growers pay €9 per seat, per month')],
        ground: { from: 'words', words: ['per seat'] },
      }),
      'Concluded from “Growers pay €9 per seat, per month” on page 8.',
    ],
    [
      'words of two places',
      fact('client_type', 'b2b', {
        ...inferred,
        evidence: [on(4, 'Sold to harbour offices'), on(8, 'Paid by port authorities'), on(9, 'Tenders')],
      }),
      'Concluded from “Sold to harbour offices” on page 4 and “Paid by port authorities” on page 8.',
    ],
    [
      'words of an update',
      fact('stage', 'seed', { ...inferred, evidence: inUpdate('We ask for €500k') }),
      'Concluded from “We ask for €500k” in the update.',
    ],
    [
      'a calculation',
      fact('revenue', '€480k', {
        ...inferred,
        kind: 'derived',
        evidence: [on(6, '€40k MRR')],
        ground: { from: 'calculation', formula: '12 × €40k MRR' },
      }),
      'Worked out from page 6: 12 × €40k MRR.',
    ],
    [
      'a leading role',
      fact('founder_name', 'Ida Holm', { ...inferred, evidence: [on(13, 'Ida Holm, CEO')] }),
      'Page 13 names Ida Holm as CEO. No page says that this person founded the company.',
    ],
  ])('tells what a value was concluded from: %s', (_name, one, expected) => {
    expect(reasonText(one)).toBe(expected)
  })

  it.each<[string, VerifiedFact, string]>([
    [
      'quote',
      {
        ...arr,
        ...found({ gate: 'quote', place: on(7, 'x'), detail: { fault: 'other-number', quote: '3', page: '4' } }),
      },
      'The quote was not found on page 7.',
    ],
    [
      'follows',
      fact('gross_margin', '12%', {
        evidence: [on(5, 'Margins grow')],
        ...found({ gate: 'follows', value: '12%', detail: { fault: 'other-number', value: '12%' } }),
      }),
      'Page 5 says “Margins grow”. The quote does not say 12%.',
    ],
    [
      'follows, of a figure',
      { ...arr, value: '€12M', ...found({ gate: 'follows', value: '€12M', detail: { fault: 'other-words' } }) },
      'Page 7 says “Recurring revenue €1.2M”. The quote does not say €12M.',
    ],
    [
      'label, of a figure',
      fact('tam', '$3.8B', {
        evidence: [on(17, '$3.8B')],
        scope: scope({ metric: 'TAM' }),
        ...found({ gate: 'label', value: '$3.8B', field: 'tam' }),
      }),
      'Page 17 gives $3.8B. Nothing beside it says that it is TAM.',
    ],
    [
      'label, of words',
      fact('headquarters', 'Lisbon', {
        evidence: [on(12, 'Live in Lisbon and Porto')],
        ...found({ gate: 'label', value: 'Lisbon', field: 'headquarters' }),
      }),
      'Page 12 says “Live in Lisbon and Porto”. Nothing beside “Lisbon” says that it is the headquarters.',
    ],
    [
      'whose, a figure',
      { ...arr, ...found({ gate: 'whose', of: 'customer' }) },
      'Page 7 gives €1.2M as ARR for August 2026. The figure stands in a customer story.',
    ],
    [
      'whose, an entry',
      customer({ ground: { from: 'heading', heading: 'Home' }, ...found({ gate: 'whose', of: 'unnamed-list' }) }),
      'Page 7 names Norvik. No heading or sentence says what this list is.',
    ],
    [
      'whose, a name of one place',
      fact('company_name', 'Tarnwick', {
        ground: { from: 'agreement', places: ['the cover', 'the logo on the cover'] },
        ...found({ gate: 'whose', of: 'single-place' }),
      }),
      'Page 1 says “Tarnwick”. One kind of place alone gives this name.',
    ],
    [
      'when',
      { ...arr, ...found({ gate: 'when', is: 'plan', until: '2027' }) },
      'Page 7 gives €1.2M as ARR for August 2026. It is a plan for 2027.',
    ],
    [
      'rival',
      fact('employees', '40', {
        evidence: [on(4, 'A team of 40')],
        ...found({ gate: 'rival', here: { page: 4 }, value: '40', there: { page: 11 }, other: '55' }),
      }),
      'Page 4 says “A team of 40”. Page 11 says 55.',
    ],
    [
      'reading',
      { ...arr, ...found({ gate: 'reading', how: 'ocr', words: '€1.2M' }) },
      'Page 7 gives €1.2M as ARR for August 2026. It was read by OCR and is not certain.',
    ],
    [
      'reading, a logo',
      customer({
        evidence: [on(6, 'Ossery')],
        value: 'Ossery',
        ...found({ gate: 'reading', how: 'logo', words: 'Ossery' }),
      }),
      'Page 6 shows the logo “Ossery”. It was read from an image.',
    ],
    [
      'record',
      customer(found({ gate: 'record', right: 8 })),
      'Page 7 names Norvik. This kind of reading is right in about 8 of 10 decks.',
    ],
  ])('adds the sentence of the gate: %s', (_name, one, expected) => {
    expect(reasonText(one)).toBe(expected)
  })

  it('keeps to its length and to whole words, however long the place’s words, the value and the problem are', () => {
    const long = 'Harbourmasters of the northern and the southern archipelagos '.repeat(6)
    const grounds: Array<VerifiedFact['ground']> = [
      undefined,
      { from: 'words', words: [long] },
      { from: 'heading', heading: long },
      { from: 'agreement', places: [long, long] },
      { from: 'calculation', formula: long },
      { from: 'figure', figure: long },
      { from: 'logo' },
    ]
    const problems: Array<Problem | null> = [
      null,
      { gate: 'follows', value: long, detail: { fault: 'other-words' } },
      { gate: 'label', value: long, field: 'contact_email' },
      { gate: 'whose', of: 'other-person', name: long },
      { gate: 'whose', of: 'other-person', owner: long },
      { gate: 'when', is: 'intent', until: long },
      { gate: 'rival', here: { page: 100 }, value: long, there: { page: 101 }, other: long },
      { gate: 'reading', how: 'language', words: long },
    ]
    for (const key of ['problem', 'revenue', 'founder_name', 'founder_role', 'competitors', 'industry'] as const)
      for (const value of [long, 'Ida Holm', true])
        for (const ground of grounds)
          for (const problem of problems)
            for (const standing of problem ? (['found'] as const) : (['proved', 'inferred'] as const)) {
              const evidence = [on(100, `${long} Ida Holm`), on(101, long)]
              const text = reasonText(
                fact(key, value, {
                  evidence,
                  person: long,
                  ...(ground ? { ground } : {}),
                  scope: scope({ metric: 'revenue growth', period: `2027 ${long}` }),
                  problem,
                  standing,
                }),
              )
              expect(text.length, text).toBeLessThanOrEqual(140)
              expect(text, text).toMatch(/^[\p{Lu}].*[.…]$/u)
            }
  })
})
