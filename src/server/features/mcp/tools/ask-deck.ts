import { z } from 'zod'
import { askDeckEndpoints } from '#contract/ask-deck.ts'
import { askMemoDeck } from '../../ask-deck/ask-memo-deck.ts'
import { memoChoice } from '../find-memo-id.ts'
import { readForAssistant } from '../read-for-assistant.ts'
import { defineTool } from '../tool.ts'
import { describePlace, shownValue, writePlace } from '../write-value.ts'

const place = shownValue.pick({ quote: true, page: true })
const sentence = z.object({ text: z.string(), places: z.array(place) })
const passage = z.object({ text: z.string(), page: place.shape.page })

export const askDeckTool = defineTool({
  name: 'ask_deck',
  title: 'Ask a deck',
  description:
    'Asks the deck behind a memo a question. The answer is sentences that were checked against the deck, where the workspace uses a ' +
    'language model, and the passages of the deck that are about the question, each with its page. It says when the deck does not say.',
  endpoint: askDeckEndpoints.ask,
  changes: false,
  input: memoChoice.extend({ question: askDeckEndpoints.ask.body.shape.question }),
  output: z.object({
    answer: z.array(sentence),
    passages: z.array(passage),
    /** A remark: that the deck does not say, or why no model answered. */
    note: z.string().nullable(),
  }),
  run: async (ctx, { question, ...choice }) => {
    const found = await readForAssistant(ctx, choice, (memoId) => askMemoDeck(ctx, memoId, question))
    const data = {
      answer: found.answer.map(({ text, source }) => ({ text, places: source.map(describePlace) })),
      passages: found.passages.map(({ text, source }) => ({ text, page: describePlace(source).page })),
      note: found.note ?? null,
    }
    return { data, text: write(data) }
  },
})

function write({ answer, passages, note }: Answered): string {
  const sentences = answer.map(({ text, places }) => `${text} (${places.map(writePlace).join('; ')})`)
  const quoted = passages.map(
    ({ text, page }) => `> ${text.split('\n').join('\n> ')}\n${page === null ? '' : `(page ${page})`}`,
  )
  const head = passages.length === 0 ? [] : ['Passages of the deck, quoted:']
  return [...(note === null ? [] : [note]), ...sentences, ...head, ...quoted].join('\n\n')
}

type Answered = {
  answer: Array<z.output<typeof sentence>>
  passages: Array<z.output<typeof passage>>
  note: string | null
}
