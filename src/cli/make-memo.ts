import { createHash } from 'node:crypto'
import type { Memo } from '#contract/memo.ts'
import { fieldOf } from '#engine/compose/memo-reader.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { DeckReader } from '#engine/ports.ts'
import { runEngine } from '#engine/run-engine.ts'
import { stableUuid } from './stable-uuid.ts'

/** `slug` is the file's name without `.pdf`; `today` is an ISO date. */
export type MemoRequest = { pdf: Uint8Array; slug: string; updates: string; today: string }

export type MadeMemo = { memo: Memo; doc: DeckDoc }

/**
 * The memo of one file without a server: its ids follow from the file's bytes and its time is the start of `today`, so
 * the same input on the same day gives the same memo byte for byte. Rejects with ReadFailure for a file that can't be read.
 */
export async function makeMemo(reader: DeckReader, { pdf, slug, updates, today }: MemoRequest): Promise<MadeMemo> {
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const idOf = (what: string) => stableUuid(`${what}:${sha256}`)
  const deckId = idOf('pitch_deck')
  const doc = await reader.read(pdf)
  const result = runEngine({ doc, updates, deckId, today })
  const name = fieldOf(result.validated_response, 'company_name')?.value
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
  return { memo, doc }
}
