import { v7 as uuidv7 } from 'uuid'
import { describeDeckLink } from '#contract/deck-link.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Receive } from '#server/platform/http/multipart.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import type { DeckOrigin } from './add-deck.ts'
import { countPages } from './count-pages.ts'
import { getDeckFolder } from './deck-files.ts'
import { forgetUpload, listUploadsBefore, noteUpload } from './decks-store.ts'
import { discardFilesQueue } from './discard-files.ts'
import { type ReceivedFile, receiveDeckFile } from './receive-deck-file.ts'

type WithLink = { external_source?: string | undefined }
type ReceivedDeck<F> = { deckId: string; workspaceId: string; fields: F; origin: DeckOrigin }

/**
 * Receives the form of a new deck, a file or a link, and checks it; the file goes to the storage as it arrives. Nothing stays
 * of one that is refused. `findWorkspace` says whose deck it is, or refuses it.
 */
export async function receiveDeck<F extends WithLink>(
  ctx: Ctx,
  receive: Receive<F>,
  findWorkspace: (fields: F) => Promise<string>,
): Promise<ReceivedDeck<F>> {
  await discardLeftOvers(ctx)
  const deckId = uuidv7()
  await noteUpload(ctx.db, deckId, ctx.now())
  try {
    const { body: fields, files } = await receive((file) => receiveDeckFile(ctx, deckId, file))
    const workspaceId = await findWorkspace(fields)
    return { deckId, workspaceId, fields, origin: await checkOrigin(ctx, workspaceId, fields, files) }
  } catch (error) {
    await forgetRefused(ctx, deckId)
    throw error
  }
}

async function checkOrigin(
  ctx: Ctx,
  workspaceId: string,
  { external_source = '' }: WithLink,
  [file]: ReceivedFile[],
): Promise<DeckOrigin> {
  const link = describeDeckLink(external_source)
  if (file && link.kind !== 'empty') {
    const either = 'Send either a file or a link, not both.'
    throw invalid({ pdf_file: either, external_source: either })
  }
  if (link.kind === 'refused') throw invalid({ external_source: link.sentence })
  if (link.kind === 'source') return { kind: 'link', url: link.url }
  if (!file) throw invalid({ pdf_file: 'Choose the pitch deck to upload.' })
  return { kind: 'file', file, pageCount: await countPages(ctx, workspaceId, file.storageKey) }
}

/** What can't be removed now is removed by a later upload: the refusal itself is what the sender has to hear. */
async function forgetRefused(ctx: Ctx, deckId: string): Promise<void> {
  try {
    await ctx.files.deleteFolder(getDeckFolder(deckId))
    await forgetUpload(ctx.db, deckId)
  } catch (error) {
    ctx.log.warn({ err: error, deckId }, 'Could not remove a refused upload yet.')
  }
}

/** No upload takes this long; one that was noted earlier ended with the process that received it. */
const uploadMs = 6 * 3_600_000

/** Has the files of uploads discarded that were never finished. */
async function discardLeftOvers(ctx: Ctx): Promise<void> {
  const deckIds = await listUploadsBefore(ctx.db, new Date(ctx.now().getTime() - uploadMs))
  if (deckIds.length === 0) return
  await inTransaction(ctx, async (tx) => {
    for (const deckId of deckIds) await tx.jobs.send(discardFilesQueue, { deckId }, { key: deckId })
  })
}
