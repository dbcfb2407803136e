import { v7 as uuidv7 } from 'uuid'
import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Receive } from '#server/platform/http/multipart.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { refuseInProgress } from '../deals/move-to-deck.ts'
import { listSeenFiles } from '../deals/seen-before-queries.ts'
import { discardFilesQueue } from './discard-files.ts'
import { receiveDeck } from './receive-deck.ts'
import { requireDeck } from './require-deck.ts'
import { startVersion } from './start-version.ts'

type Uploaded = Answer<typeof deckEndpoints.addVersion>
type VersionFields = { external_source?: string | undefined }

/**
 * Adds a newer deck to a deck's deal, from a file or a link; the memo is made from it, and stays that of the deck before until
 * then. AppError 409 while a memo of the deal is being made; what an upload is refused for, this is.
 */
export async function addVersion(ctx: Ctx, ofDeckId: string, receive: Receive<VersionFields>): Promise<Uploaded> {
  const { dealId, memoId, workspaceId } = await requireDeck(ctx, ofDeckId)
  await refuseInProgress(ctx, dealId)
  const { deckId, origin } = await receiveDeck(ctx, receive, async () => workspaceId)
  try {
    await startVersion(ctx, { dealId, deckId, workspaceId, origin, createdBy: requireUser(ctx) })
  } catch (error) {
    await inTransaction(ctx, (tx) => tx.jobs.send(discardFilesQueue, { deckId }, { key: `${deckId} ${uuidv7()}` }))
    throw error
  }
  const seen_before = await listSeenFiles(ctx, workspaceId, dealId)
  return { deal_id: dealId, pitch_deck_id: deckId, generated_answer_id: memoId, status: 'in_progress', seen_before }
}
