import { replyLineStarts, replyLineVerbs } from '#engine/lexicons/mail-words.ts'
import { addressesIn } from '#engine/text/email-addresses.ts'
import type { Writer } from './forwarded-head.ts'

/** A text apart from the message that it answers; `start` and `end` bound the line that names the writer of that message. */
export type QuotedReply = { start: number; end: number; from: Writer }

/** Such a line is broken after 76 characters, at most twice. */
const longestLine = 300
const mostLines = 3

/** Finds the first line such as 'On Mon, 3 Mar 2025, Ida Holm <ida@…> wrote:' with the message that it quotes; null without one. */
export function findQuotedReply(text: string): QuotedReply | null {
  const lines = text.split('\n')
  let start = 0
  for (const [index, line] of lines.entries()) {
    const count = isLineStart(line) ? countHeadLines(lines, index) : 0
    if (count > 0) {
      const head = lines.slice(index, index + count)
      const from = readWriter(head.join(' '))
      if (from.address !== '' || isQuoted(lines, index + count))
        return { start, end: start + head.join('\n').length, from }
    }
    start += line.length + 1
  }
  return null
}

const isLineStart = (line: string) =>
  line.length <= longestLine && replyLineStarts.some((start) => line.replace(/^[\s>]+/, '').startsWith(`${start} `))

/** How many lines the head takes that begins here; 0 where none does. */
function countHeadLines(lines: readonly string[], index: number): number {
  for (let count = 1; count <= mostLines; count++) {
    const head = lines
      .slice(index, index + count)
      .join(' ')
      .trim()
    if (head.length > longestLine) return 0
    const hasVerb = replyLineVerbs.some((verb) => head.includes(verb))
    if (/[:：]$/u.test(head) && hasVerb && /\d/.test(head)) return count
  }
  return 0
}

/** Whether the first line with words from here on is quoted. */
function isQuoted(lines: readonly string[], from: number): boolean {
  return /^\s*>/.test(lines.slice(from).find((line) => line.trim() !== '') ?? '')
}

function readWriter(head: string): Writer {
  const address = addressesIn(head).at(-1)?.toLowerCase() ?? ''
  const name = /([^,;:<>"\d]+?)["\s]*[<([]/u.exec(head)?.[1]?.trim() ?? ''
  return { name, address }
}
