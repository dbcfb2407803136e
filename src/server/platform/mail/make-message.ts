import { randomUUID } from 'node:crypto'
import type { Mail } from './mailer.ts'

/** A mail as nodemailer takes it. Its header X-Firstread keeps the relay mailbox from taking in what Firstread has sent. */
export function makeMessage({ id = randomUUID(), deliverTo, fromName = '', isAutomatic, ...mail }: Mail, from: string) {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  const domain = /@([\w.-]+)$/.exec(address)?.[1] ?? 'localhost'
  return {
    ...mail,
    from: fromName === '' ? from : { name: fromName, address },
    messageId: `<${id}@${domain}>`,
    headers: { 'X-Firstread': 'sent', ...(isAutomatic && { 'Auto-Submitted': 'auto-replied' }) },
    ...(deliverTo && { envelope: { from, to: deliverTo } }),
  }
}
