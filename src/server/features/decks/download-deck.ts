import type { Ctx } from '#server/platform/context.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { noteDownload } from '../audit/note-download.ts'
import { getDeckFile } from './get-deck-file.ts'
import { requireDeck } from './require-deck.ts'

/** The deck as it was received; the audit log tells who took it. */
export async function downloadDeck(ctx: Ctx, deckId: string): Promise<FileAnswer> {
  const { workspaceId, dealId } = await requireDeck(ctx, deckId)
  const file = await getDeckFile(ctx, deckId)
  await noteDownload(ctx, { workspaceId, event: 'deck_downloaded', dealId, subjectId: deckId })
  return file
}
