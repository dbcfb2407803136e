import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { startDeal } from '../decks/start-deal.ts'
import { keepFounderAddress } from '../founders-mail/keep-founder-address.ts'
import { getCompanyName, listWorkspaceAddresses } from '../workspaces/workspaces-queries.ts'
import { type FoundDeck, findDecks } from './find-decks.ts'
import { findReader } from './find-reader.ts'
import type { Writer } from './forwarded-head.ts'
import { endMail, type MailToProcess } from './intake-mail-queries.ts'
import { nameDeal } from './name-deal.ts'
import { pickFounder, pickUpdateText } from './pick-founder.ts'
import type { ReadMail } from './read-forwarded-mail.ts'
import { replyToMail } from './reply-to-mail.ts'
import { type MadeDeal, writeForwardReply } from './write-reply.ts'

const noDeck = 'The email holds no deck and no link to one.'

/**
 * Makes a deal of each deck and each link to one in an email, in one transaction that also ends the email and keeps the reply to the
 * member: processed twice, it makes them once.
 */
export async function processForward(ctx: Ctx, mail: MailToProcess, read: ReadMail): Promise<void> {
  const founder = pickFounder(read.chain, await listWorkspaceAddresses(ctx, mail.workspaceId))
  const { decks, notes } = await findDecks(ctx, mail, read)
  const names = nameDecks(decks, read, founder, await getCompanyName(ctx, mail.workspaceId))
  const recipient = await findReader(ctx, mail.workspaceId, mail.userId)
  await inTransaction(ctx, async (tx) => {
    const deals: Array<MadeDeal & { dealId: string }> = []
    for (const [index, deck] of decks.entries()) {
      deals.push(await makeDeal(tx, { mail, read, founder, deck, name: names[index] ?? '' }))
    }
    const end = decks.length > 0 ? { status: 'done' as const, why: '' } : { status: 'refused' as const, why: noDeck }
    if (!(await endMail(tx, mail.mailId, { ...end, dealIds: deals.map(({ dealId }) => dealId) })))
      throw new ProcessedBefore()
    if (recipient === null) return
    const body = writeForwardReply(ctx.config.appUrl, deals, notes)
    await replyToMail(tx, { ...threadOf(mail, read), recipient, replyTo: '', body })
  }).catch((error: unknown) => {
    if (!(error instanceof ProcessedBefore)) throw error
  })
}

/** Rolls the transaction back: another run of the job has made the deals. */
class ProcessedBefore extends Error {}

type Making = { mail: MailToProcess; read: ReadMail; founder: Writer | null; deck: FoundDeck; name: string }

async function makeDeal(tx: Tx, { mail, read, founder, deck, name }: Making): Promise<MadeDeal & { dealId: string }> {
  const { dealId, memoId } = await startDeal(tx, {
    deckId: deck.deckId,
    workspaceId: mail.workspaceId,
    name,
    source: 'mail',
    additionalData: pickUpdateText(read.chain, founder),
    sender: makeStorable(founder?.address ?? ''),
    createdBy: mail.userId,
    origin: deck.origin,
  })
  if (founder !== null) await keepFounderAddress(tx, dealId, founder.address)
  return { dealId, name, url: `${tx.config.appUrl}/deal-memo/${memoId}` }
}

/** The names of the decks; those that come out alike are numbered. */
function nameDecks(decks: readonly FoundDeck[], read: ReadMail, founder: Writer | null, firm: string): string[] {
  const subjects = [...read.chain.map(({ subject }) => subject).toReversed(), read.subject]
  const counts = new Map<string, number>()
  return decks.map(({ name: fileName }) => {
    const name = nameDeal({ fileName, subjects, founder, firm })
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** A long thread is known by its last emails. */
const longestThread = 20

/** What places a reply in the thread of an email. */
export const threadOf = (
  { mailId, messageId, subject }: MailToProcess,
  { references }: Pick<ReadMail, 'references'>,
) => ({
  mailId,
  subject,
  inReplyTo: messageId,
  thread: [...references.split(/\s+/).slice(-longestThread), messageId].join(' ').trim(),
})
