import type { Services } from '#server/platform/context.ts'
import { getOutboxDir } from '#server/platform/mail/outbox.ts'

/**
 * What a server that sends no email says when it starts; null where emails are sent. With the server's address it ends with
 * the one that opens the outbox, for the person who started it and for programs that read this line.
 */
export function describeOutbox({ config, outboxKey }: Services, address: string | null): string | null {
  if (config.smtpUrl !== null) return null
  const where =
    address === null
      ? `They are saved in ${getOutboxDir(config.dataDir)}`
      : `Read them at ${address}/dev/outbox/?key=${outboxKey}`
  return `SMTP_URL is not set: emails are only saved. ${where}`
}
