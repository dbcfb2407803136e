import { escapeMarkdown } from '#engine/compose/escape-markdown.ts'
import type { Block, MemoDocument, Note, Span } from './memo-document.ts'

/** The document as markdown with footnotes (`[^1]`), as GitHub, Obsidian and Pandoc read them. */
export function writeMarkdown({ title, lead, made, blocks, notes }: MemoDocument): string {
  const head = [
    `# ${escapeMarkdown(title)}`,
    ...(lead === '' ? [] : [`> ${escapeMarkdown(lead)}`]),
    escapeMarkdown(made),
  ]
  return `${[...head, ...blocks.map(blockOf), notes.map(noteOf).join('\n')].join('\n\n').trimEnd()}\n`
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${line(block.spans)}`
    case 'paragraph':
      return block.isAside ? `> ${line(block.spans)}` : line(block.spans)
    case 'list':
      return block.items.map((item) => `- ${line(item)}`).join('\n')
    case 'table': {
      const rows = block.rows.map(({ name, spans }) => `| ${escapeMarkdown(name)} | ${line(spans)} |`)
      return ['| Field | Value |', '| --- | --- |', ...rows].join('\n')
    }
  }
}

const line = (spans: readonly Span[]) => spans.map(spanOf).join('').trim()

function spanOf(span: Span): string {
  if (span.kind === 'note') return `[^${span.number}]`
  if (span.kind === 'mark') return ` **${span.text}**`
  const words = escapeMarkdown(span.text)
  if (words === '') return span.text === '' ? '' : ' '
  const [before, after] = [/^\s/.test(span.text) ? ' ' : '', /\s$/.test(span.text) ? ' ' : '']
  return `${before}${span.bold ? `**${words}**` : words}${after}`
}

function noteOf({ number, quotes, place, address }: Note): string {
  const where = address === null ? escapeMarkdown(place) : `[${escapeMarkdown(place)}](<${address}>)`
  return `[^${number}]: ${quotes.map((quote) => `“${escapeMarkdown(quote)}” `).join('')}${where}`
}
