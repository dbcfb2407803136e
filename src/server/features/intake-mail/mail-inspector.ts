import { startWorkerThread } from '#server/platform/worker-thread.ts'
import { type Inspection, inspection, unreadable } from './inspect-mail.ts'

/** Kept between emails, which often come several at a time. */
const idleMs = 20_000

/** Looks into emails apart from the requests; what takes too long counts as a mail that can't be read. */
export type MailInspector = {
  inspect: (raw: Uint8Array, mailbox: string) => Promise<Inspection>
  close: () => Promise<void>
}

class TooSlow extends Error {}

/** Looks into emails in a thread of its own, one after the other; a mail that takes more than `seconds` of it is refused. */
export function createMailInspector(
  seconds: number,
  entry: URL = new URL('./mail-inspector-worker.ts', import.meta.url),
): MailInspector {
  const thread = startWorkerThread({ entry, seconds, idleMs, late: () => new TooSlow() })
  return {
    inspect: async (raw, mailbox) => {
      try {
        return inspection.parse(await thread.run(raw, { owner: mailbox }))
      } catch (error) {
        if (error instanceof TooSlow || isOutOfMemory(error)) return { refusal: unreadable }
        throw error
      }
    },
    close: thread.close,
  }
}

/** The thread of a mail that unfolds beyond its memory ends with this error, each time. */
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
