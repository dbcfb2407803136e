import { readForwardedHead, unquote, type Writer } from './forwarded-head.ts'
import { findQuotedReply } from './quoted-reply.ts'

/** One message of a chain: who wrote it, under which subject and time (as printed), and its own text. */
export type ChainMessage = { from: Writer; subject: string; date: string; text: string }

/** A chain of more messages is read so far; what follows stays with the last one. */
const mostMessages = 20

/**
 * Splits the text of an email into its own message and those that it forwards or quotes, the outermost first. Texts are without the
 * marks of quoting, signatures included.
 */
export function splitMessages(text: string, outer: Omit<ChainMessage, 'text'>): ChainMessage[] {
  const messages: ChainMessage[] = []
  let head = outer
  let rest = normaliseText(text)
  while (messages.length < mostMessages - 1) {
    const part = splitOnce(rest)
    if (part === null) break
    messages.push({ ...head, text: part.text })
    head = part.next
    rest = part.rest
  }
  return [...messages, { ...head, text: rest }]
}

/** What Outlook puts between a message and the one that it answers: a rule, or '-----Original Message-----'. */
const ruleBelow = /(?:^|\n)[ \t]*(?:_{5,}|-{3,}[^\n]{0,60}-{3,})\s*$/u

type Split = { text: string; next: Omit<ChainMessage, 'text'>; rest: string }

/** Cuts off the first message; null where there is one alone. */
function splitOnce(text: string): Split | null {
  const forwarded = readForwardedHead(text)
  const above = forwarded?.above ?? text
  const reply = findQuotedReply(above)
  if (reply !== null) {
    const next = { from: reply.from, subject: '', date: '' }
    const begin = text.indexOf(above.slice(reply.start, reply.end))
    const { own, quoted } = partQuoted(text.slice(begin + reply.end - reply.start).trim())
    return { text: joinParts(above.slice(0, reply.start), own), next, rest: normaliseText(quoted) }
  }
  if (forwarded === null) return null
  const { from, subject, date } = forwarded
  return {
    text: forwarded.above.replace(ruleBelow, ''),
    next: { from, subject, date },
    rest: normaliseText(forwarded.text),
  }
}

/** Parts what follows the head of a quoted message: lines with a quote mark are quoted; where none has one, all are. */
function partQuoted(text: string): { own: string; quoted: string } {
  const lines = text.split('\n')
  const isMarked = (line: string) => /^\s*>/.test(line)
  if (!lines.some(isMarked)) return { own: '', quoted: text }
  const quoted = lines.filter(isMarked).join('\n')
  return { own: lines.filter((line) => !isMarked(line)).join('\n'), quoted: unquote(quoted) }
}

const joinParts = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')

/** Returns a text with one kind of line break and of space, without the blank space around it. */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\uFEFF\u200B\u2060]/g, '')
    .replace(/\u00A0/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
