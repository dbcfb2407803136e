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
export type Verdict = z.output<typeof verdict>

/** Reads the answer to a second reading, whatever it is: what has the wrong shape is left out. */
export const readVerdicts = (answer: string, most: number): Verdict[] =>
  objectsUnder(answer, 'sentences', most).objects.flatMap((one) => {
    const { success, data } = verdict.safeParse(one)
    return success ? [data] : []
  })
