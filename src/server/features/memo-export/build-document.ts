import { madeWithText } from '#contract/made-with-text.ts'
import type { Flag, Memo, MemoField, SourceLink } from '#contract/memo.ts'
import { founderFields, keyFactNames, type MemoFieldDefinition, memoSections } from '#contract/memo-fields.ts'
import { foundersOf, sourcesOf } from '#engine/compose/memo-reader.ts'
import { Footnotes } from './footnotes.ts'
import type { Block, MemoDocument, Row, Span } from './memo-document.ts'
import { plainText } from './plain-text.ts'
import { type MarkdownSpan, readMarkdown } from './read-markdown.ts'

/** A list names its places; so many are enough to start from. */
const mostNotes = 4
const checkWords = ' No quote for it was found word for word on its page: read the source before you rely on it.'

/** The memo as a document: what the read view shows, then every field with its sources, then what is unknown. */
export function buildDocument(memo: Memo, appUrl: string): MemoDocument {
  const writer = new DocumentWriter(appUrl)
  const { structured, unstructured } = memo.json_response
  writer.heading(1, 'Executive Summary')
  writer.markdown(unstructured.executive_summary)
  writer.flags(memo)
  writer.heading(1, 'Fundraising Summary')
  writer.markdown(structured.key_terms.fundrasing_summary.value)
  writer.founders(memo)
  writer.keyFacts(memo)
  writer.fields(memo)
  writer.unknownFields(memo)
  const oneLiner = structured.key_terms.company_info['One-liner'].value
  return {
    title: plainText(memo.deal.name).trim() || 'Deal memo',
    lead: plainText(oneLiner ?? '').trim(),
    made: madeOf(memo),
    blocks: writer.blocks,
    notes: writer.notes,
  }
}

function madeOf({ created_on, engine, version, model }: Memo): string {
  const parts = [`Deal memo of ${dayOf(created_on)}`, `Engine: ${plainText(engine)}`, `Version ${version}`]
  return [...parts, ...(model ? [plainText(madeWithText(model))] : [])].join(' · ')
}

/** A day as people write it, the same in every time zone. */
function dayOf(timestamp: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp))
}

class DocumentWriter {
  readonly blocks: Block[] = []
  readonly #footnotes: Footnotes
  #isCheckExplained = false

  constructor(appUrl: string) {
    this.#footnotes = new Footnotes(appUrl)
  }

  get notes() {
    return this.#footnotes.notes
  }

  heading(level: 1 | 2, text: string): void {
    this.blocks.push({ kind: 'heading', level, spans: [{ kind: 'text', text }] })
  }

  markdown(text: string): void {
    let items: Span[][] = []
    const endList = () => {
      if (items.length > 0) this.blocks.push({ kind: 'list', items })
      items = []
    }
    for (const { kind, spans } of readMarkdown(text)) {
      const written = attached(spans.map((span) => this.#span(span)))
      if (kind === 'item') items.push(written)
      else {
        endList()
        this.blocks.push({ kind: 'paragraph', spans: written })
      }
    }
    endList()
  }

  keyFacts({ json_response }: Memo): void {
    const facts = json_response.unstructured.key_facts
    const known = keyFactNames.filter((name) => isKnown(facts[name].value))
    if (known.length > 0) this.heading(1, 'Key Facts')
    for (const name of known) {
      this.heading(2, name)
      this.markdown(facts[name].value)
    }
  }

  flags({ flags: { green, red, signals } }: Memo): void {
    const groups: Array<[string, Flag[]]> = [
      ['Green Flags', green],
      ['Red Flags', red],
      ['Signals', signals],
    ]
    for (const [title, flags] of groups) {
      if (flags.length === 0) continue
      this.heading(1, title)
      this.blocks.push({ kind: 'list', items: flags.map((flag) => this.#flag(flag)) })
    }
  }

  founders({ validated_response }: Memo): void {
    const founders = foundersOf(validated_response)
    if (founders.length === 0) return
    this.heading(1, 'Founders')
    for (const founder of founders) {
      const { 'Founder Name': name, ...others } = founder
      const unnamed: Span[] = [{ kind: 'text', text: 'Name unknown' }]
      this.blocks.push({ kind: 'heading', level: 2, spans: name && isKnown(name.value) ? this.#field(name) : unnamed })
      const told = founderFields.filter(({ name: field }) => others[field]?.value !== true)
      this.#table([...this.#rowsOf(told, others), ...this.#traits(others)])
    }
  }

  fields({ validated_response }: Memo): void {
    let isFirst = true
    for (const section of memoSections) {
      const content = validated_response[section.name]
      if (!content || Array.isArray(content)) continue
      if (section.fields.every(({ name }) => !isKnown(content[name]?.value))) continue
      if (isFirst) this.heading(1, 'Fields')
      isFirst = false
      this.heading(2, section.name)
      this.#table(this.#rowsOf(section.fields, content))
    }
  }

  unknownFields({ validated_response, json_response }: Memo): void {
    const fields = memoSections.flatMap((section) => {
      const content = validated_response[section.name]
      return content && !Array.isArray(content)
        ? section.fields.map(({ name }) => name).filter((name) => !isKnown(content[name]?.value))
        : []
    })
    const facts = json_response.unstructured.key_facts
    const names = [...new Set([...fields, ...keyFactNames.filter((name) => !isKnown(facts[name].value))])]
    if (names.length === 0) return
    this.heading(1, 'Unknown Fields')
    const text = `Not stated in the deck or the updates: ${names.join(' · ')}`
    this.blocks.push({ kind: 'paragraph', spans: [{ kind: 'text', text }] })
  }

  #rowsOf(fields: readonly MemoFieldDefinition[], content: Record<string, MemoField>): Row[] {
    return fields.flatMap(({ name }) => {
      const field = content[name]
      return field && isKnown(field.value) ? [{ name, spans: this.#field(field) }] : []
    })
  }

  /** What is true of a founder, in one row, each with its sources. */
  #traits(founder: Record<string, MemoField>): Row[] {
    const spans = founderFields.flatMap(({ name }): Span[] => {
      const field = founder[name]
      if (field?.value !== true) return []
      const [, ...proof] = this.#field(field)
      return [{ kind: 'text', text: name }, ...proof, { kind: 'text', text: '; ' }]
    })
    return spans.length === 0 ? [] : [{ name: 'Traits', spans: spans.slice(0, -1) }]
  }

  #table(rows: Row[]): void {
    if (rows.length === 0) return
    this.blocks.push({ kind: 'table', rows })
    const open = rows.some(({ spans }) => spans.some((span) => span.kind === 'mark' && span.text === 'Check'))
    if (open && !this.#isCheckExplained) {
      this.#isCheckExplained = true
      const spans: Span[] = [
        { kind: 'mark', text: 'Check' },
        { kind: 'text', text: checkWords },
      ]
      this.blocks.push({ kind: 'paragraph', isAside: true, spans })
    }
  }

  #field(field: MemoField): Span[] {
    const spans: Span[] = [{ kind: 'text', text: shown(field.value) }, ...this.#notesOf(sourcesOf(field))]
    if (field.edited) return [...spans, { kind: 'mark', text: 'Edited' }]
    return field.validated ? spans : [...spans, { kind: 'mark', text: 'Check' }]
  }

  #flag(flag: Flag): Span[] {
    const name = `${plainText(`${flag.key}: ${flag.value}`).trim()}.`
    return [
      { kind: 'text', text: name, bold: true },
      { kind: 'text', text: ` ${plainText(flag.reason).trim()}` },
      ...this.#notesOf(flag.source),
    ]
  }

  /** A page that is cited with a quote needs no citation without. */
  #notesOf(sources: readonly SourceLink[]): Span[] {
    const telling = sources.filter(
      ({ value, quote }) => quote || !sources.some((other) => other.quote && other.value === value),
    )
    return telling.slice(0, mostNotes).map((source) => this.#footnotes.cite(source))
  }

  /** A link that is numbered is a citation; any other is its own words. */
  #span(span: MarkdownSpan): Span {
    if (span.kind === 'text') return { kind: 'text', text: plainText(span.text), ...(span.bold && { bold: true }) }
    if (!/^\d{1,4}$/.test(span.label)) return { kind: 'text', text: plainText(span.label) }
    return this.#footnotes.cite({ value: span.href, ...(span.title && { quote: span.title }) })
  }
}

/** A note stands at its word, without the space that markdown has before it. */
function attached(spans: readonly Span[]): Span[] {
  return spans.map((span, index) =>
    span.kind === 'text' && spans[index + 1]?.kind === 'note' ? { ...span, text: span.text.trimEnd() } : span,
  )
}

function isKnown(value: MemoField['value'] | undefined): boolean {
  if (value === null || value === undefined) return false
  const text = Array.isArray(value) ? (value[0] ?? '') : value
  return typeof text === 'boolean' || (text.trim() !== '' && text.trim() !== 'Unknown')
}

function shown(value: MemoField['value']): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return plainText(Array.isArray(value) ? value.join(', ') : (value ?? '')).trim()
}
