import { type Inspection, inspectMail } from './inspect-mail.ts'

/** The thread's entry: the bytes of one mail. */
export default function work(raw: Uint8Array): Promise<Inspection> {
  return inspectMail(raw)
}
