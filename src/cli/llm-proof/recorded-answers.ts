import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { EngineResult } from '#engine/run-engine.ts'
import { makeMemoWithModel, startScriptedModel } from './scripted-model.ts'

/** Answers to the requests of one deck, by the names of the requests. */
type Recorded = ReadonlyMap<string, string>

/** What became of a deck's recorded answers: requests that found none, and answers that no request asked for. */
type Replayed = { result: EngineResult; missing: string[]; unused: string[] }

/** Returns the answers in a folder: `extract company.json` answers the request of this name, word for word. */
export async function readRecorded(folder: string): Promise<Recorded> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const entries = names.map(
    async (name) => [name.slice(0, -'.json'.length), await readFile(join(folder, name), 'utf8')] as const,
  )
  return new Map(await Promise.all(entries))
}

/** Returns the memo of a deck with a model that gives the recorded answers over HTTP, each once. */
export async function replayAnswers(doc: DeckDoc, recorded: Recorded): Promise<Replayed> {
  const left = new Map(recorded)
  const missing: string[] = []
  const model = await startScriptedModel((name) => {
    const text = left.get(name)
    left.delete(name)
    if (text !== undefined) return { text }
    missing.push(name)
    return { text: '{"facts":[]}' }
  })
  const result = await makeMemoWithModel(model, doc)
  return { result, missing, unused: [...left.keys()] }
}
