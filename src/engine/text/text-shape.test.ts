import { describe, expect, it } from 'vitest'
import { classifyShape, isEnglish } from './text-shape.ts'

describe('shapeOf', () => {
  it.each([
    'Owners carry finance for machines that stand idle.',
    'Finance hears about a renewal when the invoice arrives',
    'We charge a fee on every rental',
    'La empresa recibe hasta el 90% de la factura en 24 horas.',
    '我们的系统每天处理很多订单',
  ])('reads %j as a sentence', (text) => {
    expect(classifyShape(text)).toBe('sentence')
  })

  it.each(['86 paying customers', '$85k MRR', 'Gross margin: 78%', '18 months of runway', 'Team $590 / month'])(
    'reads %j as a figure with its label',
    (text) => {
      expect(classifyShape(text)).toBe('pair')
    },
  )

  it.each(['A fast and quiet ferry service', 'Annual subscription, priced by berth', 'Free Accounts For All Harbours'])(
    'reads %j as a phrase',
    (text) => {
      expect(classifyShape(text)).toBe('phrase')
    },
  )

  it.each([
    'Competition',
    '5 days',
    '2026 est.',
    'Share 50%',
    'Step 1',
    'lost on the way to',
    'Distribution, partners and',
    'is how often most plants look for leaks',
    'Disclaimer: these projections rest on assumptions',
    'Call us at +49 341 5550 1234 or write to desk@harbour.example',
    '45% Sales and partners 35% Product and engineering 20% Reserve',
    'charts and statistics4they need more than that today',
    'Early adopter communities Highly viral product Social sharing built in',
    'Figures (as of today',
  ])('reads %j as a fragment', (text) => {
    expect(classifyShape(text)).toBe('fragment')
  })
})

describe('isEnglish', () => {
  it('tells English from other Latin text', () => {
    expect(['Most common boats in harbours', 'Vender a crédito asfixia a la pyme'].map(isEnglish)).toEqual([
      true,
      false,
    ])
  })
})
