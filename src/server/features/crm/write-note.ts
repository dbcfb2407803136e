import type { Memo } from '#contract/memo.ts'
import { buildDocument } from '../memo-export/build-document.ts'
import type { Block, Span } from '../memo-export/memo-document.ts'

/** The parts of a memo that a note has: no flags, which are the team’s own, and no decision. */
const parts: ReadonlySet<string> = new Set(['Executive Summary', 'Fundraising Summary', 'Key Facts'])
/** A note is read in a narrow column; the memo has the rest. */
const mostLetters = 12_000

/**
 * The note of a deal: summary, round and key facts as plain text, with the mark of each value that is not proved, and the memo's
 * address, by which the note is found again.
 */
export function writeNote(memo: Memo, appUrl: string, address: string): { title: string; text: string } {
  const { blocks, title } = buildDocument(memo, appUrl)
  const lines = [`Memo: ${address}`, ...listParts(blocks)]
  let text = ''
  for (const line of lines) {
    if (text.length + line.length > mostLetters) break
    text += text === '' ? line : `\n\n${line}`
  }
  return { title: `${title}: deal memo by Firstread`, text }
}

function listParts(blocks: readonly Block[]): string[] {
  const lines: string[] = []
  let isTold = false
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) isTold = parts.has(writeLine(block.spans))
    if (isTold && block.kind !== 'table') lines.push(writeBlock(block))
  }
  return lines
}

function writeBlock(block: Exclude<Block, { kind: 'table' }>): string {
  if (block.kind === 'heading') return block.level === 1 ? writeLine(block.spans).toUpperCase() : writeLine(block.spans)
  return block.kind === 'list' ? block.items.map((item) => `- ${writeLine(item)}`).join('\n') : writeLine(block.spans)
}

/** Marks stay, in their brackets; numbers of footnotes would lead nowhere. */
function writeLine(spans: readonly Span[]): string {
  return spans
    .map((span) => (span.kind === 'note' ? '' : span.kind === 'mark' ? ` ${span.text}` : span.text))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}
