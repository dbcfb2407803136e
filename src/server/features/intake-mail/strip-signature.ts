import { deviceLine, legalNotice, signOffs } from '#engine/lexicons/mail-words.ts'
import { normaliseText } from './split-messages.ts'

/** Lines below a sign-off: names, roles, telephones, addresses. More are a part of the letter. */
const mostLines = 14
/** A line of a signature is shorter. */
const longestLine = 100

const closings = new Set(signOffs)

/**
 * Returns the text of a message without its signature, the line of the sender's device, legal notices, and what stands for
 * pictures. A letter that goes on below its sign-off is kept whole.
 */
export function stripSignature(text: string): string {
  const plain = text.replace(/\[(?:cid|image):[^\]\n]{0,200}\]/gi, '').replace(/<mailto:[^>\n]{0,300}>/gi, '')
  const lines = normaliseText(plain)
    .split('\n')
    .filter((line) => !isAddedLine(line))
  return normaliseText(lines.slice(0, findEnd(lines)).join('\n'))
}

/** A line that no one wrote. */
const isAddedLine = (line: string) => deviceLine.test(line.trim()) || legalNotice.test(line.trim())

/** The number of lines that belong to the letter. */
function findEnd(lines: readonly string[]): number {
  // The line that sets a signature apart: RFC 3676, 4.3.
  const mark = lines.findIndex((line) => /^--\s?$/.test(line))
  const letter = mark < 0 ? lines : lines.slice(0, mark)
  const signOff = findSignOff(letter)
  return signOff < 0 ? letter.length : signOff
}

function findSignOff(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '')
  for (let index = lines.length - 1; index > first; index--) {
    if (!closings.has(toSignOff(lines[index] ?? ''))) continue
    const signature = lines.slice(index + 1).filter((line) => line.trim() !== '')
    if (signature.length <= mostLines && signature.every(isSignatureLine)) return index
  }
  return -1
}

const toSignOff = (line: string) =>
  line
    .trim()
    .toLowerCase()
    .replace(/[\s,.!–—-]+$/u, '')
    .replace(/ (?:from|aus) [\p{L} ]{2,30}$/u, '')

/** A sentence, a figure with its label or a postscript belongs to the letter. */
function isSignatureLine(line: string): boolean {
  const text = line.trim()
  if (text.length > longestLine || /^p\.?\s?s\b/i.test(text)) return false
  const isSentence = /[.!?]$/.test(text) && text.split(/\s+/).length > 6
  return !isSentence && !/[€$£%]|\b(?:ARR|MRR|EBITDA|GMV)\b/.test(text)
}
