import { z } from 'zod'
import { objectsUnder } from '#engine/model/read/fact-items.ts'

const sentence = z.object({ text: z.string(), facts: z.array(z.string()) })

/** What the request for prose asks for. */
export const synthesisSchema = z.object({
  executive_summary: z.array(sentence),
  fundraising: z.array(sentence),
  key_facts: z.array(z.object({ topic: z.string(), text: z.string(), facts: z.array(z.string()) })),
  translations: z.array(z.object({ fact: z.string(), english: z.string() })),
})

/** A sentence as a model wrote it, with the ids of the facts it claims to rest on. */
export type Sentence = { text: string; facts: string[] }
type TopicSentence = Sentence & { topic: string }
/** The English of the words that a fact stands in, as a model gave it. */
export type GivenTranslation = { fact: string; english: string }
type SynthesisAnswer = {
  executive: Sentence[]
  fundraising: Sentence[]
  keyFacts: TopicSentence[]
  translations: GivenTranslation[]
}

const mostSentences = 40
const mostTopicSentences = 80
const longestSentence = 600
const mostFacts = 12
export const mostTranslations = 40
const longestTranslation = 1_000

const factId = z.coerce.string().transform((id) => id.replace(/[^\w]/g, ''))

/** Characters that are not seen can turn the words around them. */
const visible = z.string().transform((said) => said.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())

const sentenceSchema = z.object({
  topic: z.string().max(100).catch(''),
  text: visible.pipe(z.string().min(1).max(longestSentence)),
  facts: z
    .array(factId)
    .catch([])
    .transform((ids) => [...new Set(ids)].slice(0, mostFacts)),
})

const translationSchema = z.object({ fact: factId, english: visible.pipe(z.string().min(1).max(longestTranslation)) })

/** Reads the answer to the request for prose, whatever it is: what has the wrong shape is left out. */
export function readSynthesis(answer: string): SynthesisAnswer {
  const readUnder = (name: string, most: number): TopicSentence[] =>
    objectsUnder(answer, name, most).objects.flatMap((one) => {
      const sentence = sentenceSchema.safeParse(one)
      return sentence.success ? [sentence.data] : []
    })
  return {
    executive: readUnder('executive_summary', mostSentences),
    fundraising: readUnder('fundraising', mostSentences),
    keyFacts: readUnder('key_facts', mostTopicSentences),
    translations: objectsUnder(answer, 'translations', mostTranslations).objects.flatMap((one) => {
      const translation = translationSchema.safeParse(one)
      return translation.success ? [translation.data] : []
    }),
  }
}
