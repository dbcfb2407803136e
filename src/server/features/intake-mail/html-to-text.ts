import { Parser } from 'htmlparser2'

/** Elements that stand on lines of their own. */
const blocks = new Set(
  'address article aside body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** Elements whose text is not for readers. */
const silent = new Set(['head', 'style', 'script', 'title', 'template', 'noscript', 'object', 'svg', 'math', 'select'])
/** Elements without an end. */
const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

const hidingStyle =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|(?<![\w-])opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0(?![.\d])|max-height\s*:\s*0(?![.\d])|mso-hide\s*:\s*all)/i

/** The text of an HTML email as a person reads it, and where its links lead, in their order. */
export type TextOfHtml = { text: string; links: string[] }

/**
 * Returns the text of an HTML email: a line for each block, '> ' before what it quotes; what is hidden is left out. Elements may be
 * nested to any depth.
 */
export function convertHtmlToText(html: string): TextOfHtml {
  const writer = new TextWriter()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      onclosetag: (name) => writer.close(name),
      ontext: (text) => writer.write(text),
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return writer.finish()
}

class TextWriter {
  private readonly lines: string[] = []
  private readonly links: string[] = []
  private line = ''
  /** Blockquotes around the present place. */
  private quotes = 0
  /** Elements from a silent one inwards; 0 where text is read. */
  private silenced = 0
  private preformatted = 0

  open(name: string, attributes: Record<string, string>): void {
    if (empty.has(name)) {
      if (name === 'br' || name === 'hr') this.endLine(name === 'br')
      return
    }
    if (this.silenced > 0 || silent.has(name) || isHidden(attributes)) {
      this.silenced += 1
      return
    }
    if (name === 'blockquote') {
      this.endLine(false)
      this.quotes += 1
    }
    if (name === 'pre') this.preformatted += 1
    if (blocks.has(name)) this.endLine(false)
    if (name === 'p' && this.lines.at(-1)?.replace(/^[> ]+/, '') !== '') this.endLine(true)
    if (name === 'li') this.line = '- '
    if ((name === 'td' || name === 'th') && this.line.trim() !== '') this.line += ' '
    const { href } = attributes
    if (name === 'a' && href !== undefined) this.links.push(href.trim())
  }

  close(name: string): void {
    if (empty.has(name)) return
    if (this.silenced > 0) {
      this.silenced -= 1
      return
    }
    if (name === 'pre') this.preformatted = Math.max(0, this.preformatted - 1)
    if (blocks.has(name) || name === 'blockquote') this.endLine(false)
    if (name === 'blockquote') this.quotes = Math.max(0, this.quotes - 1)
  }

  write(text: string): void {
    if (this.silenced > 0) return
    if (this.preformatted === 0) {
      this.line += text.replace(/[^\S\u00a0]+/g, ' ')
      return
    }
    const [first = '', ...rest] = text.split('\n')
    this.line += first
    for (const next of rest) {
      this.endLine(true)
      this.line = next
    }
  }

  finish(): TextOfHtml {
    this.endLine(false)
    return {
      text: this.lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
      links: this.links,
    }
  }

  /** Ends the line; an empty one is kept only where the author asked for it. */
  private endLine(keepEmpty: boolean): void {
    const line = this.line
      .replace(/\u00a0/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim()
    this.line = ''
    if (line === '' && !keepEmpty) return
    this.lines.push(`${'> '.repeat(Math.min(this.quotes, 20))}${line}`)
  }
}

function isHidden({ style = '', hidden }: Record<string, string>): boolean {
  return hidden !== undefined || hidingStyle.test(style)
}
