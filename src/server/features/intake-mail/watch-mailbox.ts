import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { Ctx } from '#server/platform/context.ts'
import type { ImapSettings } from '#server/platform/relay-settings.ts'
import { type FetchedMailbox, fetchMail } from './fetch-mail.ts'
import { leaveWatch, takeWatch } from './intake-mail-store.ts'

/** A server that tells of new mail does so at once; it is asked this often all the same. */
const lookEveryMs = 60_000
/** A process that has not renewed its word for so long has ended. */
const watchMs = 240_000
/** Waits before another attempt to connect: the first, and the longest. */
const firstWaitMs = 2_000
const longestWaitMs = 300_000
/** Milliseconds without a byte after which a connection counts as lost. */
const silentMs = 90_000

export type MailboxWatch = { close: () => Promise<void> }

/**
 * Takes in what comes to a mailbox, from now on: as soon as its server tells, else each minute. One process at a time does;
 * a connection that is lost is made again.
 */
export function watchMailbox(ctx: Ctx, imap: ImapSettings): MailboxWatch {
  const stop = new AbortController()
  const watch = { mailbox: `${imap.user}@${imap.host}:${imap.port}`.toLowerCase(), watcher: randomUUID() }
  const holdWatch = async () => {
    const now = ctx.now()
    const until = new Date(now.getTime() + watchMs)
    return !stop.signal.aborted && (await takeWatch(ctx.db, watch, { now, until }))
  }
  const running = keepWatching(ctx, imap, holdWatch, stop.signal)
  return {
    close: async () => {
      stop.abort()
      await running
      await leaveWatch(ctx.db, watch).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'Could not leave the mailbox to another process at once.'),
      )
    },
  }
}

type HoldWatch = () => Promise<boolean>

async function keepWatching(ctx: Ctx, imap: ImapSettings, hold: HoldWatch, signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs
  while (!signal.aborted) {
    try {
      const isHeld = await hold()
      if (isHeld) await watchOnce(ctx, imap, hold, signal)
      waitMs = isHeld ? firstWaitMs : lookEveryMs
    } catch (error) {
      ctx.log.warn({ err: error, host: imap.host }, 'The mailbox of RELAY_IMAP_URL can’t be reached. Trying again.')
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
    await pause(waitMs, undefined, { signal }).catch(() => undefined)
  }
}

/** One connection, until it is lost or the watch is. */
async function watchOnce(ctx: Ctx, imap: ImapSettings, hold: HoldWatch, signal: AbortSignal): Promise<void> {
  const imapflow = await import('imapflow')
  const client = new imapflow.ImapFlow({
    host: imap.host,
    port: imap.port,
    secure: imap.secure,
    auth: { user: imap.user, pass: imap.password },
    logger: false,
    autoIdleDelay: 100,
    maxIdleTime: lookEveryMs,
    socketTimeout: silentMs,
  })
  let lost: Error | null = null
  client.on('error', (error: Error) => {
    lost = error
  })
  const end = () => client.close()
  signal.addEventListener('abort', end, { once: true })
  try {
    await client.connect()
    await client.mailboxOpen('INBOX')
    while (client.usable && (await hold())) {
      const news = waitForNews(client, signal)
      await fetchMail(ctx, client, describe(ctx, imap), hold)
      await news
    }
    if (lost !== null) throw lost
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', end)
    client.close()
  }
}

/** Resolves when the server tells of a mail from now on, when a minute is over, or when the connection or the watch ends. */
async function waitForNews(client: ImapFlow, signal: AbortSignal): Promise<void> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(lookEveryMs)])
  const news = [once(client, 'exists', { signal: either }), once(client, 'close', { signal: either })]
  await Promise.race(news.map((one) => one.catch(() => undefined)))
}

/** A user name without '@' is an address of the relay's domain. */
function describe({ config }: Ctx, { user, host }: ImapSettings): FetchedMailbox {
  return { address: (user.includes('@') ? user : `${user}@${config.relay.domain ?? host}`).toLowerCase(), host }
}
