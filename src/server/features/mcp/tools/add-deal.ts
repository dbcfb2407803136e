import { Readable } from 'node:stream'
import { z } from 'zod'
import type { SeenBefore } from '#contract/deals.ts'
import { deckEndpoints, uploadFields } from '#contract/decks.ts'
import { invalid, tooLarge } from '#server/platform/errors.ts'
import type { Receive } from '#server/platform/http/multipart.ts'
import { isKeptFromModels } from '../../deals/deals-queries.ts'
import { uploadDeck } from '../../decks/upload-deck.ts'
import { defineTool, type ToolCtx } from '../tool.ts'

/** A file that an assistant writes into a call; a larger one is uploaded by people, or by the API. */
export const mostFileBytes = 10_000_000

const sentFile = z.object({
  name: z.string().trim().min(1).max(200).describe('The file’s name, such as deck.pdf.'),
  base64: z.string().min(1).describe('The bytes of the PDF or PowerPoint file in base64, 10 MB at most.'),
})
type SentFile = z.output<typeof sentFile>

const { deal_id, status } = deckEndpoints.upload.response.shape

export const addDealTool = defineTool({
  name: 'add_deal',
  title: 'Add a deal',
  description:
    'Makes a deal from a pitch deck: a link (DocSend, Google Drive, Dropbox, or a PDF on the web) or a file. It answers at once; the ' +
    'memo follows in about a minute, and get_memo says when it is not ready yet.',
  endpoint: deckEndpoints.upload,
  changes: true,
  input: z.object({
    name: uploadFields.shape.deal_name
      .optional()
      .describe('The name of the deal; where left out, that of the company in the deck.'),
    link: uploadFields.shape.external_source.describe('Where the deck is on the web.'),
    file: sentFile.optional().describe('The deck itself, in the place of a link.'),
    update: uploadFields.shape.additional_data.describe('What is known beside the deck, such as the founder’s email.'),
    no_model: z.boolean().optional().describe('True keeps the deal from language models: no tool reads it then.'),
  }),
  output: z.object({ deal_id, memo_id: z.uuid(), status, url: z.string(), seen_before: z.array(z.string()) }),
  run: async (ctx, { name, link, file, update, no_model }) => {
    const body = {
      deal_name: name ?? makeName(link, file),
      ...(name === undefined && { name_from: 'file' as const }),
      ...(link !== undefined && { external_source: link }),
      ...(update !== undefined && { additional_data: update }),
      ...(no_model === true && { no_model: 'true' as const }),
      workspace: ctx.actor.workspaceId,
    }
    const made = await uploadDeck(ctx, receiveSent(body, file, ctx.config.maxUploadBytes))
    const memo_id = made.generated_answer_id
    const url = `${ctx.config.appUrl}/deal-memo/${memo_id}`
    const seen_before = await nameSeen(ctx, made.seen_before)
    const seen = seen_before.length === 0 ? '' : ` The same file came before: ${seen_before.join(', ')}.`
    const next = (await isKeptFromModels(ctx, made.deal_id))
      ? `It is kept from language models, so its memo is read in Firstread: ${url}.`
      : `Its memo has memo_id ${memo_id}; ask get_memo for it in a minute.`
    const text = `The deal was added, and its deck is being read. ${next}${seen}`
    return { data: { deal_id: made.deal_id, memo_id, status: made.status, url, seen_before }, text }
  },
})

/** The names of earlier deals with the same file; not of those that are kept from models. */
async function nameSeen(ctx: ToolCtx, seen: readonly SeenBefore[]): Promise<string[]> {
  const names: string[] = []
  for (const { deal_id: dealId, name } of seen) if (!(await isKeptFromModels(ctx, dealId))) names.push(name)
  return names
}

/** What stands for the deal until the deck names its company. */
function makeName(link: string | undefined, file: SentFile | undefined): string {
  if (file) return file.name.replace(/\.\w{1,5}$/, '') || file.name
  return URL.parse(link ?? '')?.hostname ?? 'New deal'
}

/** Gives the verb of the upload form what a call holds. */
function receiveSent<B>(body: B, file: SentFile | undefined, maxUploadBytes: number): Receive<B> {
  return async (onFile) => {
    if (!file) return { body, files: [] }
    const bytes = Buffer.from(file.base64, 'base64')
    const most = Math.min(mostFileBytes, maxUploadBytes)
    if (bytes.length === 0)
      throw invalid({
        file: 'The file is not in base64. Send its bytes in base64, without a data: address before them.',
      })
    if (bytes.length > most)
      throw tooLarge(
        `The file is larger than ${Math.floor(most / 1_000_000)} MB. Send a link, or upload it in Firstread.`,
      )
    const sent = { field: 'pdf_file', name: file.name, contentType: 'application/pdf', stream: Readable.from([bytes]) }
    return { body, files: [await onFile(sent)] }
  }
}
