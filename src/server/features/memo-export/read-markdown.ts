/** A piece of a memo's markdown: words, or a link with its label and title. */
export type MarkdownSpan =
  | { kind: 'text'; text: string; bold: boolean }
  | { kind: 'link'; label: string; href: string; title: string | null }

export type MarkdownLine = { kind: 'paragraph' | 'item'; spans: MarkdownSpan[] }

const token = /\\([!-/:-@[-`{-~])|(\*\*)|\[((?:\\.|[^\]\\])*)\]\(([^\s()]*)(?:\s+"((?:\\.|[^"\\])*)")?\)/g
const listMark = /^\s*(?:[-*+]|\d+[.)])\s+/
const headingMark = /^\s*#{1,6}\s+/

/** Reads what memos use of markdown: paragraphs, lists, headings, bold, links, escapes. Everything else is plain words. */
export function readMarkdown(text: string): MarkdownLine[] {
  const lines: MarkdownLine[] = []
  for (const part of text.split(/\n[ \t]*\n/)) {
    let open: string[] = []
    const end = () => {
      if (open.length > 0) lines.push({ kind: 'paragraph', spans: readSpans(open.join(' '), false) })
      open = []
    }
    for (const line of part.split('\n').filter((one) => one.trim() !== '')) {
      const isHeading = headingMark.test(line)
      if (!isHeading && !listMark.test(line)) {
        open.push(line.trim())
        continue
      }
      end()
      const kind = isHeading ? 'paragraph' : 'item'
      lines.push({ kind, spans: readSpans(line.replace(isHeading ? headingMark : listMark, ''), isHeading) })
    }
    end()
  }
  return lines
}

function readSpans(line: string, isHeading: boolean): MarkdownSpan[] {
  const spans: MarkdownSpan[] = []
  let bold = isHeading
  let words = ''
  const end = () => {
    if (words !== '') spans.push({ kind: 'text', text: words, bold })
    words = ''
  }
  let at = 0
  for (const match of line.matchAll(token)) {
    words += line.slice(at, match.index)
    at = match.index + match[0].length
    const [, escaped, strong, label, href, title] = match
    if (escaped !== undefined) words += escaped
    else {
      end()
      if (strong !== undefined) bold = !bold
      else
        spans.push({
          kind: 'link',
          label: removeEscapes(label ?? ''),
          href: href ?? '',
          title: title === undefined ? null : removeEscapes(title),
        })
    }
  }
  words += line.slice(at)
  end()
  return spans
}

const removeEscapes = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
