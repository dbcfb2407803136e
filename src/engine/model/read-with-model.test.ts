import { describe, expect, it } from 'vitest'
import type { ModelAnswer } from '#engine/language-model.ts'
import { findOfflineFacts } from '#engine/offline-facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { readWithModel } from './read-with-model.ts'

const doc = deck(
  [
    page({ title: 'Quayside', blocks: ['The booking platform for small harbours'] }),
    page({ title: 'Traction', blocks: ['$40k MRR in May 2026', '120 paying customers', 'First pilot in Norway'] }),
    page({ title: 'Milestones', blocks: ['In March 2025 the first pilot began in Norway'] }),
  ],
  { createdOn: '2026-05-20' },
)
const say = (key: string, value: string, place: string, quote: string) => ({
  ...{ key, value, kind: 'stated', person: '', period: '', nature: 'actual', place, quote, label: '' },
})
const answer = (name: string, facts: readonly object[]): ModelAnswer => ({
  name,
  text: JSON.stringify({ facts }),
  usage: { input: 1, cachedInput: 0, cacheWrite: 0, output: 1 },
  model: 'm',
  seconds: 0,
})

function read(answers: readonly ModelAnswer[], updates = '') {
  const { facts: offline, ...found } = findOfflineFacts({ doc, updates: oneUpdate(updates) })
  const model = { label: 'm', pictures: false, answers, failures: [] }
  return readWithModel(model, { ...found, offline, withheld: found.withheld.map(({ quote }) => quote) })
}

describe('answers of a model together', () => {
  it('use nothing of an answer about another deck, not even where a request for better quotes brings it again', () => {
    const foreign = [1, 2, 3, 4, 5, 6].map((at) => say('awards', `Prize ${at}`, 'p2.1', `We won prize ${at}`))
    const claim = say('customers', '120', 'p9.1', 'Some 120 clients of another company')
    const mended = [say('customers', '120', 'p2.3', '120 paying customers')]
    const answers = [answer('extract company', [...foreign, claim]), answer('mend', mended)]
    const { judged, facts } = read(answers)
    expect(judged.find(({ group }) => group === 'company')?.state).toBe('foreign')
    expect(facts).toEqual([])
    const own = [say('revenue', '$40k MRR', 'p2.2', '$40k MRR in May 2026'), claim]
    expect(read([answer('extract company', own), answer('mend', mended)]).facts).toMatchObject([
      { key: 'revenue' },
      { key: 'customers', standing: 'proved' },
    ])
  })

  it('give a mended quote the place of the first, also where it puts the value in its own words', () => {
    const claim = say('milestones', 'First pilot in Norway', 'p2.4', 'First pilot in Norway')
    const quote = 'In March 2025 the first pilot began in Norway'
    const mended = { ...claim, place: 'p3.2', quote }
    const before = read([answer('extract company', [claim])])
    expect(before.facts).toMatchObject([{ value: 'First pilot in Norway', standing: 'found' }])
    const after = read([answer('extract company', [claim]), answer('mend', [mended])])
    expect(after.facts).toMatchObject([{ value: quote, standing: 'proved', evidence: [{ quote }] }])
    expect(after.failed).toEqual([])
  })

  it('tell what of long updates no request held', () => {
    const long = `Signed two harbours.\n${'We wrote to harbours in many countries again. '.repeat(300)}\nBacked by Fjord Ventures.`
    const { areUpdatesCut, wasSent } = read([], long)
    expect(areUpdatesCut).toBe(true)
    const { facts } = findOfflineFacts({ doc, updates: oneUpdate(long) })
    const [some] = facts
    const quoted = (quote: string) =>
      some
        ? [
            wasSent({
              ...some,
              evidence: [{ document: 'updates', page: null, quote, boxes: [], match: 'exact', cause: null }],
            }),
          ]
        : []
    expect(quoted('Signed two harbours.')).toEqual([true])
    expect(quoted('Backed by Fjord Ventures.')).toEqual([false])
    expect(read([], 'Signed two harbours.').areUpdatesCut).toBe(false)
  })
})
