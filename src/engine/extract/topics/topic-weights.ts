import { z } from 'zod'
import { keyFactNames } from '#contract/memo-fields.ts'
import weights from '#engine/weights/topics.json' with { type: 'json' }
import { pageClueNames } from './page-clues.ts'

const topicModel = z.strictObject({ bias: z.number(), weights: z.record(z.enum(pageClueNames), z.number()) })
/** What each clue adds to the logit of a page's being about a topic. */
export type TopicModel = z.output<typeof topicModel>

/** `any` is of all topics together, for those that labels do not name. */
const topicModels = z.strictObject({ any: topicModel, topics: z.partialRecord(z.enum(keyFactNames), topicModel) })
export type TopicModels = z.output<typeof topicModels>

/** `plain` is for languages whose words were not learned. */
const languageModels = z.strictObject({ learned: topicModels, plain: topicModels })
export type LanguageModels = z.output<typeof languageModels>

/** The generated table: `npm run learn` writes it. Pages are ranked before values are read on them, and again afterwards. */
export const topicTable = z.strictObject({
  head: z.strictObject({ decks: z.number().int().nonnegative(), date: z.iso.date() }),
  beforeValues: languageModels,
  afterValues: languageModels,
})
export type TopicTable = z.output<typeof topicTable>

/** The weights that labelled decks gave. */
export const topicWeights: TopicTable = topicTable.parse(weights)
