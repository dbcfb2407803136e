import { expect, test } from 'vitest'
import type { Flag } from '#contract/memo.ts'
import { orderSignals } from './order-signals.ts'

test('the gravest signals first, otherwise in their own order; one without a severity is a note', () => {
  const signal = (key: string, severity?: Flag['severity']): Flag => ({
    ...{ key, value: '', reason: '', source: [] },
    ...(severity ? { severity } : {}),
  })
  const signals = [
    signal('a', 'note'),
    signal('b', 'warning'),
    signal('c'),
    signal('d', 'alarm'),
    signal('e', 'warning'),
  ]
  expect(orderSignals(signals).map(({ key }) => key)).toEqual(['d', 'b', 'e', 'a', 'c'])
})
