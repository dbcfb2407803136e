import EmailForwardParser from 'email-forward-parser'
import { dateLabels, senderLabels, subjectLabels } from '#engine/lexicons/mail-words.ts'

/** Who wrote a message; the address is in lower case, '' where the email gives a name alone. */
export type Writer = { name: string; address: string }
/** A forwarded message: what stands above it, who wrote it, and its text. */
export type Forwarded = { above: string; from: Writer; subject: string; date: string; text: string }

/** Lines of a header that an email client writes are shorter; patterns over longer ones take too much time. */
const longestLine = 400
/** A line with more of these is a list of addresses or an attack, and each multiplies the ways to read it. */
const mostMarks = 12

const parser = new EmailForwardParser()

/** Returns the outermost forwarded message of a text, as any common email client writes it; null without one. */
export function readForwardedHead(text: string): Forwarded | null {
  const { safe, restore } = hideLongLines(text)
  const head = findHead(safe)
  const isMarked = head === null || parser.read(safe.slice(0, head.firstLineEnd)).forwarded
  // A head without a line above it counts as forwarded only for a subject that says so.
  const found = isMarked ? parser.read(safe) : parser.read(`${unquote(safe.slice(head.start, head.end))}\n\n-`, 'Fwd: ')
  if (!found.forwarded || found.email.body === undefined) return null
  return {
    above: restore(isMarked ? (found.message ?? '') : safe.slice(0, head.start)).trim(),
    from: readWriter(found.email.from.name ?? '', found.email.from.address ?? ''),
    subject: restore(found.email.subject ?? '').trim(),
    date: found.email.date ?? '',
    text: restore(isMarked ? found.email.body : unquote(safe.slice(head.end))).trim(),
  }
}

function readWriter(name: string, address: string): Writer {
  const plain = name
    .replace(/[*"'<>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { name: plain, address: address.replace(/^mailto:/i, '').toLowerCase() }
}

/** Takes a level of quote marks off, where the first line has one. */
export const unquote = (text: string): string => (/^\s*>/.test(text) ? text.replace(/^[ \t]*> ?/gm, '') : text)

/** Puts a short mark in the place of each line that is too costly to read. */
function hideLongLines(text: string): { safe: string; restore: (part: string) => string } {
  const hidden: string[] = []
  const lines = text.split('\n').map((line) => {
    const marks = line.length <= longestLine ? line.replace(/[^[\]<>|"“”„«»,]/g, '').length : mostMarks + 1
    if (marks <= mostMarks) return line
    hidden.push(line)
    return `\uE000${hidden.length - 1}\uE001`
  })
  const restore = (part: string) => part.replace(/\uE000(\d+)\uE001/g, (_, index) => hidden[Number(index)] ?? '')
  return { safe: lines.join('\n').replace(/\n(?:[ \t]*\n){2,}/g, '\n\n'), restore }
}

const makeLabel = (labels: readonly string[]) =>
  new RegExp(`^[\\s>*]{0,20}(?:${labels.join('|')})\\s?\\*?\\s?[:：]`, 'iu')
const senderLabel = makeLabel(senderLabels)
const subjectLabel = makeLabel(subjectLabels)
const dateLabel = makeLabel(dateLabels)
/** Lines of a head: sender, date, recipients, copies, answers, subject, importance. */
const headLines = 8

type Head = { start: number; firstLineEnd: number; end: number }

/** Finds where sender, date and subject of a message stand together, as Outlook writes them. */
function findHead(text: string): Head | null {
  const lines = text.split('\n')
  let start = 0
  for (const [index, line] of lines.entries()) {
    const length = senderLabel.test(line) ? measureHead(lines.slice(index, index + headLines)) : 0
    if (length > 0) return { start, firstLineEnd: start + line.length, end: start + length }
    start += line.length + 1
  }
  return null
}

/** The characters of a head that begins with these lines: to its empty line, else to its last label; 0 where none begins. */
function measureHead(lines: readonly string[]): number {
  if (![subjectLabel, dateLabel].every((label) => lines.some((line) => label.test(line)))) return 0
  const empty = lines.findIndex((line) => /^[\s>]*$/.test(line))
  const labels = [senderLabel, subjectLabel, dateLabel]
  const last = lines.findLastIndex((line) => labels.some((label) => label.test(line)))
  return lines.slice(0, empty > last ? empty : last + 1).join('\n').length
}
