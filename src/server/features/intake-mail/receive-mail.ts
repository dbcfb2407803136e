import { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { FairTurns } from '#threads/fair-turns.ts'
import { discardMailFiles } from './discard-mail-files.ts'
import { findRecipient, type Recipient } from './find-recipient.ts'
import { type InspectedMail, mailLimits } from './inspect-mail.ts'
import { forgetArrivals, insertReceived, noteArrivals } from './intake-mail-store.ts'
import type { MailStatus } from './intake-mail-tables.ts'
import { judgeMailQueue } from './judge-mail-queue.ts'
import { getMailKey } from './mail-files.ts'

/** A mail as it arrives. `envelope.from` is empty for a bounce; `remote` is the network address that hands it over, `helo` its own name. */
export type Arrival = {
  envelope: { from: string; to: readonly string[] }
  raw: Readable
  receivedAt: Date
  remote: string
  helo?: string
}

/** 'stored': all of it is on the disk, now or from before. With 'refused' nothing of it is. */
export type Reception = { kind: 'stored'; mailIds: string[] } | { kind: 'refused'; code: 550 | 552; words: string }

/** A whole mail is in memory while it is looked into: one at a time. */
const inspections = new FairTurns(['the only place'])

/**
 * Takes in a mail for the addresses of its envelope, each with a row and bytes of its own; the same mail to the same address
 * is taken once, however often it comes. Rejects when it can't be stored, such as with AppError 507: nothing of it is then.
 */
export async function receiveMail(ctx: Ctx, arrival: Arrival): Promise<Reception> {
  const recipients = await findRecipients(ctx, arrival.envelope.to)
  const [first] = recipients
  if (!first) return refuse(550, 'No such address here.')
  const emails = recipients.map((recipient) => ({ ...recipient, mailId: uuidv7() }))
  const mailIds = emails.map(({ mailId }) => mailId)
  await noteArrivals(ctx.db, mailIds, ctx.now())
  try {
    const reception = await storeMails(ctx, arrival, emails)
    if (reception.kind === 'refused') await discardMailFiles(ctx, mailIds)
    return reception
  } catch (error) {
    await discardMailFiles(ctx, mailIds)
    throw error
  }
}

const refuse = (code: Extract<Reception, { kind: 'refused' }>['code'], words: string): Reception => ({
  kind: 'refused',
  code,
  words,
})

async function findRecipients(ctx: Ctx, addresses: readonly string[]): Promise<Recipient[]> {
  const found = new Map<string, Recipient>()
  for (const address of addresses) {
    const recipient = await findRecipient(ctx, address)
    if (recipient) found.set(recipient.mailbox, recipient)
  }
  return [...found.values()]
}

type NewMail = Recipient & { mailId: string }
type StoredBytes = { bytes: number; sha256: string }

async function storeMails(ctx: Ctx, arrival: Arrival, emails: readonly NewMail[]): Promise<Reception> {
  const [first, ...others] = emails
  if (!first) return refuse(550, 'No such address here.')
  const stored = await putMail(ctx, first.mailId, arrival.raw)
  if (stored === null) return refuse(552, 'The message is larger than 30 MB. Send a link to the deck.')
  const inspected = await inspections.use(first.mailbox, undefined, async () =>
    ctx.mailInspector.inspect(await ctx.files.getBytes(getMailKey(first.mailId)), first.mailbox),
  )
  if ('refusal' in inspected) return refuse(552, inspected.refusal)
  for (const { mailId } of others)
    await ctx.files.putStream(getMailKey(mailId), await ctx.files.getStream(getMailKey(first.mailId)))
  const kept = await insertMails(ctx, arrival, emails, { ...stored, ...inspected })
  const notKept = emails.flatMap(({ mailId }) => (kept.includes(mailId) ? [] : [mailId]))
  if (notKept.length > 0) await discardMailFiles(ctx, notKept)
  return { kind: 'stored', mailIds: kept }
}

class MailTooLarge extends Error {}

/** Stores an email as it arrives; null as soon as it is larger than allowed. What follows is left in its stream. */
async function putMail(ctx: Ctx, mailId: string, raw: Readable): Promise<StoredBytes | null> {
  try {
    return await ctx.files.putStream(getMailKey(mailId), Readable.from(limitBytes(raw), { objectMode: false }))
  } catch (error) {
    if (error instanceof MailTooLarge) return null
    throw error
  }
}

async function* limitBytes(raw: Readable): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of raw.iterator({ destroyOnReturn: false })) {
    bytes += piece.length
    if (bytes > mailLimits.bytes) throw new MailTooLarge()
    yield piece
  }
}

/** Stores the rows of the emails that are new, each with its job; returns their ids. Mail of a machine keeps no bytes and has no job. */
async function insertMails(
  ctx: Ctx,
  arrival: Arrival,
  emails: readonly NewMail[],
  known: StoredBytes & InspectedMail,
): Promise<string[]> {
  const why = await findReasonToIgnore(ctx, arrival, known)
  const status: MailStatus = why === null ? 'received' : 'ignored'
  return inTransaction(ctx, async (tx) => {
    const kept: string[] = []
    for (const { mailId, kind, mailbox, workspaceId } of emails) {
      const isNew = await insertReceived(tx.db, {
        ...makeRow(arrival, known),
        mail_id: mailId,
        workspace_id: workspaceId,
        kind,
        mailbox,
        has_bytes: status === 'received',
        status,
        why: why ?? '',
        ended_at: status === 'received' ? null : tx.now(),
      })
      if (!isNew || status !== 'received') continue
      await tx.jobs.send(judgeMailQueue, { mailId }, { key: mailId })
      kept.push(mailId)
    }
    if (kept.length > 0) await forgetArrivals(tx.db, kept)
    return kept
  })
}

function makeRow({ envelope, receivedAt, remote, helo = '' }: Arrival, known: StoredBytes & InspectedMail) {
  return {
    envelope_from: makeStorable(envelope.from),
    envelope_to: envelope.to.map(makeStorable),
    from_address: makeStorable(known.from),
    message_id: makeStorable(known.messageId),
    sha256: known.sha256,
    bytes: known.bytes,
    subject: makeStorable(known.subject),
    files: known.files.map(makeStorable),
    received_at: receivedAt,
    remote,
    helo: makeStorable(helo),
    hops: known.hops,
    user_id: null,
    replied_at: null,
  }
}

/** Why a mail is neither a deal nor shown to anyone; null for mail of a person. */
async function findReasonToIgnore(ctx: Ctx, { envelope }: Arrival, known: InspectedMail): Promise<string | null> {
  const { automation, from, messageId } = known
  if (envelope.from === '') return 'It says that an email could not be delivered.'
  if (automation !== null) return automation
  const own = /([^<>\s]+)>?\s*$/.exec(ctx.config.mailFrom)?.[1]?.toLowerCase() ?? ''
  const isOwnId = /^<[\da-f-]{36}@/.test(messageId) && messageId.endsWith(`@${own.split('@')[1]}>`)
  if (from === own && isOwnId) return 'It was sent by Firstread.'
  return from !== '' && (await findRecipient(ctx, from)) !== null ? 'Its sender is a relay address.' : null
}
