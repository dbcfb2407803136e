import { z } from 'zod'
import { modelName } from '#contract/language-models.ts'
import { readAtMost } from './read-at-most.ts'

/** A page that waits for this must not wait for long; Ollama answers from its disk in a few milliseconds. */
const longestWaitMs = 500
/** Some thousand models. */
const mostBytes = 1_000_000

/** `remote_host` names where a model runs that Ollama only passes on. */
const listedModel = z.object({
  name: modelName,
  remote_host: z.string().nullish(),
  details: z.object({ family: z.string().nullish() }).nullish(),
})
const tags = z.object({ models: z.array(z.unknown()) })

/** Families of models that turn texts into vectors and write nothing, such as 'nomic-bert'. */
const embeddingFamily = /bert/

/**
 * Returns the names of the models that an Ollama at `origin` runs itself, in its order, the newest first; null where none
 * answers. Follows no redirect.
 */
export async function listOllamaModels(origin: string): Promise<string[] | null> {
  const listed = await readTags(origin)
  if (listed === null) return null
  return listed.flatMap((one) => {
    const { data: model } = listedModel.safeParse(one)
    if (!model || model.remote_host || embeddingFamily.test(model.details?.family ?? '')) return []
    return [model.name]
  })
}

async function readTags(origin: string): Promise<unknown[] | null> {
  try {
    const signal = AbortSignal.timeout(longestWaitMs)
    const response = await fetch(`${origin}/api/tags`, { redirect: 'manual', signal })
    const text = await readAtMost(response, mostBytes)
    return response.ok && text !== null ? (tags.safeParse(JSON.parse(text)).data?.models ?? null) : null
  } catch {
    // Nothing listens there, or something that is not an Ollama: the usual case, and no one's fault.
    return null
  }
}
