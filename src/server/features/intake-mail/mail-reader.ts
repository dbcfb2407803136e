import { z } from 'zod'
import { startWorkerThread } from '#server/platform/worker-thread.ts'
import type { ReadMail } from './read-forwarded-mail.ts'

/** Kept between emails, which often come several at a time. */
const idleMs = 20_000

/** Reads received emails away from the calling thread. */
export type MailReader = {
  /**
   * Rejects with UnreadableMail for an email that can't be read, or not within its share of the processor. Emails are read one after
   * the other, in turns by `owner`, their workspace.
   */
  read: (raw: Uint8Array, owner: string) => Promise<ReadMail>
  close: () => Promise<void>
}

/** An email whose parts can't be read; `message` can be shown to a person. */
export class UnreadableMail extends Error {
  constructor(options?: { cause: unknown }) {
    super('Its parts could not be read.', options)
    this.name = 'UnreadableMail'
  }
}

const writer = z.object({ name: z.string(), address: z.string() })
const readMail: z.ZodType<ReadMail> = z.object({
  messageId: z.string(),
  references: z.string(),
  subject: z.string(),
  from: writer,
  text: z.string(),
  chain: z.array(z.object({ from: writer, subject: z.string(), date: z.string(), text: z.string() })),
  files: z.array(
    z.object({ part: z.string(), name: z.string(), contentType: z.string(), bytes: z.instanceof(Uint8Array) }),
  ),
  links: z.array(z.string()),
  unread: z.array(z.string()),
})
/** What the thread answers: the email, or null for one that can't be read. */
const readAnswer = readMail.nullable()

/** Makes a reader whose emails may take `seconds` of the processor each. */
export function createMailReader(
  seconds: number,
  entry: URL = new URL('./mail-reader-worker.ts', import.meta.url),
): MailReader {
  const thread = startWorkerThread({ entry, seconds, idleMs, late: () => new UnreadableMail() })
  return {
    read: async (raw, owner) => {
      const read = readAnswer.parse(await thread.run(raw, { owner }).catch(toUnreadable))
      if (read === null) throw new UnreadableMail()
      return read
    },
    close: thread.close,
  }
}

/** An email that unfolds beyond the thread's memory ends the thread with this error, each time. */
function toUnreadable(error: unknown): never {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  throw isTooLarge ? new UnreadableMail({ cause: error }) : error
}
