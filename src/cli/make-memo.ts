import { createHash } from 'node:crypto'
import type { Memo } from '#contract/memo.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { LanguageModel, ModelReport } from '#engine/language-model.ts'
import { getField } from '#engine/memo-reader.ts'
import type { DeckReader } from '#engine/ports.ts'
import { runEngine } from '#engine/run-engine.ts'
import { runWithModel } from '#engine/run-with-model.ts'
import { renderPageImages } from './page-images.ts'
import { makeStableUuid } from './stable-uuid.ts'

/** `deck` is a PDF or a presentation, `slug` its file's name without the ending; `today` is an ISO date. */
export type MemoRequest = {
  deck: Uint8Array
  slug: string
  updates: string
  today: string
  model?: LanguageModel | null
  /** The deck as it was read before. */
  doc?: DeckDoc
}

/** `model` reports what the language model did; null where none was asked. */
type MadeMemo = { memo: Memo; doc: DeckDoc; model: ModelReport | null }

/**
 * The memo of one file without a server: its ids follow from the file's bytes and its time is the start of `today`, so
 * the same input on the same day gives the same memo byte for byte unless a language model is asked. Rejects with ReadFailure for a file that can't be read.
 */
export async function makeMemo(reader: DeckReader, request: MemoRequest): Promise<MadeMemo> {
  const { deck, slug, updates, today, model } = request
  const sha256 = createHash('sha256').update(deck).digest('hex')
  const idOf = (what: string) => makeStableUuid(`${what}:${sha256}`)
  const deckId = idOf('pitch_deck')
  const doc = request.doc ?? (await reader.read(deck))
  const letters = updates === '' ? [] : [{ id: idOf('update'), date: today, text: updates }]
  const input = { doc, updates: letters, deckId, today }
  const result = model
    ? await runWithModel({
        runStep: (state) => runEngine({ ...input, model: state }),
        model,
        images: (pages) => renderPageImages(reader, deck, pages),
        signal: new AbortController().signal,
      })
    : runEngine(input)
  const name = getField(result.validated_response, 'company_name')?.value
  const memo: Memo = {
    id: idOf('generated_answer'),
    version: 1,
    engine: result.engine,
    created_on: `${today}T00:00:00.000Z`,
    deal: { deal_id: idOf('deal'), name: typeof name === 'string' ? name : slug },
    source: { url: '', pitch_deck_id: deckId },
    additional_data: updates,
    validated_response: result.validated_response,
    json_response: result.json_response,
    flags: result.flags,
  }
  return { memo, doc, model: result.model ?? null }
}
