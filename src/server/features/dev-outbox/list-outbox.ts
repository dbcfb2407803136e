import PostalMime from 'postal-mime'
import type { Services } from '#server/platform/context.ts'
import { getOutboxDir, readOutbox } from '#server/platform/mail/outbox.ts'
import type { OutboxMail } from './outbox-page.ts'

const mostShown = 100

/** Lists the newest emails of the outbox, the newest first. */
export async function listOutbox(services: Services): Promise<OutboxMail[]> {
  const files = await readOutbox(getOutboxDir(services.config.dataDir), mostShown)
  const emails = await Promise.all(files.map(({ name, eml }) => read(name, eml)))
  return emails.reverse()
}

async function read(name: string, eml: Buffer): Promise<OutboxMail> {
  const { to, subject, date, text = '' } = await PostalMime.parse(eml)
  return {
    name,
    to: (to ?? []).flatMap(({ address }) => (address === undefined ? [] : [address])),
    subject: subject ?? '',
    date: date ?? '',
    text,
    links: [...new Set(text.match(/https?:\/\/\S+/g))],
  }
}
