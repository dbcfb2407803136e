import { randomUUID } from 'node:crypto'
import type { Mail } from './mailer.ts'

/** A mail as nodemailer takes it. */
export function makeMessage({ id = randomUUID(), deliverTo, ...mail }: Mail, from: string) {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  const messageId = `<${id}@${domain}>`
  return { ...mail, from, messageId, ...(deliverTo && { envelope: { from, to: deliverTo } }) }
}
