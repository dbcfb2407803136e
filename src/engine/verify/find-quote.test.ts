import { describe, expect, it } from 'vitest'
import { faultText } from '#engine/reasons/fault-text.ts'
import { page } from '#engine/testing/deck-builder.ts'
import { boxesOfSpan, indexPage, indexText } from '#engine/text/text-index.ts'
import { findQuote } from './find-quote.ts'

const statusOf = (lines: string | string[], quote: string) =>
  findQuote(indexPage(page({ blocks: [lines] })), quote).status
const findCause = (lines: string, quote: string) => {
  const { cause } = findQuote(indexPage(page({ blocks: [lines] })), quote)
  return cause && faultText(cause)
}

describe('findQuote', () => {
  it('finds a quote that runs over lines, whatever its case and quotes', () => {
    expect(statusOf('We help “small\nteams” sell', 'we help "small teams" SELL')).toBe('exact')
  })

  it('keeps to whole tokens', () => {
    expect(statusOf('45 paying customers', '5 paying customers')).toBe('none')
    expect(statusOf('1.5 million users', '5 million users')).toBe('none')
    expect(statusOf('unprofitable today', 'profitable today')).toBe('none')
    expect(statusOf('growth of 12.5', 'growth of 12')).toBe('none')
  })

  it('finds words that were glued together on the page, at word starts only', () => {
    expect(statusOf('OurRoadmap for 2027', 'Our Roadmap for 2027')).toBe('glued')
    expect(statusOf('WeRaised$2M in seed', 'raised $2M in seed')).toBe('glued')
    expect(statusOf('unprofitableBusiness', 'profitable business')).toBe('none')
  })

  it('aligns words that differ by a letter or by a small word', () => {
    expect(
      statusOf(
        'The platform conects 300 buyers with local sellers',
        'The platform connects 300 buyers with local sellers',
      ),
    ).toBe('aligned')
    expect(statusOf('We sell to the hospitals in Spain directly', 'We sell to hospitals in Spain directly')).toBe(
      'aligned',
    )
  })

  it('refuses an aligned quote whose number differs, and says both', () => {
    expect(
      findCause('Revenue reached $1.2M in the last twelve months', 'Revenue reached $2.1M in the last twelve months'),
    ).toBe('the quote says $2.1M, the page $1.2M')
  })

  it('refuses a number whose scale the quote leaves out', () => {
    expect(statusOf('We raised $2 million from angels', 'We raised $2')).toBe('none')
    expect(findCause('We raised $2 million from angels', 'We raised $2')).toContain('million')
  })

  it('knows a number of the next line, block or cell for one of its own', () => {
    expect(statusOf('Orders in 45\n200 shops', 'Orders in 45')).toBe('exact')
    expect(statusOf('Launch in 12\n$200 a seat', 'Launch in 12')).toBe('exact')
    const footer = indexPage(page({ blocks: ['Northwind, week 12', '140'] }))
    expect(findQuote(footer, 'Northwind, week 12').status).toBe('exact')
    const row = (gap: string) => page({ blocks: [`Orders 45${gap}200`] })
    expect(findQuote(indexPage(row('     ')), 'Orders 45').status).toBe('exact')
    expect(findQuote(indexPage(row(' ')), 'Orders 45').status).toBe('none')
    expect(findQuote(indexText('Orders 45\n200 shops'), 'Orders 45').status).toBe('exact')
  })

  it('holds on to what a number goes on with over the end of a line', () => {
    expect(statusOf('We raised $2\nmillion', 'We raised $2')).toBe('none')
    expect(statusOf('Revenue grew 45\n%', 'Revenue grew 45')).toBe('none')
    expect(statusOf('Revenue of 10\n000 euros', 'Revenue of 10')).toBe('none')
    expect(statusOf('Revenue of 1\n200 000 euros', 'Revenue of 1')).toBe('none')
  })

  it('refuses a quote that drops a minus sign or one end of a range', () => {
    expect(statusOf('Net margin -5% this year', '5% this year')).toBe('none')
    expect(statusOf('Fees of 3-5% a sale', '5% a sale')).toBe('none')
  })

  it('refuses a quote that begins right after a negation', () => {
    expect(statusOf('We are not yet profitable at this size', 'profitable at this size')).toBe('none')
    expect(statusOf('Not for sale. Profitable at this size', 'Profitable at this size')).toBe('exact')
  })

  it('joins whole lines that stand together but apart in reading order', () => {
    const tiles = page({
      blocks: [
        { lines: '54%', x: 0.1, y: 0.4, size: 40 },
        { lines: '7%', x: 0.6, y: 0.4, size: 40 },
        { lines: 'are business emails', x: 0.1, y: 0.5 },
        { lines: 'growth a year', x: 0.6, y: 0.5 },
      ],
    })
    const index = indexPage(tiles)
    const match = findQuote(index, '54% are business emails')
    expect(match.status).toBe('aligned')
    expect(match.spans.flatMap((span) => boxesOfSpan(index, span.start, span.end))).toHaveLength(2)
    expect(findQuote(index, '54% growth a year').status).toBe('none')
  })

  it('joins no number with the label of its neighbour, though they follow each other', () => {
    const tiles = indexPage(
      page({
        blocks: [
          { lines: '86', x: 0.1, y: 0.3, size: 40 },
          { lines: 'paying customers', x: 0.1, y: 0.4 },
          { lines: '124%', x: 0.6, y: 0.3, size: 40 },
          { lines: 'net retention', x: 0.6, y: 0.4 },
        ],
      }),
    )
    expect(findQuote(tiles, '86 paying customers').status).toBe('exact')
    expect(findQuote(tiles, 'paying customers 124%')).toMatchObject({
      status: 'none',
      cause: { fault: 'other-label', number: '124%', label: 'net retention' },
    })
  })

  it('keeps what stands at the edges of a number', () => {
    expect(findCause('Churn < 5% a month', '5% a month')).toBe("the quote drops the '<' of the page")
    expect(statusOf('Churn < 5% a month', 'Churn > 5% a month')).toBe('none')
    expect(findCause('We raise €2M now', '2M now')).toBe('the quote says 2M, the page €2M')
    expect(statusOf('We raise R$2M now', '$2M now')).toBe('none')
    expect(statusOf('Costs of 5.600 € a month', 'Costs of 5.600')).toBe('none')
    expect(statusOf('in thousands of US$', 'in thousands of US')).toBe('none')
    expect(statusOf('Between 10-20 shops', 'Between 10')).toBe('none')
    expect(statusOf('3½ years', '31/2 years')).toBe('none')
  })

  it('adds and drops no negation by gluing words', () => {
    expect(statusOf('A no table offer for guests', 'A notable offer for guests')).toBe('none')
    expect(statusOf('我们没有收入', '有收入')).toBe('none')
    expect(statusOf('yes\nno\nno\nClamp-on sensor', 'Clamp-on sensor')).toBe('exact')
  })

  it('finds a line whose last word goes on in the next', () => {
    expect(statusOf('Delivered to all pre-\norders', 'Delivered to all pre-')).toBe('exact')
    expect(statusOf('This is un-\nprofitable today', 'profitable today')).toBe('none')
  })

  it('takes no changed letter for a slip', () => {
    expect(
      statusOf(
        'Optimised fleets and incented drivers in ten towns',
        'Optimised fleets and invented drivers in ten towns',
      ),
    ).toBe('none')
  })

  it('comes to an end on a page made of one word', () => {
    const words = Array.from({ length: 4000 }, () => 'growth')
    const index = indexPage(page({ blocks: [words] }))
    expect(findQuote(index, `${words.slice(0, 300).join(' ')} 7 harbours`).status).toBe('none')
  })

  it('finds quotes in scripts without spaces', () => {
    expect(statusOf('我们的团队来自大学', '团队来自大学')).toBe('exact')
  })

  it('finds nothing in an empty page or for an empty quote', () => {
    expect(findQuote(indexPage(page()), 'anything').status).toBe('none')
    expect(statusOf('some words', '  ')).toBe('none')
  })

  it('is not turned round by the answer in the last cell of the row before, nor by the end of an address', () => {
    const statusIn = (cell: string, x: number, quote: string) => {
      const row = { lines: cell, x, y: 0.4 }
      const next = { lines: quote, x: 0.1, y: 0.5 }
      return findQuote(indexPage(page({ blocks: [row, next] })), quote).status
    }
    expect(statusIn('no', 0.8, 'Vendrally')).toBe('exact')
    expect(statusIn('not', 0.1, 'Vendrally')).toBe('none')
    expect(statusOf('Tidewise.no\nVendrally', 'Vendrally')).toBe('exact')
  })
})
