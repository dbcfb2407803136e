import { Readable } from 'node:stream'
import { v5 as uuidv5 } from 'uuid'
import { describeDeckLink } from '#contract/deck-link.ts'
import { ReadFailure } from '#engine/ports.ts'
import { detectFileKind } from '#engine/read/pptx/file-kind.ts'
import { createReadFailure } from '#engine/read/read-failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { FairTurns } from '#threads/fair-turns.ts'
import type { DeckOrigin } from '../decks/add-deck.ts'
import { noteDeckUpload } from '../decks/decks-queries.ts'
import { receiveDeckFile } from '../decks/receive-deck-file.ts'
import type { MailFile, ReadMail } from './read-forwarded-mail.ts'

/** A deck of an email; `name` is its file's, '' for a link. The id is the same each time the email is processed. */
export type FoundDeck = { deckId: string; name: string; origin: DeckOrigin }
/** What an email holds: its decks, and a sentence for each file that looks like one and is not taken. */
export type FoundDecks = { decks: FoundDeck[]; notes: string[] }

/** A PDF of fewer pages is a letter, an invoice or a one-pager. */
const fewestPages = 4

/** An email with more of them is a newsletter or a mistake, and each would be a deal. */
const mostDecks = 20

/** Presentations in forms that are not read. */
const isOtherDeck = /\.(?:ppt|key|odp)$/i

/** A whole file is in memory while it is inspected: one at a time, however many emails have arrived. */
const inspections = new FairTurns(['the only place'])

/** Finds the decks of an email, and stores their files. A PDF under a password counts: its password is asked for at the deal. */
export async function findDecks(
  ctx: Ctx,
  { mailId, workspaceId }: { mailId: string; workspaceId: string },
  read: ReadMail,
): Promise<FoundDecks> {
  const found: FoundDecks = { decks: [], notes: read.unread.map(explainUnread) }
  const seen = new Set<string>()
  for (const file of read.files) {
    if (detectFileKind(file.bytes.subarray(0, 1024)) === 'other') {
      if (isOtherDeck.test(file.name)) found.notes.push(`${file.name}: ${createReadFailure('not-a-deck').message}`)
      continue
    }
    const pageCount = await inspections.use(workspaceId, undefined, () => countPages(ctx, file, found.notes))
    if (pageCount === null) continue
    const stored = await storeDeck(ctx, uuidv5(`file ${file.part}`, mailId), file)
    if (seen.has(stored.sha256)) continue
    seen.add(stored.sha256)
    found.decks.push({
      deckId: uuidv5(`file ${file.part}`, mailId),
      name: file.name,
      origin: { kind: 'file', file: stored, pageCount },
    })
  }
  for (const url of listDeckLinks(read.links)) {
    found.decks.push({ deckId: uuidv5(`link ${url}`, mailId), name: '', origin: { kind: 'link', url } })
  }
  if (found.decks.length === 0) found.notes.push(...listLinkRefusals(read.links))
  const left = found.decks.splice(mostDecks).length
  if (left > 0) found.notes.push(`${left} more were left out: at most ${mostDecks} decks are taken from one email.`)
  return found
}

/** The pages of a deck, 0 for one under a password; null for what is not a deck, with a note. */
async function countPages(ctx: Ctx, file: MailFile, notes: string[]): Promise<number | null> {
  try {
    const { pageCount } = await ctx.reader.inspect(file.bytes)
    if (pageCount >= fewestPages) return pageCount
    const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`
    notes.push(`${nameFile(file)} has ${pages}. A deck by email has at least ${fewestPages}; upload a shorter one.`)
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    if (error.code === 'password') return 0
    // Spreadsheets and letters are Office files too, and no one takes them for the deck.
    if (error.code !== 'not-a-deck' || /\.(?:pptx|zip)$/i.test(file.name))
      notes.push(`${nameFile(file)}: ${error.message}`)
  }
  return null
}

async function storeDeck(ctx: Ctx, deckId: string, file: MailFile) {
  await noteDeckUpload(ctx, deckId)
  const stream = Readable.from([Buffer.from(file.bytes)])
  return receiveDeckFile(ctx, deckId, {
    field: 'pdf_file',
    name: nameFile(file),
    contentType: file.contentType,
    stream,
  })
}

const nameFile = ({ name }: MailFile) => name || 'deck.pdf'

const explainUnread = (name: string) =>
  `${name} was not read: Outlook wrapped its files in a form of its own. Attach the deck itself as PDF or PowerPoint, or upload it.`

/** The links of an email that lead to a deck. A plain web address counts only where it ends like a file: others are in signatures. */
function listDeckLinks(links: readonly string[]): string[] {
  const urls = links.flatMap((link) => {
    const described = describeDeckLink(link)
    if (described.kind !== 'source') return []
    const isFile = /\.(?:pdf|pptx)$/i.test(new URL(described.url).pathname)
    return described.source !== 'direct' || isFile ? [described.url] : []
  })
  return [...new Set(urls)]
}

/** Why links to services that host decks were not followed. */
function listLinkRefusals(links: readonly string[]): string[] {
  const sentences = links.flatMap((link) => {
    const described = describeDeckLink(link)
    return described.kind === 'refused' && described.sentence.includes(' soon. ') ? [described.sentence] : []
  })
  return [...new Set(sentences)]
}
