import type { ImapFlow } from 'imapflow'
import type { Ctx } from '#server/platform/context.ts'
import { deliveryHeaders, findDeliveredTo } from './find-delivered-to.ts'
import { mailLimits } from './inspect-mail.ts'
import { type Reception, receiveMail } from './receive-mail.ts'

/** Where mail is fetched from: its own address, and the host as it is noted with each mail. */
export type FetchedMailbox = { address: string; host: string }

/**
 * Takes in the unread emails of the open mailbox, newest first, and marks each as read once it is stored; one that is refused is
 * flagged too, for a person to see. Rejects when the connection is lost; a mail that can't be stored stays unread.
 */
export async function fetchMail(
  ctx: Ctx,
  client: ImapFlow,
  mailbox: FetchedMailbox,
  mayGoOn: () => Promise<boolean>,
): Promise<void> {
  const unread = await client.search({ seen: false }, { uid: true })
  for (const uid of (unread || []).toReversed()) {
    if (!(await mayGoOn())) return
    try {
      await fetchOne(ctx, client, mailbox, String(uid))
    } catch (error) {
      if (!client.usable) throw error
      ctx.log.error({ err: error, uid }, 'Could not take in an email of the mailbox. It stays unread.')
    }
  }
}

async function fetchOne(ctx: Ctx, client: ImapFlow, mailbox: FetchedMailbox, uid: string): Promise<void> {
  const found = await client.fetchOne(uid, { headers: deliveryHeaders, size: true }, { uid: true })
  if (!found) return
  const envelope = await findDeliveredTo(ctx, found.headers?.toString('latin1') ?? '', mailbox.address)
  const reception =
    (found.size ?? 0) > mailLimits.bytes ? tooLarge : await receive(ctx, client, { uid, envelope, ...mailbox })
  const refused = reception.kind === 'refused' ? ['\\Flagged'] : []
  if (reception.kind === 'refused')
    ctx.log.warn({ uid, why: reception.words }, 'An email of the mailbox was refused. It is flagged there.')
  await client.messageFlagsAdd(uid, ['\\Seen', ...refused], { uid: true })
}

const tooLarge: Reception = { kind: 'refused', code: 552, words: 'The message is larger than 30 MB.' }

type Fetched = FetchedMailbox & { uid: string; envelope: { from: string; to: string[] } }

async function receive(ctx: Ctx, client: ImapFlow, { uid, envelope, host }: Fetched): Promise<Reception> {
  const download = await client.download(uid, undefined, { uid: true })
  if (!download.content) throw new Error('The mailbox did not send the email.')
  return receiveMail(ctx, { envelope, raw: download.content, receivedAt: ctx.now(), remote: host })
}
