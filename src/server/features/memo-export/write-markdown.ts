import { escapeMarkdown } from '#engine/compose/escape-markdown.ts'
import { writeQuotes } from './footnotes.ts'
import type { Block, MemoDocument, Note, Span } from './memo-document.ts'

/** The document as markdown with footnotes (`[^1]`), as GitHub, Obsidian and Pandoc read them. */
export function writeMarkdown({ title, lead, made, counts, warnings, blocks, notes }: MemoDocument): string {
  const head = [
    `# ${escapeMarkdown(title)}`,
    ...(warnings.length === 0 ? [] : [warnings.map((line) => `> **${escapeMarkdown(line)}**`).join('  \n')]),
    escapeMarkdown(counts),
    ...(lead === '' ? [] : [`> ${escapeMarkdown(lead)}`]),
    escapeMarkdown(made),
  ]
  return `${[...head, ...blocks.map(writeBlock), notes.map(writeNote).join('\n')].join('\n\n').trimEnd()}\n`
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${writeLine(block.spans)}`
    case 'paragraph':
      return writeLine(block.spans)
    case 'list':
      return block.items.map((item) => `- ${writeLine(item)}`).join('\n')
    case 'table': {
      const rows = block.rows.map(({ name, spans }) => `| ${escapeMarkdown(name)} | ${writeLine(spans)} |`)
      return ['| Field | Value |', '| --- | --- |', ...rows].join('\n')
    }
  }
}

const writeLine = (spans: readonly Span[]) => spans.map(writeSpan).join('').trim()

function writeSpan(span: Span): string {
  if (span.kind === 'note') return `[^${span.number}]`
  if (span.kind === 'mark') return ` *(${escapeMarkdown(span.text.slice(1, -1))})*`
  const words = escapeMarkdown(span.text)
  if (words === '') return span.text === '' ? '' : ' '
  const [before, after] = [/^\s/.test(span.text) ? ' ' : '', /\s$/.test(span.text) ? ' ' : '']
  return `${before}${span.bold ? `**${words}**` : words}${after}`
}

function writeNote(note: Note): string {
  const { number, place, address } = note
  const where = address === null ? escapeMarkdown(place) : `[${escapeMarkdown(place)}](<${address}>)`
  return `[^${number}]: ${writeQuotes(note)
    .map((quote) => `${escapeMarkdown(quote)} `)
    .join('')}${where}`
}
