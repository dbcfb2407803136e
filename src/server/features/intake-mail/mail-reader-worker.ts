import { type ReadMail, readForwardedMail } from './read-forwarded-mail.ts'

/** The thread's entry: the bytes of one email; null for one that can't be read. */
export default function work(raw: Uint8Array): Promise<ReadMail | null> {
  return readForwardedMail(raw).catch(() => null)
}
