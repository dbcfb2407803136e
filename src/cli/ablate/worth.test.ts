import { expect, it } from 'vitest'
import { computeNet, type DeckOutcomes, renderWorth, weigh } from './worth.ts'

const of = (right: number, wrong: number): DeckOutcomes => new Map([['users', { right, wrong }]])

it('counts what comes and goes with a part, by deck and field', () => {
  const worth = weigh('metric/users', [
    { whole: of(1, 0), without: of(0, 0) },
    { whole: of(0, 1), without: new Map() },
    { whole: of(0, 0), without: of(1, 1) },
    { whole: of(1, 1), without: of(1, 1) },
  ])
  expect(worth).toEqual({
    name: 'metric/users',
    decks: 3,
    rightGained: 1,
    rightLost: 1,
    wrongGained: 1,
    wrongLost: 1,
  })
  expect(computeNet(worth)).toBe(0)
})

it('lists the least worth first, and of equals what acts on most decks', () => {
  const gains = (name: string, decks: number) =>
    weigh(
      name,
      Array.from({ length: decks }, () => ({ whole: of(1, 0), without: of(0, 0) })),
    )
  const idle = weigh('idle', [{ whole: of(1, 1), without: of(1, 1) }])
  const mixed = weigh('mixed', [{ whole: of(1, 1), without: of(0, 0) }])
  const names = renderWorth([gains('good', 2), idle, mixed])
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/).at(-1))
  expect(names).toEqual(['mixed', 'idle', 'good'])
})
