import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
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
  const model = await startScriptedModel((name, { texts }) => {
    const text = left.get(name)
    left.delete(name)
    if (text === undefined) missing.push(name)
    if (text === undefined) return { text: nothing }
    if (name === 'synthesise') return { text: citeByIds(text, texts[0] ?? '') }
    if (name !== 'confirm') return { text }
    const { answer, unread } = judgeByIds(text, texts.at(-1) ?? '')
    missing.push(...unread.map((sentence) => `${name}: ${sentence}`))
    return { text: answer }
  })
  const result = await makeMemoWithModel(model, doc)
  return { result, missing, unused: [...left.keys()] }
}

const nothing = '{"facts":[]}'

const cited = z.object({ text: z.string(), facts: z.array(z.string()) })
const recordedProse = z.object({
  executive_summary: z.array(cited),
  fundraising: z.array(cited),
  key_facts: z.array(cited.extend({ topic: z.string() })),
  translations: z.array(z.object({ fact: z.string(), english: z.string() })),
})

/**
 * Recorded prose with the ids that facts have in a request. A fact's id changes with every fact before it, so a recording names
 * facts by their field, and by a part of the value where there are several: 'Competitors~Vendrally'.
 */
function citeByIds(text: string, sent: string): string {
  const facts = [...sent.matchAll(/^\[(f\d+(?:c\d+)?)\] (.*?) = (.*)$/gm)]
  const findId = (name: string): string => {
    const [field, part = ''] = name.split('~')
    const isNamed = ([, , known, value = '']: RegExpExecArray) =>
      known === field && value.toLowerCase().includes(part.toLowerCase())
    return facts.find(isNamed)?.[1] ?? name
  }
  const cite = <T extends z.output<typeof cited>>(sentence: T): T => ({
    ...sentence,
    facts: sentence.facts.map(findId),
  })
  const { executive_summary, fundraising, key_facts, translations } = recordedProse.parse(JSON.parse(text))
  return JSON.stringify({
    executive_summary: executive_summary.map(cite),
    fundraising: fundraising.map(cite),
    key_facts: key_facts.map(cite),
    translations: translations.map(({ fact, english }) => ({ fact: findId(fact), english })),
  })
}

const recordedVerdicts = z.object({
  sentences: z.array(z.object({ sentence: z.string(), beyond: z.string(), holds: z.boolean() })),
})

/**
 * Recorded verdicts with the ids that sentences have in a request. A recording names a sentence by its words, one that stands there
 * twice in its order; `unread` are the sentences of the request that it has no verdict on.
 */
function judgeByIds(text: string, sent: string): { answer: string; unread: string[] } {
  const { sentences: left } = recordedVerdicts.parse(JSON.parse(text))
  const unread: string[] = []
  const sentences = [...sent.matchAll(/^\[(s\d+)\] (.*) \([^()]*\)$/gm)].flatMap(([, sentence = '', words = '']) => {
    const at = left.findIndex((one) => one.sentence === words)
    if (at < 0) unread.push(words)
    return left.splice(at, at < 0 ? 0 : 1).map((verdict) => ({ ...verdict, sentence }))
  })
  return { answer: JSON.stringify({ sentences }), unread }
}
