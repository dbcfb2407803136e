import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { ReadFailure } from '#engine/ports.ts'
import type { EngineInput, MemoEngine } from '#engine/run-engine.ts'
import { runEngine } from '#engine/run-engine.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { createMemoEngine } from './memo-engine.ts'

const engines: MemoEngine[] = []
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()))
})
function engineWith(seconds: number, entry?: URL): MemoEngine {
  const engine = createMemoEngine(seconds, entry)
  engines.push(engine)
  return engine
}

const owner = 'workspace-1'
const input: EngineInput = {
  doc: deck([page({ title: 'Traction', blocks: ['$1.2M ARR', '86 paying customers'] })]),
  updates: oneUpdate('We closed the second bank.'),
  deckId: '01940000-0000-7000-8000-000000000001',
  today: '2026-05-01',
}
const folder = mkdtempSync(join(tmpdir(), 'firstread-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))
function entryOf(name: string, code: string): URL {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, code)
  return pathToFileURL(path)
}

describe('the engine in its thread', () => {
  it('makes the same memo as the engine itself', async () => {
    expect(await engineWith(60).run(input, owner)).toEqual(runEngine(input))
  })

  it('ends a memo that takes too long, and makes the next one', async () => {
    const engine = engineWith(
      0.5,
      entryOf('stuck', 'export default (input) => { if (input.deckId === "stuck") for (;;); throw new Error("next") }'),
    )
    const stuck = engine.run({ ...input, deckId: 'stuck' }, owner)
    const next = engine.run({ ...input, deckId: 'free' }, owner)
    await Promise.all([expect(stuck).rejects.toThrow(ReadFailure), expect(next).rejects.toThrow('next')])
  })

  it('tries a memo once more whose thread was ended', async () => {
    const mark = join(folder, 'tried')
    const engine = engineWith(
      0.5,
      entryOf(
        'stuck-once',
        `import { existsSync, writeFileSync } from 'node:fs'
        export default () => {
          if (existsSync('${mark}')) throw new Error('the second try')
          writeFileSync('${mark}', '')
          for (;;);
        }`,
      ),
    )
    await expect(engine.run(input, owner)).rejects.toThrow('the second try')
  })

  it('is loaded ahead of the memo, which tells what is wrong with it', async () => {
    const loads = entryOf(
      'loads',
      'let loads = 0; export default () => { throw new Error("asked " + ++loads + " times") }',
    )
    const engine = engineWith(60, loads)
    engine.warm(owner)
    await expect(engine.run(input, owner)).rejects.toThrow('asked 2 times')
  })

  it('takes no answer that is not a memo', async () => {
    await expect(
      engineWith(60, entryOf('other', 'export default () => ({ memo: 1 })')).run(input, owner),
    ).rejects.toThrow()
  })
})
