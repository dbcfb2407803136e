import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expandSharedMemo } from '#contract/expand-shared-memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, forbidden, notFound } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { noteDownload } from '../audit/note-download.ts'
import { readPageImage } from '../decks/get-page-image.ts'
import { makeDocumentName } from '../memo-export/document-name.ts'
import { findMemoDeckId } from '../memos/memos-queries.ts'
import { requireTicket } from './require-ticket.ts'
import { shareMemo } from './share-memo.ts'

type Opened = { key: string; ticket: string | null }

/** The picture of one page, for the reader of a memo link that shows pages; AppError 403 for one that does not. */
export async function getSharedPage(ctx: Ctx, { page, ...opened }: Opened & { page: number }): Promise<FileAnswer> {
  const { link } = await requireTicket(ctx, opened)
  if (!link.with_pages) throw forbidden('This link does not show the pages of the deck.')
  const deckId = await findMemoDeckId(ctx, link.deal_id)
  if (deckId === null) throw notFound('The deck does not have this page.')
  return readPageImage(ctx, { deckId, page, size: 'full' })
}

/** What a memo link shows as a PDF, where the link offers it; AppError 403 for one that does not. */
export async function getSharedPdf(
  ctx: Ctx,
  { signal, ...opened }: Opened & { signal: AbortSignal },
): Promise<FileAnswer> {
  const { link } = await requireTicket(ctx, opened)
  if (!link.with_pdf) throw forbidden('This link does not offer the memo as a PDF.')
  const shared = await shareMemo(ctx, link)
  if (shared === null) throw conflict('This memo is not ready. Try again in a few minutes.')
  const task = {
    memo: expandSharedMemo(shared),
    format: 'pdf',
    appUrl: ctx.config.appUrl,
    outside: shared.counts,
  } as const
  const bytes = await ctx.exporter.write(task, { owner: link.workspace_id, signal })
  await noteDownload(ctx, {
    workspaceId: link.workspace_id,
    event: 'memo_exported',
    dealId: link.deal_id,
    subjectId: link.link_id,
    detail: 'PDF by a memo link',
    by: { door: 'link', userId: null },
  })
  return {
    contentType: 'application/pdf',
    bytes: bytes.length,
    etag: createHash('sha256').update(bytes).digest('hex'),
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    downloadAs: makeDocumentName(shared.name, 'pdf'),
  }
}
