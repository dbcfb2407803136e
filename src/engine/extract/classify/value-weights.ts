import { z } from 'zod'
import { learnedVocabularies } from '#engine/learned-words/deck-words.ts'
import values from '#engine/weights/values.json' with { type: 'json' }
import { valueClueNames } from './value-clues.ts'

const valueModel = z.strictObject({ bias: z.number(), weights: z.record(z.enum(valueClueNames), z.number()) })

/** The generated table: `npm run learn-words` writes it. */
export const valueTable = z.strictObject({
  head: z.strictObject({ decks: z.number().int().nonnegative(), date: z.iso.date() }),
  vocabularies: z.record(z.enum(learnedVocabularies), valueModel),
})
export type ValueTable = z.output<typeof valueTable>

/** The weights that labelled and invented decks gave. */
export const valueWeights: ValueTable = valueTable.parse(values)
