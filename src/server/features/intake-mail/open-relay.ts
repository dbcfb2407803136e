import type { Ctx, Services } from '#server/platform/context.ts'
import { openSmtpReceiver } from './smtp-receiver.ts'
import { watchMailbox } from './watch-mailbox.ts'

/** What receives mail until it is closed. */
export type Relay = {
  /** The port of SMTP; null where there is none. */
  smtpPort: number | null
  close: () => Promise<void>
}

/** Receives mail by SMTP and from a mailbox, as the settings say. Throws StartError when a port can't be used. */
export async function openRelay(services: Services): Promise<Relay> {
  const ctx: Ctx = { ...services, actor: { type: 'job', name: 'relay' } }
  const { smtpPort, imap } = ctx.config.relay
  const smtp = smtpPort === 0 ? null : await openSmtpReceiver(ctx)
  const mailbox = imap === null ? null : watchMailbox(ctx, imap)
  return {
    smtpPort: smtp?.port ?? null,
    close: async () => {
      await Promise.all([smtp?.close(), mailbox?.close()])
    },
  }
}
