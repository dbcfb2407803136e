import { describe, expect, it } from 'vitest'
import type { FactKey } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
const judge = (key: FactKey, title: string, line: string) =>
  judgeFigure(deck([cover, page({ title, blocks: [line] })]), { key, value: line, quotes: [line], on: 2 })

describe('a field of prose', () => {
  it.each<[FactKey, string, string]>([
    ['problem', 'The problem', 'Harbour masters learn of floods when it is too late.'],
    ['problem', 'The problem', 'The tables of brackwater that harbours print are hard to read.'],
    ['solution', 'Our solution', 'Brackwater measures the water level and warns harbours by phone.'],
    ['product_status', 'Product', 'Our app is live since March and runs in two harbours.'],
    ['competitive_advantage', 'Why us', 'Our advantage is a network of sensors that we own.'],
    ['intellectual_property', 'Technology', 'Our sensor is patented in the United States.'],
    ['partnerships', 'Traction', 'We work in partnership with Norvik Foods since 2024.'],
    ['partnerships', 'Traction', 'We work in partnership with the cooperative Norvik Foods since 2024.'],
    ['partnerships', 'Traction', 'Three partners signed'],
    ['awards', 'Traction', 'Winner of the Harbour Prize 2025'],
    ['go_to_market', 'Go-to-market', 'We reach harbours through the makers of their pumps.'],
  ])('%s is proved on %s by: %s', (key, title, line) => {
    expect(judge(key, title, line)).toBeNull()
  })

  it.each<[FactKey, string, string]>([
    ['problem', 'Team', 'Harbour masters learn of floods when it is too late.'],
    ['problem', 'The problem', 'Do harbours know what is coming?'],
    ['problem', 'The problem', 'Brackwater addresses this by measuring every tide.'],
    ['solution', 'Our solution', 'They need a system that works across harbours.'],
    ['problem', 'The problem', 'The solution: harbours that are warned by phone.'],
    ['product_status', 'Product', 'We learned much during our private beta with two harbours.'],
    ['product_status', 'Product', 'Our app can take companies from pre-launch to their first order.'],
    ['competitive_advantage', 'Why us', 'Our strategy centres on network effects among harbours.'],
    ['solution', 'Vision', 'The most trusted platform for harbours in the world.'],
    ['solution', 'Our solution', 'Our second product, to be launched, is an app for fishing boats.'],
    ['go_to_market', 'Feed the community, fund the harbours', 'We reach savings by leaving out the most costly part.'],
    ['product_status', 'Product', 'The price of tokens launched on other chains is live in beta.'],
    ['product_status', 'Product', 'Our app will be live in beta by 2027.'],
    ['competitive_advantage', 'Trends', 'According to experts, unique data is hard to copy.'],
    ['competitive_advantage', 'Why us', 'Brackwater fills a unique gap in the market.'],
    ['competitive_advantage', 'Traction', 'Our advantage is a network of sensors that we own.'],
    ['partnerships', 'Plan', 'Partner with banks and harbours'],
    ['partnerships', 'Traction', 'Strategic partnerships with outdoor brands'],
    ['problem', 'The problem', '⚠ Harbour masters learn of floods when it is too late.'],
    ['problem', 'The problem', 'Floods come late. • Sensors are dear. • The tables are not read.'],
    ['intellectual_property', 'The problem', 'Our sensor is patented in the United States.'],
    ['partnerships', 'Traction', 'Partnership with Norvik Foods signed'],
    ['partnerships', 'Traction', 'We work in partnership with harbours to replace Norvik Foods.'],
    ['partnerships', 'Roadmap', 'Three partners signed'],
    ['partnerships', 'Traction', 'Three partners to be found'],
    ['partnerships', 'Roadmap', 'We work in partnership with Norvik Foods since 2024.'],
    ['awards', 'Technology', 'Uses an award-winning framework for sensors'],
  ])('%s is not proved on %s by: %s', (key, title, line) => {
    expect(judge(key, title, line)).not.toBeNull()
  })

  it('is not proved by items whose marks are drawn, nor on a course of months', () => {
    const items = ['In partnership with Norvik', 'First boats', 'New sensors in', 'Lisbon', 'Launch of the app'].join(
      '\n',
    )
    const text = items.replaceAll('\n', ' ')
    const claim = { key: 'partnerships', value: text, quotes: [text], on: 2 } as const
    expect(judgeFigure(deck([cover, page({ title: 'Traction', blocks: [items] })]), claim)).toMatchObject({
      gate: 'label',
    })
    const line = 'We work in partnership with Norvik Foods.'
    const months = ['March', 'April', 'May', 'June']
    const partner = { key: 'partnerships', value: line, quotes: [line], on: 2 } as const
    expect(judgeFigure(deck([cover, page({ title: 'Sales', blocks: [line] })]), partner)).toBeNull()
    expect(judgeFigure(deck([cover, page({ title: 'Sales', blocks: [...months, line] })]), partner)).toMatchObject({
      gate: 'when',
    })
  })

  it('is not proved as the problem where words of the body alone speak of one', () => {
    const line = 'Paper tables are hard to read and cost a lot of time.'
    expect(judge('problem', 'The problem', line)).toBeNull()
    expect(judge('problem', 'What harbours get', line)).toMatchObject({ gate: 'label' })
  })

  it('is not proved by what a slide says after other words of the same kind', () => {
    const first = 'Harbour masters learn of floods too late.'
    const second = 'Paper tables are hard to read and cost a lot of time.'
    const doc = deck([cover, page({ title: 'The problem', blocks: [first, second] })])
    const judgeWords = (value: string) => judgeFigure(doc, { key: 'problem', value, quotes: [value], on: 2 })
    expect(judgeWords(first)).toBeNull()
    expect(judgeWords(second)).toMatchObject({ gate: 'rival', there: { page: 2 }, other: first })
  })

  it('is not proved by a large number with its caption, nor by a heading that counts its parts', () => {
    const tile = [
      { lines: '92%', x: 0.1, y: 0.3, size: 60 },
      { lines: 'of harbours want', x: 0.1, y: 0.44, size: 14 },
      { lines: 'to know of floods earlier', x: 0.1, y: 0.49, size: 14 },
    ]
    const value = '92% of harbours want to know of floods earlier'
    const claim = { key: 'problem', value, quotes: [value], on: 2 } as const
    expect(judgeFigure(deck([cover, page({ title: 'The problem', blocks: tile })]), claim)).not.toBeNull()
    expect(judge('solution', 'Our solution', 'Our solution is based on three stages.')).toMatchObject({ gate: 'label' })
    expect(judge('solution', 'Our solution', 'Our solution is based on sensors.')).toBeNull()
  })

  it('is not proved by a text that begins amid a list', () => {
    const items = ['• Sensors for harbours cost too much', '• Harbour masters learn of floods when it is too late.']
    const doc = deck([cover, page({ title: 'The problem', blocks: [items.join('\n')] })])
    const judgeItem = (line: string) => judgeFigure(doc, { key: 'problem', value: line, quotes: [line], on: 2 })
    expect(judgeItem('Harbour masters learn of floods when it is too late.')).toMatchObject({ gate: 'label' })
    const whole = deck([cover, page({ title: 'The problem', blocks: [...items].reverse() })])
    const value = 'Harbour masters learn of floods when it is too late.'
    expect(judgeFigure(whole, { key: 'problem', value, quotes: [value], on: 2 })).toBeNull()
  })
})
