import { z } from 'zod'
import { objectsUnder } from '#engine/model/read/fact-items.ts'

/** What the second reading asks for: what goes beyond the facts comes first, so that it is looked for before a sentence is judged. */
export const confirmSchema = z.object({
  sentences: z.array(z.object({ sentence: z.string(), beyond: z.string(), holds: z.boolean() })),
})

const verdict = z.object({
  sentence: z.string().transform((id) => id.replace(/\W/g, '')),
  beyond: z.string().catch(''),
  holds: z.boolean(),
})

/** Reads the answer to a second reading, whatever it is: whether a sentence holds, by its id. Of two verdicts on one the harder counts. */
export function readVerdicts(answer: string, most: number): Map<string, boolean> {
  const verdicts = new Map<string, boolean>()
  for (const one of objectsUnder(answer, 'sentences', most).objects) {
    const { success, data } = verdict.safeParse(one)
    if (success)
      verdicts.set(data.sentence, data.holds && data.beyond.trim() === '' && verdicts.get(data.sentence) !== false)
  }
  return verdicts
}
