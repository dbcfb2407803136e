import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The changes by which a true sentence is made to say something that its facts do not. */
const sentenceChanges = [
  ...(['number', 'unit', 'currency', 'period', 'nature', 'who', 'relation', 'direction', 'claim', 'verb'] as const),
  ...(['negation', 'detail', 'entry', 'comparison'] as const),
] as const

const factItem = z.object({
  id: z.string().min(1),
  key: z.string().transform((key) => (key === 'other_metric' ? 'other_metrics' : key)),
  value: z.string(),
  kind: z.enum(['stated', 'inferred']),
  person: z.string().default(''),
  period: z.string().default(''),
  nature: z.enum(['actual', 'forecast', 'pilot', 'intent']).default('actual'),
  /** 'p7' or 'p7.3' for page 7, 'u.2' for the updates. */
  place: z.string().regex(/^(?:p\d+(?:\.t?\d+)?|u(?:\.\d+)?)$/),
  quote: z.string().min(1),
  label: z.string().default(''),
})
const sentence = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  facts: z.array(z.string()).min(1),
  kind: z.enum(['true', 'altered']),
  /** Of an altered sentence: the id of the true one, and what was changed. */
  of: z.string().optional(),
  change: z.enum(sentenceChanges).optional(),
})

/** One deck's facts and the sentences that were written by hand over them. */
const sentenceSet = z
  .object({ deck: z.string().min(1), facts: z.array(factItem), sentences: z.array(sentence) })
  .superRefine(({ facts, sentences }, context) => {
    const known = new Set(facts.map(({ id }) => id))
    for (const { id, facts: cited, kind, change } of sentences) {
      const lost = cited.filter((one) => !known.has(one))
      if (lost.length > 0) context.addIssue(`Sentence ${id} cites ${lost.join(', ')}, which no fact has as its id.`)
      if (kind === 'altered' && change === undefined) context.addIssue(`Sentence ${id} is altered and names no change.`)
    }
  })

export type FactOfSet = z.output<typeof factItem>
export type SentenceOfSet = z.output<typeof sentence>
/** A set with its own file's name and the path of its deck. */
export type SentenceSet = z.output<typeof sentenceSet> & { name: string; deckPath: string }

const samples = join(import.meta.dirname, '../../../samples')

/** Reads the sets of a folder in order of their names. Throws with the file's name where one has another form or no deck. */
export async function readSentenceSets(folder: string): Promise<SentenceSet[]> {
  const names = (await readdir(folder)).filter((one) => one.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const read = sentenceSet.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')))
      if (!read.success) throw new Error(`${name} has another form: ${z.prettifyError(read.error)}`)
      return { ...read.data, name, deckPath: findDeck(read.data.deck, folder) }
    }),
  )
}

function findDeck(deck: string, folder: string): string {
  const paths = [folder, samples, join(samples, 'pdf'), join(samples, 'pptx')].map((one) => join(one, deck))
  const path = [...paths, deck].find((one) => existsSync(one))
  if (path === undefined) throw new Error(`Could not find the deck ${deck} beside its set or in samples/.`)
  return path
}
