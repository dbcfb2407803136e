import { expect, it } from 'vitest'
import { factsOf } from '#engine/testing/facts-of.ts'
import { otherMetricsExtractor } from './other-metrics.ts'

const tile = (value: string, label: string, x: number) => [
  { lines: [value], x, y: 0.3, size: 40 },
  { lines: [label], x, y: 0.42, size: 14 },
]

it('takes the figures of a traction slide that no field holds, with their labels', () => {
  const { said } = factsOf(otherMetricsExtractor, [
    { title: 'Traction', blocks: [...tile('4.8', 'Store rating', 0.1), ...tile('12', 'Harbours connected', 0.4)] },
  ])
  expect(said).toEqual(['other_metrics = Store rating: 4.8', 'other_metrics = Harbours connected: 12'])
})

it('leaves figures of other fields, of plans and of other slides', () => {
  const { said } = factsOf(otherMetricsExtractor, [
    { title: 'Traction', blocks: [...tile('$1.2M', 'ARR', 0.1), ...tile('340', 'paying customers', 0.4)] },
    { title: 'Traction', blocks: [...tile('40', 'harbours planned by 2028', 0.1)] },
    { title: 'Problem', blocks: [...tile('87%', 'of harbours flood', 0.1)] },
  ])
  expect(said).toEqual([])
})
