import { z } from 'zod'
import { box } from '#contract/decks.ts'
import {
  type DeckDoc,
  type DeckMetadata,
  type DeckPage,
  hiddenCauses,
  type Line,
  leftOutKinds,
  type Word,
} from '#engine/deck-doc.ts'

const word = z.object({
  text: z.string(),
  box,
  fontSize: z.number(),
  bold: z.boolean(),
  confidence: z.number().exactOptional(),
}) satisfies z.ZodType<Word>

const line = z.object({
  text: z.string(),
  words: z.array(word),
  box,
  fontSize: z.number(),
  bold: z.boolean(),
}) satisfies z.ZodType<Line>

const deckPage = z.object({
  page: z.number().int(),
  width: z.number(),
  height: z.number(),
  origin: z.enum(['text', 'ocr', 'none']),
  blocks: z.array(z.object({ lines: z.array(line), box })),
  links: z.array(z.object({ url: z.string(), box })),
  hidden: z.array(
    z.object({
      text: z.string(),
      box,
      cause: z.enum(hiddenCauses),
    }),
  ),
  imageShare: z.number(),
  recognition: z
    .object({
      outcome: z.enum(['read', 'nothing', 'unsure', 'failed']),
      confidence: z.number(),
      cause: z.string().exactOptional(),
    })
    .exactOptional(),
  logos: z.array(line).exactOptional(),
  asides: z.array(z.object({ kind: z.enum(['notes', 'picture']), text: z.string() })).exactOptional(),
  leftOut: z.array(z.enum(leftOutKinds)).exactOptional(),
}) satisfies z.ZodType<DeckPage>

const deckMetadata = z.object({
  title: z.string().nullable(),
  author: z.string().nullable(),
  subject: z.string().nullable(),
  keywords: z.string().nullable(),
  producer: z.string().nullable(),
  createdOn: z.string().nullable(),
  modifiedOn: z.string().nullable(),
}) satisfies z.ZodType<DeckMetadata>

const deckDoc = z.object({
  pageCount: z.number().int(),
  pages: z.array(deckPage),
  metadata: deckMetadata,
}) satisfies z.ZodType<DeckDoc>

/** A page as it was read, from its JSON column. */
export const parsePage = (content: unknown): DeckPage => deckPage.parse(content)

/** A whole reading, from its JSON columns. */
export const parseReading = (reading: unknown): DeckDoc => deckDoc.parse(reading)
