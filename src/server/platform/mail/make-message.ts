import { randomUUID } from 'node:crypto'
import type { Mail } from './mailer.ts'

/** A mail as nodemailer takes it. */
export function makeMessage({ id = randomUUID(), deliverTo, fromName = '', isAutomatic, ...mail }: Mail, from: string) {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  const domain = /@([\w.-]+)$/.exec(address)?.[1] ?? 'localhost'
  return {
    ...mail,
    from: fromName === '' ? from : { name: fromName, address },
    messageId: `<${id}@${domain}>`,
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    ...(deliverTo && { envelope: { from, to: deliverTo } }),
  }
}
