import { Readable } from 'node:stream'
import type { Deal } from '#contract/deals.ts'
import type { ExportFormat } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { listActivity } from '../activity/list-activity.ts'
import { listComments } from '../comments/list-comments.ts'
import { getDeckFile } from '../decks/get-deck-file.ts'
import { listUpdates } from '../decks/list-updates.ts'
import { listVersions } from '../decks/list-versions.ts'
import { listFounderMails } from '../founders-mail/list-founder-mails.ts'
import { makeFileName } from '../memo-export/document-name.ts'
import { exportMemo } from '../memo-export/export-memo.ts'
import { listLinks, listViews } from '../memo-links/list-links.ts'
import { listMemoHistory } from '../memos/list-memo-history.ts'
import type { ArchiveEntry } from './zip-writer.ts'

type Input = {
  deal: Deal
  signal: AbortSignal
  /** Names what can't be put in. */
  onMissing: (what: string) => void
}

/** Formats of a memo in an archive; Word can be made of each of them. */
const memoFormats = ['json', 'md', 'pdf'] as const satisfies readonly ExportFormat[]
/** As many entries of the activity as one call returns. */
const activityPart = 100

/** Everything of one deal, in a folder of its name. */
export async function* listDealEntries(ctx: Ctx, { deal, signal, onMissing }: Input): AsyncGenerator<ArchiveEntry> {
  // The end of an id is its random part; two deals can have one name.
  const folder = `deals/${makeFileName(deal.name) || 'Deal'} ${deal.deal_id.slice(-8)}`
  const { deal_id: dealId, generated_answer_id: memoId, pitch_deck_id: deckId } = deal
  const json = (name: string, content: unknown) => makeJsonEntry(`${folder}/${name}.json`, content)
  yield json('deal', deal)
  yield* listDeckEntries(ctx, { deckId, folder, name: deal.name, onMissing })
  for (const format of memoFormats) {
    const file = await findFile(() => exportMemo(ctx, { memoId, format, signal }))
    if (file) yield { path: `${folder}/memo.${format}`, open: () => file.open(), packed: format === 'pdf' }
    else if (deal.status === 'completed') onMissing(`memo.${format} of ${deal.name}: it could not be written`)
  }
  yield json('history', await listMemoHistory(ctx, memoId))
  yield json('activity', await listAllActivity(ctx, dealId))
  yield json('updates', await listUpdates(ctx, deckId))
  yield json('comments', await listComments(ctx, dealId))
  yield json('emails', await listFounderMails(ctx, dealId))
  const links = await listLinks(ctx, dealId)
  const opened = links.map(async (link) => ({ ...link, opened: await listViews(ctx, { dealId, linkId: link.id }) }))
  yield json('links', await Promise.all(opened))
}

type DeckInput = Pick<Input, 'onMissing'> & { deckId: string; folder: string; name: string }

async function* listDeckEntries(
  ctx: Ctx,
  { deckId, folder, name, onMissing }: DeckInput,
): AsyncGenerator<ArchiveEntry> {
  for (const [index, version] of (await listVersions(ctx, deckId)).entries()) {
    const file = await findFile(() => getDeckFile(ctx, version.pitch_deck_id))
    const content = file && (await findFile(() => file.open()))
    if (!file || !content) onMissing(`deck ${index + 1} of ${name}: its file was not received`)
    else {
      const path = `${folder}/decks/${index + 1} ${nameDeck(file)}`
      yield { path, open: async () => content, packed: true }
    }
  }
}

/** The name of a deck's file with its ending, which a name that is cut would lose. */
function nameDeck({ showAs = '', contentType }: FileAnswer): string {
  const ending = contentType === 'application/pdf' ? '.pdf' : '.pptx'
  return `${makeFileName(showAs.replace(/\.\w{2,5}$/, '')) || 'Deck'}${ending}`
}

async function listAllActivity(ctx: Ctx, dealId: string) {
  const entries = []
  let cursor: string | null = null
  do {
    const part = await listActivity(ctx, dealId, { limit: activityPart, ...(cursor !== null && { cursor }) })
    entries.push(...part.results)
    cursor = part.next
  } while (cursor !== null)
  return entries
}

/** What passes: a file store that can't be reached, or has no room. */
const passing: ReadonlySet<number> = new Set([503, 507])

/**
 * Null for what is not there, or can't be written as a document. Rejects with what passes: a later attempt has the file, and an archive
 * without it would look whole.
 */
export async function findFile<T>(get: () => Promise<T>): Promise<T | null> {
  try {
    return await get()
  } catch (error) {
    if (error instanceof AppError && !passing.has(error.code)) return null
    throw error
  }
}

export const makeJsonEntry = (path: string, content: unknown): ArchiveEntry =>
  makeTextEntry(path, JSON.stringify(content, null, 2))

export const makeTextEntry = (path: string, text: string): ArchiveEntry => ({
  path,
  open: async () => Readable.from([Buffer.from(`${text}\n`)]),
})
