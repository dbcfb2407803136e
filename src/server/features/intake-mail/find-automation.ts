/** Headers that only machines write, each with the values that say so. */
const marks: ReadonlyArray<readonly [header: string, value: RegExp, why: string]> = [
  ['auto-submitted', /^(?!\s*no\b)/i, 'It was sent by a machine (Auto-Submitted).'],
  ['precedence', /^\s*(?:bulk|list|junk|auto_reply)\b/i, 'It was sent in bulk (Precedence).'],
  ['list-id', /\S/, 'It came from a mailing list.'],
  ['list-post', /\S/, 'It came from a mailing list.'],
  ['x-autoreply', /\S/, 'It is an automatic reply.'],
  ['x-autorespond', /\S/, 'It is an automatic reply.'],
  ['x-failed-recipients', /\S/, 'It says that an email could not be delivered.'],
  ['content-type', /^\s*multipart\/report\b/i, 'It reports on the delivery of an email.'],
  ['x-firstread', /\S/, 'It was sent by Firstread.'],
]

/** Returns why a mail counts as sent by a machine, which is never answered; null for mail of a person. */
export function findAutomation(readAll: (header: string) => string[]): string | null {
  const mark = marks.find(([header, value]) => readAll(header).some((one) => value.test(one)))
  return mark?.[2] ?? null
}
