import type { deckEndpoints, UploadFields } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Receive } from '#server/platform/http/multipart.ts'
import { requireUser } from '../accounts/require-user.ts'
import { listSeenFiles } from '../deals/seen-before-queries.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { receiveDeck } from './receive-deck.ts'
import { startDeal } from './start-deal.ts'

type Uploaded = Answer<typeof deckEndpoints.upload>

/** Makes a deal from a file or a link, in one transaction with its memo and the job that opens the link, reads and fills it. */
export async function uploadDeck(ctx: Ctx, receive: Receive<UploadFields>): Promise<Uploaded> {
  const findWorkspace = async ({ workspace }: UploadFields) => (await requireWorkspace(ctx, workspace)).workspace_id
  const { deckId, workspaceId, fields, origin } = await receiveDeck(ctx, receive, findWorkspace)
  const { dealId, memoId } = await startDeal(ctx, {
    deckId,
    workspaceId,
    name: fields.deal_name,
    nameFromFile: fields.name_from === 'file',
    source: origin.kind === 'link' ? 'link' : 'upload',
    noModel: fields.no_model === 'true',
    additionalData: fields.additional_data ?? '',
    sender: '',
    createdBy: requireUser(ctx),
    origin,
  })
  return {
    deal_id: dealId,
    pitch_deck_id: deckId,
    generated_answer_id: memoId,
    status: 'in_progress',
    seen_before: await listSeenFiles(ctx, workspaceId, dealId),
  }
}
