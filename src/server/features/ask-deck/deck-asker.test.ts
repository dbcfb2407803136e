import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { DeckAsker } from '#engine/ask/ask-deck.ts'
import { type AskInput, askDeck } from '#engine/ask/ask-deck.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { createDeckAsker } from './deck-asker.ts'

const askers: DeckAsker[] = []
afterEach(async () => {
  await Promise.all(askers.splice(0).map((asker) => asker.close()))
})
function askerWith(seconds: number, entry?: URL): DeckAsker {
  const asker = createDeckAsker(seconds, entry)
  askers.push(asker)
  return asker
}

const owner = 'workspace-1'
const input: AskInput = {
  doc: deck([page({ title: 'Traction', blocks: ['$1.2M ARR in June', '86 paying customers'] })]),
  updates: [],
  deckId: '01940000-0000-7000-8000-000000000001',
  question: 'How many customers pay?',
  proved: [],
}
const folder = mkdtempSync(join(tmpdir(), 'firstread-asker-'))
afterAll(() => rmSync(folder, { recursive: true }))
function entryOf(name: string, code: string): URL {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, code)
  return pathToFileURL(path)
}

describe('asking a deck in a thread', () => {
  it('finds and settles what the engine itself does', async () => {
    const asker = askerWith(60)
    const { passages, isUnstated, request, settle } = askDeck(input)
    const { schema: _schema, ...planned } = request
    expect(await asker.find(input, owner)).toEqual({ passages, isUnstated, request: planned })
    expect(passages).not.toEqual([])
    const sources = [{ id: 'p1', quote: '86 paying customers' }]
    const answer = JSON.stringify({
      answer: [
        { text: 'It has 86 paying customers.', sources },
        { text: 'It has 99.', sources },
      ],
    })
    expect(await asker.settle(input, answer, owner)).toEqual(settle(answer))
    expect(settle(answer).sentences).toHaveLength(1)
  })

  it('ends a question that takes too long with what to do, and answers the next one', async () => {
    const stuck = entryOf(
      'stuck',
      'export default ({ input }) => { if (input.question === "stuck") for (;;); throw new Error("next") }',
    )
    const asker = askerWith(0.5, stuck)
    await expect(asker.find({ ...input, question: 'stuck' }, owner)).rejects.toMatchObject({ code: 503 })
    await expect(asker.find(input, owner)).rejects.toThrow('next')
  })

  it('takes no answer that is none', async () => {
    await expect(askerWith(60, entryOf('other', 'export default () => ({})')).find(input, owner)).rejects.toThrow()
  })
})
