import { z } from 'zod'
import { objectsUnder } from '../read/fact-items.ts'

const kinds = ['text', 'table', 'chart', 'logo'] as const

/** What the request for a transcript asks for: flat, without optional members, which some providers refuse. */
export const transcriptSchema = z.object({
  lines: z.array(z.object({ page: z.number().int(), kind: z.enum(kinds), text: z.string() })),
})

const mostLines = 2_000
/** Dense pages have about a hundred lines; more of them is a model that repeats itself. */
const mostLinesOfPage = 150
const longestText = 600
/** No table that a reader can take in has more columns. */
const mostCells = 24

const line = z.object({
  page: z.coerce.number().int(),
  kind: z.enum(kinds).catch('text'),
  text: z.string(),
})

/** A line as a model says that it is printed on a page; its words are claims. */
export type TranscriptLine = z.output<typeof line>

/** The whole lines of an answer for the pages that were shown, whatever the answer is; what has the wrong shape is left out. */
export function readTranscript(answer: string, pages: readonly number[]): TranscriptLine[] {
  const counts = new Map<number, number>()
  return objectsUnder(answer, 'lines', mostLines).objects.flatMap((one): TranscriptLine[] => {
    const read = line.safeParse(one)
    if (!read.success || !pages.includes(read.data.page)) return []
    const text = tidy(read.data.text)
    const count = (counts.get(read.data.page) ?? 0) + 1
    counts.set(read.data.page, count)
    return /[\p{L}\p{N}]/u.test(text) &&
      text.length <= longestText &&
      text.split('|').length <= mostCells &&
      count <= mostLinesOfPage
      ? [{ ...read.data, text }]
      : []
  })
}

const tidy = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
