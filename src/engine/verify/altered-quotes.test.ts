import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { page } from '#engine/testing/deck-builder.ts'
import { indexPage } from '#engine/text/text-index.ts'
import { findQuote } from './find-quote.ts'

const noun = fc.constantFrom('customers', 'hospitals', 'merchants', 'schools', 'drivers', 'orders')
const verb = fc.constantFrom('serve', 'reach', 'support', 'onboard', 'connect')
const amount = fc.integer({ min: 2, max: 9999 })
const currency = fc.constantFrom('$', '€', '£')
const scale = fc.constantFrom('k', 'M', 'B', ' million', ' billion')
const lineEnd = fc.constantFrom(' ', '\n')
const runs = { numRuns: 300, seed: 20_260_101 }

const found = (text: string, quote: string) =>
  findQuote(indexPage(page({ blocks: [text, 'Another block about something else.'] })), quote).status !== 'none'

describe('altered quotes never pass', () => {
  it('passes the quote as it stands on the page', () => {
    fc.assert(
      fc.property(noun, verb, amount, lineEnd, (who, does, count, end) => {
        expect(
          found(
            `Today we ${does} ${count}${end}${who} in four regions of the country`,
            `we ${does} ${count} ${who} in four regions`,
          ),
        ).toBe(true)
      }),
      runs,
    )
  })

  it('a digit changed', () => {
    fc.assert(
      fc.property(noun, verb, amount, amount, lineEnd, (who, does, count, other, end) => {
        fc.pre(count !== other)
        expect(
          found(
            `Today we ${does} ${count}${end}${who} in four regions of the country`,
            `we ${does} ${other} ${who} in four regions`,
          ),
        ).toBe(false)
      }),
      runs,
    )
  })

  it('digits cut off at either side of a number', () => {
    fc.assert(
      fc.property(
        noun,
        fc.integer({ min: 100, max: 99_999 }),
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        (who, count, cut, left) => {
          const digits = String(count)
          const shorter = left ? digits.slice(cut) : digits.slice(0, -cut)
          expect(found(`${digits} ${who} so far`, left ? `${shorter} ${who} so far` : shorter)).toBe(false)
        },
      ),
      runs,
    )
  })

  it('a negation removed', () => {
    fc.assert(
      fc.property(
        noun,
        verb,
        fc.constantFrom('do not', 'never', "don't", 'cannot'),
        lineEnd,
        (who, does, negation, end) => {
          const text = `In this market we ${negation}${end}${does} large ${who} without a local partner`
          expect(found(text, `In this market we ${does} large ${who} without a local partner`)).toBe(false)
          expect(found(text, `${does} large ${who} without a local partner`)).toBe(false)
        },
      ),
      runs,
    )
  })

  it('a currency or a scale swapped', () => {
    fc.assert(
      fc.property(amount, currency, currency, scale, scale, lineEnd, (count, printed, other, size, otherSize, end) => {
        fc.pre(printed !== other && size !== otherSize)
        const text = `The company is raising ${printed}${count}${size}${end}to open two more cities`
        expect(found(text, `raising ${other}${count}${size} to open two more cities`)).toBe(false)
        expect(found(text, `raising ${printed}${count}${otherSize} to open two more cities`)).toBe(false)
        expect(found(text, `raising ${printed}${count} to open two more cities`)).toBe(false)
      }),
      runs,
    )
  })

  it('a unit of time or a percent sign swapped', () => {
    const unit = fc.constantFrom('days', 'weeks', 'months', 'years')
    fc.assert(
      fc.property(amount, unit, unit, (count, printed, other) => {
        fc.pre(printed !== other)
        expect(
          found(
            `Customers pay back within ${count} ${printed} of signing up`,
            `pay back within ${count} ${other} of signing up`,
          ),
        ).toBe(false)
        expect(
          found(`Churn fell by ${count}% over the last two quarters`, `fell by ${count} over the last two quarters`),
        ).toBe(false)
      }),
      runs,
    )
  })
})
