import { v7 as uuidv7 } from 'uuid'
import type { deckEndpoints, UploadFields } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import { explainLinkRefusal } from '#contract/link-refusal.ts'
import { ReadFailure } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid, unsupported } from '#server/platform/errors.ts'
import type { Receive } from '#server/platform/http/multipart.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { FairTurns } from '#threads/fair-turns.ts'
import { requireUser } from '../accounts/require-user.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { getDeckFolder } from './deck-files.ts'
import { forgetUpload, listUploadsBefore, noteUpload } from './decks-store.ts'
import { discardFilesQueue } from './discard-files.ts'
import { type ReceivedFile, receiveDeckFile } from './receive-deck-file.ts'
import { startDeal } from './start-deal.ts'

type Uploaded = Answer<typeof deckEndpoints.upload>
type Checked = { workspaceId: string; fields: UploadFields; file: ReceivedFile; pageCount: number }

/**
 * Takes in a deck: the file goes to the storage as it arrives, then one transaction makes deal, deck, memo and the job
 * that fills it. Nothing stays of an upload that is refused.
 */
export async function uploadDeck(ctx: Ctx, receive: Receive<UploadFields>): Promise<Uploaded> {
  await discardLeftOvers(ctx)
  const deckId = uuidv7()
  await noteUpload(ctx.db, deckId, ctx.now())
  const checked = await receiveAndCheck(ctx, deckId, receive).catch(async (error: unknown) => {
    await forgetRefused(ctx, deckId)
    throw error
  })
  return createFromUpload(ctx, deckId, checked)
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

async function receiveAndCheck(ctx: Ctx, deckId: string, receive: Receive<UploadFields>): Promise<Checked> {
  const { body: fields, files } = await receive((file) => receiveDeckFile(ctx, deckId, file))
  const workspace = await requireWorkspace(ctx, fields.workspace)
  const [file] = files
  if (file && fields.external_source) {
    const either = 'Send either a file or a link, not both.'
    throw invalid({ pdf_file: either, external_source: either })
  }
  const refusal = explainLinkRefusal(fields.external_source ?? '')
  if (refusal !== null) throw invalid({ external_source: refusal })
  if (!file) throw invalid({ pdf_file: 'Choose the pitch deck to upload.' })
  return {
    workspaceId: workspace.workspace_id,
    fields,
    file,
    pageCount: await countPages(ctx, workspace.workspace_id, file.storageKey),
  }
}

/** A whole file is in memory while it is inspected: one at a time, however many have arrived. */
const inspections = new FairTurns(['the only place'])

/** The pages of a PDF or presentation; 0 for a PDF under a password, which is asked for when it is read. */
async function countPages(ctx: Ctx, workspaceId: string, storageKey: string): Promise<number> {
  const inspect = async () => ctx.reader.inspect(await ctx.files.getBytes(storageKey))
  try {
    const { pageCount } = await inspections.use(workspaceId, undefined, inspect)
    return pageCount
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    if (error.code === 'password') return 0
    throw error.code === 'not-a-deck' ? unsupported(error.message) : invalid({ pdf_file: error.message })
  }
}

async function createFromUpload(ctx: Ctx, deckId: string, checked: Checked): Promise<Uploaded> {
  const { workspaceId, fields, file, pageCount } = checked
  const { dealId, memoId } = await startDeal(ctx, {
    deckId,
    workspaceId,
    name: fields.deal_name,
    source: 'upload',
    additionalData: fields.additional_data ?? '',
    sender: '',
    createdBy: requireUser(ctx),
    origin: { kind: 'file', file, pageCount },
  })
  return {
    deal_id: dealId,
    pitch_deck_id: deckId,
    generated_answer_id: memoId,
    status: 'in_progress',
    seen_before: [],
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
