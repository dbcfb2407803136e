import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { classificationExtractors } from './classifications.ts'
import type { ScoredVocabulary } from './scored-vocabularies.ts'

const understood = (...pages: Parameters<typeof page>[0][]) => understandDeck(deck(pages.map((spec) => page(spec))))
const classify = (deck: UnderstoodDeck, vocabulary: ScoredVocabulary): Fact[] =>
  classificationExtractors
    .filter((one) => one.id === vocabulary.replace('_', '-'))
    .flatMap((one) => one.extract(prepareInput(deck)))
const listValues = (facts: readonly Fact[]) => facts.map((fact) => fact.value)

const farm = understood(
  { title: 'Fieldnote', blocks: ['Irrigation software for farmers'] },
  { title: 'The problem', blocks: ['Farmers waste water because no one measures soil moisture in every field'] },
  {
    title: 'Our solution',
    blocks: ['A mobile app that tells each farmer when to water, from satellite images and soil sensors'],
  },
  {
    title: 'Business model',
    blocks: ['Annual subscription of €12 per hectare', 'Cooperatives and food companies pay for their suppliers'],
  },
  { title: 'Team', blocks: ['Mara Lindt\nCEO\nTen years in banking and insurance at a music marketplace'] },
)

describe('classificationExtractors', () => {
  it('finds industry, product, model and structure by the words of the slides that tell them', () => {
    expect(listValues(classify(farm, 'industry'))[0]).toBe('agtech')
    expect(listValues(classify(farm, 'product_type'))).toContain('pt_software')
    expect(listValues(classify(farm, 'business_model'))).toEqual(['bm_subscription'])
    expect(listValues(classify(farm, 'revenue_model'))).toEqual(['Subscription'])
    expect(listValues(classify(farm, 'product_structure'))).toContain('Mobile app')
  })

  it('reads a price for a month as it is spoken, and no fraction', () => {
    const earns = (line: string) =>
      listValues(classify(understood({ title: 'Revenue', blocks: [line] }), 'business_model'))
    expect(earns('Starter €49/month for a crew, Pro €149 / month')).toEqual(['bm_subscription'])
    expect(earns('€9/user/month')).toEqual(['bm_subscription'])
    for (const line of ['A crew works day/month shifts', '3/month interviews', 'Traffic of 50k/month visits'])
      expect(earns(line), line).toEqual([])
  })

  it('takes what the deck says it does without for nothing that it is', () => {
    const slides = (claim: string) => understood({ title: 'Our solution', blocks: [claim] }, { title: 'Product' })
    const types = (claim: string) => listValues(classify(slides(claim), 'product_type'))
    expect(types('Sensors and hardware on every pipe')).toContain('pt_hardware')
    expect(types('No new hardware, and works without sensors')).not.toContain('pt_hardware')
  })

  it('ignores what the team did before', () => {
    expect(listValues(classify(farm, 'industry'))).not.toEqual(expect.arrayContaining(['banking']))
    expect(listValues(classify(farm, 'industry'))).not.toEqual(expect.arrayContaining(['music']))
  })

  it.each([
    ['industry', 'A single place for your team to work, shared with friends and family', 'dating'],
    ['industry', 'A single place for your team to work, shared with friends and family', 'social'],
    ['industry', 'Multi-tenant architecture, each tenant isolated', 'proptech'],
    ['industry', 'Insights, reporting and benchmarking for every depot', 'analytics'],
    ['industry', 'A titanium hip implant that heals in half the time', 'digital_health'],
    ['business_model', 'A subscription of €5 a month, zero commission on trades', 'bm_transactional'],
    ['business_model', 'Connects to any meter and is matching supply and demand of power', 'bm_marketplace'],
    ['client_type', 'A wallet of audited smart contracts for families, no password manager needed', 'b2b'],
    ['client_type', 'Customers love it: users tell us so, and every user stays', 'b2c'],
  ] as const)('concludes no %s from words that any deck has: %s', (vocabulary, claim, value) => {
    const plain = understood({ title: 'Our solution', blocks: [claim] }, { title: 'Product', blocks: [claim] })
    expect(listValues(classify(plain, vocabulary))).not.toContain(value)
  })

  it('keeps the words of property and of finance that software and savings share with them', () => {
    const told = (claim: string) => understood({ title: 'Our solution', blocks: [claim] }, { title: 'Product' })
    const buildings = 'Submetering for multi-tenant apartment buildings, billed per tenant'
    expect(listValues(classify(told(buildings), 'industry'))).toContain('proptech')
    const expenses = 'Expense management software with cost savings and time savings for finance teams'
    expect(listValues(classify(told(expenses), 'industry'))).toContain('fintech')
  })

  it('concludes them from words of the field', () => {
    const told = (claim: string) => understood({ title: 'Our solution', blocks: [claim] }, { title: 'Product' })
    expect(listValues(classify(told('The dating app for single people'), 'industry'))).toContain('dating')
    expect(listValues(classify(told('A patient portal that keeps medical records'), 'industry'))).toContain(
      'digital_health',
    )
    expect(listValues(classify(told('Procurement teams of retailers run it'), 'client_type'))).toEqual(['b2b'])
  })

  it('cites sentences that stand on their page and calls the value concluded', () => {
    for (const fact of classify(farm, 'industry')) {
      expect(fact.kind).toBe('inferred')
      for (const { page: number, quote } of fact.evidence) {
        const text = farm.slides[(number ?? 0) - 1]?.lines.map((line) => line.text).join(' ')
        expect(text).toContain(quote)
      }
    }
  })

  it('abstains when only weak words speak', () => {
    const thin = understood({ title: 'Quill' }, { title: 'Vision', blocks: ['We care about people and their content'] })
    for (const vocabulary of [
      'industry',
      'business_model',
      'revenue_model',
      'distribution',
    ] satisfies ScoredVocabulary[]) {
      expect(classify(thin, vocabulary)).toEqual([])
    }
  })

  it('does not take burn per month for a subscription', () => {
    const burning = understood(
      { title: 'Quill' },
      { title: 'Financials', blocks: ['Net burn of $90k per month', 'Salaries of $40k per month'] },
    )
    expect(classify(burning, 'business_model')).toEqual([])
  })

  it('reads Spanish words', () => {
    const spanish = understood(
      { title: 'Pagalo', blocks: ['Pagos para pymes'] },
      { title: 'La solución', blocks: ['Una pasarela de pagos para que las pymes cobren a sus clientes'] },
    )
    expect(listValues(classify(spanish, 'industry'))).toContain('payments')
    expect(listValues(classify(spanish, 'client_type'))).toContain('b2b')
  })

  it('gives at most three industries', () => {
    const many = understood(
      { title: 'Tillbrook', blocks: ['Payments, insurance, AI and blockchain for farms'] },
      { title: 'Solution', blocks: ['An AI payments platform with smart contracts, a marketplace and crop insurance'] },
    )
    expect(listValues(classify(many, 'industry'))).toHaveLength(3)
  })
})
