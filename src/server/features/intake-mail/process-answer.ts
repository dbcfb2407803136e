import { automaticSubject, deckFileName } from '#engine/lexicons/mail-words.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { findDealForReaders } from '../deals/deals-queries.ts'
import { lockForNewDeck } from '../deals/move-to-deck.ts'
import { receiveUpdate } from '../deals/receive-update.ts'
import { startVersion } from '../decks/start-version.ts'
import { findReplyAddress } from '../founders-mail/find-reply-address.ts'
import { cutSentLines } from './cut-sent-lines.ts'
import { type FoundDeck, findDecks } from './find-decks.ts'
import { findReader } from './find-reader.ts'
import { endMail, type MailToProcess } from './intake-mail-queries.ts'
import { threadOf } from './process-forward.ts'
import type { ReadMail } from './read-forwarded-mail.ts'
import { replyToMail } from './reply-to-mail.ts'
import { answerNotes, writeAnswerMail } from './write-reply.ts'

const gone = 'The deal that it answers was deleted.'
const automatic = 'It is an automatic answer.'

/**
 * Makes an update of a founder's answer, and a new version of its deck, has the memo made again, and sends the answer to the member who
 * asked: in one transaction, so that the same answer counts once.
 */
export async function processAnswer(ctx: Ctx, mail: MailToProcess, read: ReadMail): Promise<void> {
  const asked = await findReplyAddress(ctx, mail.mailbox)
  const deal = asked && (await findDealForReaders(ctx, asked.dealId))
  if (!asked || !deal) return refuse(ctx, mail, gone)
  if (automaticSubject.test(mail.subject)) return refuse(ctx, mail, automatic)
  const { dealId, workspaceId, memoId } = asked
  const text = cutSentLines(read.chain[0]?.text ?? '', asked.sentText)
  const { decks } = await findDecks(ctx, mail, read)
  // The member who accepted it reads it where the one who asked has left.
  const asker = await findReader(ctx, workspaceId, asked.askedBy)
  const recipient = asker ?? (await findReader(ctx, workspaceId, mail.userId))
  await inTransaction(ctx, async (tx) => {
    if (!(await endMail(tx, mail.mailId, { status: 'done', why: '', dealIds: [dealId] }))) return
    const notes = await takeDecks(tx, { dealId, workspaceId }, decks)
    const update = { updateId: mail.mailId, origin: 'answer' as const, sender: mail.from, at: mail.receivedAt }
    await receiveUpdate(tx, { ...update, dealId, text, createdBy: null })
    if (recipient === null) return
    const made = { name: deal.name, url: `${ctx.config.appUrl}/deal-memo/${memoId}` }
    const body = writeAnswerMail({ from: mail.from, deal: made, isUpdate: text !== '', text: read.text, notes })
    await replyToMail(tx, { ...threadOf(mail, read), recipient, replyTo: mail.from, body })
  })
}

/**
 * Makes the one file that says that it is a deck the newest deck of the deal. Other files and links may be anything that a founder was
 * asked for: a member decides. Returns what the member reads of each.
 */
async function takeDecks(
  tx: Tx,
  deal: { dealId: string; workspaceId: string },
  decks: readonly FoundDeck[],
): Promise<string[]> {
  const named = decks.filter(({ name }) => deckFileName.test(name))
  const chosen = named.length === 1 ? named[0] : undefined
  const isFree = chosen !== undefined && (await lockForNewDeck(tx, deal.dealId))
  if (isFree) await startVersion(tx, { ...deal, deckId: chosen.deckId, origin: chosen.origin, createdBy: null })
  return decks.map((deck) => {
    if (deck.origin.kind === 'link') return answerNotes.link(deck.origin.url)
    if (deck !== chosen) return answerNotes.otherFile(deck.name)
    return isFree ? answerNotes.newDeck(deck.name) : answerNotes.busy(deck.name)
  })
}

async function refuse(ctx: Ctx, mail: MailToProcess, why: string): Promise<void> {
  await endMail(ctx, mail.mailId, { status: 'refused', why, dealIds: [] })
}
