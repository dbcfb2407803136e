import { normaliseText } from './split-messages.ts'

/** A shorter line, such as 'Hello,', may be the founder's own. */
const shortestLine = 20

/** Returns an answer without the lines of the email that it answers, for email clients that mark quoted lines in no known way. */
export function cutSentLines(answer: string, sent: string): string {
  const lines = new Set(
    sent
      .split('\n')
      .map(makeKey)
      .filter((line) => line.length >= shortestLine),
  )
  return normaliseText(
    answer
      .split('\n')
      .filter((line) => !lines.has(makeKey(line)))
      .join('\n'),
  )
}

/** A line in the form in which its copies are the same: list marks and spaces differ. */
const makeKey = (line: string) =>
  line
    .replace(/^[\s>|•·*–-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
