import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { valueTable } from '#engine/extract/classify/value-weights.ts'
import { makeWordModel, scoreClasses, wordTable } from '#engine/learned-words/word-model.ts'
import { openLabelledSamples } from './testing/run-on-samples.ts'

const { path, run, close } = openLabelledSamples('learn-words.ts', ['hidden-contradictions.json'])
afterAll(close)

const places = ['Lisbon', 'Porto', 'Nantes', 'Gdansk', 'Riga', 'Bari', 'Malmo', 'Izmir']
/** A deck of few words is left to phrases. */
const filler = `[] ${Array.from({ length: 40 }, (_, at) => `w${String.fromCharCode(97 + at / 10, 97 + (at % 10), 97)}`).join(' ')}`
const boats = (place: string) => `== Boats of ${place}
industry: must travel; may mobility
client: must b2c; may b2b
product: must pt_service
model: must bm_transactional; may bm_marketplace
[] Boats of ${place} // Sail for an evening
[Problem] No boat to hire in ${place} // Skippers sit at home
${filler}`
const loans = (place: string) => `== Loans of ${place}
industry: must fintech; may banking
client: must b2b
product: must pt_software
model: must bm_subscription
[] Loans of ${place} // Ledgers for lenders
[Market] 400 lenders around ${place} // a market of ledgers
${filler}`
mkdirSync(path('training/decks'), { recursive: true })
mkdirSync(path('training/slides'))
mkdirSync(path('training/profiles'))
mkdirSync(path('weights'))
writeFileSync(path('training/decks/one.txt'), places.flatMap((place) => [boats(place), loans(place)]).join('\n'))
writeFileSync(
  path('training/slides/one.txt'),
  places.map((place) => `== Kites of ${place}\n[Team] Ana flies kites in ${place}\n[Problem] Kites fall`).join('\n'),
)
writeFileSync(path('training/profiles/one.txt'), 'must travel | may mobility | Boats for hire by the evening\n')
const train = (...more: string[]) => run('--training', path('training'), '--out', path('weights'), ...more)
const read = (name: string): unknown => JSON.parse(readFileSync(path(`weights/${name}`), 'utf8'))

describe('learn-words command', () => {
  it('writes nothing for the gauge, and what words say of values and topics otherwise', () => {
    const gauge = train('--gauge')
    expect(gauge).toMatchObject({ status: 0, err: '' })
    expect(gauge.out).toMatch(
      /^16 invented decks, 8 more of slides alone, 1 profiles\n\n.*\nindustry .* [1-9]\d*\+0-\d+ +0\.\d{3}$/m,
    )
    expect(() => read('values.json')).toThrow('ENOENT')
    expect(train().out).toBe(gauge.out)
    const words = makeWordModel(wordTable.parse(read('deck-words.json')))
    const say = (word: string, name: string) => scoreClasses(words, new Map([[word, 1]])).get(name) ?? 0
    expect(say('boat', 'industry/travel')).toBeGreaterThan(say('ledger', 'industry/travel'))
    expect(say('ledger', 'client_type/b2b')).toBeGreaterThan(say('boat', 'client_type/b2b'))
    const slides = makeWordModel(wordTable.parse(read('slide-words.json')))
    const about = (word: string, topic: string) => scoreClasses(slides, new Map([[word, 1]])).get(topic) ?? 0
    expect(about('skipper', 'Problem')).toBeGreaterThan(about('lender', 'Problem'))
    expect(about('ana', 'Team')).toBeGreaterThan(about('skipper', 'Team'))
    expect(valueTable.parse(read('values.json')).vocabularies.industry.weights.words).toBeGreaterThan(0)
  })

  it('names the line of a deck that cannot be read, and explains its usage', () => {
    writeFileSync(path('training/decks/two.txt'), '== Third\nindustry: must seas\n')
    expect(train('--gauge')).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^two\.txt:2: industry has no value seas\.\nUsage: npm run learn-words/),
    })
  })
})
