import { listCountParts } from '#contract/count-parts.ts'
import { countStandings, isHiddenInstruction } from '#contract/count-standings.ts'
import { orderKeyFacts } from '#contract/key-facts-in-order.ts'
import { describeEngine } from '#contract/made-with-text.ts'
import type { Entry, Flag, Memo, MemoField, ProseMark, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import { founderFields, type MemoFieldDefinition, memoSections } from '#contract/memo-fields.ts'
import type { StandingCounts } from '#contract/standing.ts'
import { leaveOutFounders } from '#contract/team-beside-founders.ts'
import {
  addTranslations,
  createTranslator,
  describeTranslation,
  type Translate,
  translateValue,
} from '#contract/translations.ts'
import { isUnknown, listUnknownFields } from '#contract/unknown-fields.ts'
import { listFounders, listSources } from '#engine/memo-reader.ts'
import { Footnotes } from './footnotes.ts'
import { isMarkedAlike, markEntry, markField, markProse } from './mark-spans.ts'
import type { Block, MemoDocument, Row, Span } from './memo-document.ts'
import { makePlainText } from './plain-text.ts'
import { type MarkdownSpan, readMarkdown } from './read-markdown.ts'

/** A list names its places; so many are enough to start from. */
const mostNotes = 4

/**
 * The memo as a document: what the read view shows, then every field with its sources, then what is unknown. `outside`: for readers
 * outside the workspace, the counts of the memo of which they get a part.
 */
export function buildDocument(memo: Memo, appUrl: string, outside?: StandingCounts): MemoDocument {
  const writer = new DocumentWriter(outside ? null : appUrl, createTranslator(memo.json_response.translations))
  const { structured, unstructured } = memo.json_response
  writer.heading(1, 'Executive Summary')
  const { marks } = memo.json_response
  writer.markdown(unstructured.executive_summary, marks?.executive_summary)
  writer.flags(memo)
  writer.heading(1, 'Fundraising Summary')
  writer.markdown(structured.key_terms.fundrasing_summary.value, marks?.fundrasing_summary)
  writer.founders(memo)
  writer.keyFacts(memo)
  writer.fields(memo)
  writer.unknownFields(memo)
  const oneLiner = structured.key_terms.company_info['One-liner'].value
  return {
    title: makePlainText(memo.deal.name).trim() || 'Deal memo',
    lead: makePlainText(oneLiner ?? '').trim(),
    made: outside ? `Deal memo of ${formatDay(memo.created_on)}` : describeMaking(memo),
    counts: listCountParts(outside ?? countStandings(memo), outside ? 'the team' : undefined)
      .map(({ text }) => text)
      .join(' · '),
    warnings: listWarnings(memo),
    blocks: writer.blocks,
    notes: writer.notes,
  }
}

function describeMaking({ created_on, engine, version, model }: Memo): string {
  const parts = [`Deal memo of ${formatDay(created_on)}`, `Engine: ${makePlainText(engine)}`, `Version ${version}`]
  return [...parts, ...(model ? [makePlainText(describeEngine(model))] : [])].join(' · ')
}

/** What the deck says to a machine, in the words of its signals. */
function listWarnings({ flags: { signals } }: Memo): string[] {
  return signals.filter(isHiddenInstruction).map(({ reason }) => makePlainText(reason).trim())
}

/** A day as people write it, the same in every time zone. */
function formatDay(timestamp: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp))
}

class DocumentWriter {
  readonly blocks: Block[] = []
  readonly #footnotes: Footnotes
  readonly #translate: Translate

  constructor(appUrl: string | null, translate: Translate) {
    this.#footnotes = new Footnotes(appUrl, translate)
    this.#translate = translate
  }

  get notes() {
    return this.#footnotes.notes
  }

  heading(level: 1 | 2, text: string): void {
    this.blocks.push({ kind: 'heading', level, spans: [{ kind: 'text', text }] })
  }

  /** `marks`: what is not proved, by the number of its citation in the text. */
  markdown(text: string, marks: Record<string, ProseMark> = {}): void {
    let items: Span[][] = []
    const endList = () => {
      if (items.length > 0) this.blocks.push({ kind: 'list', items })
      items = []
    }
    for (const { kind, spans } of readMarkdown(addTranslations(text, this.#translate))) {
      const written = attachNotes(this.#spans(spans, marks))
      if (kind === 'item') items.push(written)
      else {
        endList()
        this.blocks.push({ kind: 'paragraph', spans: written })
      }
    }
    endList()
  }

  keyFacts({ json_response }: Memo): void {
    const { founders } = json_response.structured.founders_info
    const { first, later } = orderKeyFacts(
      json_response.unstructured.key_facts,
      json_response.structured.key_terms.fundrasing_summary.value,
    )
    const known = [...first, ...later].flatMap(({ name, fact }) => {
      const told = name === 'Team' && founders.length > 0 ? leaveOutFounders(fact, founders) : fact
      return told && !isUnknown(told.value) ? [{ name, fact: told }] : []
    })
    if (known.length > 0) this.heading(1, 'Key Facts')
    for (const { name, fact } of known) {
      this.heading(2, makePlainText(name).trim())
      this.markdown(fact.value, json_response.marks?.key_facts[name])
    }
  }

  flags({ flags: { green, red, signals }, validated_response }: Memo): void {
    const groups: Array<[string, Flag[]]> = [
      ['Green Flags', green],
      ['Red Flags', red],
      ['Signals', signals],
    ]
    for (const [title, flags] of groups) {
      if (flags.length === 0) continue
      this.heading(1, title)
      this.blocks.push({ kind: 'list', items: flags.map((flag) => this.#flag(flag, validated_response)) })
    }
  }

  founders({ validated_response }: Memo): void {
    const founders = listFounders(validated_response)
    if (founders.length === 0) return
    this.heading(1, 'Founders')
    for (const founder of founders) {
      const { 'Founder Name': name, ...others } = founder
      const unnamed: Span[] = [{ kind: 'text', text: 'Name unknown' }]
      this.blocks.push({
        kind: 'heading',
        level: 2,
        spans: name && !isUnknown(name.value) ? this.#field(name) : unnamed,
      })
      const told = founderFields.filter(({ name: field }) => others[field]?.value !== true)
      this.#table([...this.#rowsOf(told, others), ...this.#traits(others)])
    }
  }

  fields({ validated_response }: Memo): void {
    let isFirst = true
    for (const section of memoSections) {
      const content = validated_response[section.name]
      if (!content || Array.isArray(content)) continue
      if (section.fields.every(({ name }) => isUnknown(content[name]?.value))) continue
      if (isFirst) this.heading(1, 'Fields')
      isFirst = false
      this.heading(2, section.name)
      this.#table(this.#rowsOf(section.fields, content))
    }
  }

  unknownFields(memo: Memo): void {
    const names = listUnknownFields(memo)
    if (names.length === 0) return
    this.heading(1, 'Unknown Fields')
    const text = `Not stated in the deck or the updates: ${names.join(' · ')}`
    this.blocks.push({ kind: 'paragraph', spans: [{ kind: 'text', text }] })
  }

  #rowsOf(fields: readonly MemoFieldDefinition[], content: Record<string, MemoField>): Row[] {
    return fields.flatMap(({ name }) => {
      const field = content[name]
      return field && !isUnknown(field.value) ? [{ name, spans: this.#field(field) }] : []
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
  }

  #field(field: MemoField): Span[] {
    const cite = (sources: readonly SourceLink[]) => this.#notesOf(sources)
    const entries = field.type === 'array' ? (field.entries ?? []) : []
    if (entries.length > 0 && !isMarkedAlike(entries))
      return [...this.#entries(entries, cite), ...cite(listSources(field))]
    const value: Span = { kind: 'text', text: formatValue(field.value) }
    return [value, ...cite(listSources(field)), ...markField(field, cite), ...this.#translateField(field)]
  }

  /** The English of a text in the words of the deck; entries of a list have theirs in the notes. */
  #translateField({ value, source }: MemoField): Span[] {
    if (typeof value !== 'string') return []
    const english = translateValue(value, [source.in1 ?? '', source.in2 ?? ''], this.#translate)
    return english === null ? [] : [{ kind: 'text', text: ` (${describeTranslation(makePlainText(english).trim())})` }]
  }

  /** The entries of a list, each with its own mark. */
  #entries(entries: readonly Entry[], cite: (sources: readonly SourceLink[]) => Span[]): Span[] {
    return entries.flatMap((entry, index): Span[] => [
      { kind: 'text', text: `${index === 0 ? '' : ', '}${makePlainText(entry.value).trim()}` },
      ...markEntry(entry, cite),
    ])
  }

  /** A flag with the mark of the value that raised it: of a list its entry, of anything else its field. */
  #flag(flag: Flag, memo: ValidatedResponse): Span[] {
    const name = makePlainText(`${flag.key}: ${flag.value}`).trim()
    return [
      { kind: 'text', text: name.endsWith('.') ? name : `${name}.`, bold: true },
      ...this.#markFlag(flag, memo),
      { kind: 'text', text: ` ${makePlainText(flag.reason).trim()}` },
      ...this.#notesOf(flag.source),
    ]
  }

  #markFlag({ key, value }: Flag, memo: ValidatedResponse): Span[] {
    const field = Object.values(memo).flatMap((content) => (Array.isArray(content) ? [] : (content[key] ?? [])))[0]
    if (!field) return []
    const cite = (sources: readonly SourceLink[]) => this.#notesOf(sources)
    const entry = field.type === 'array' ? field.entries?.find((one) => one.value === value) : undefined
    return entry ? markEntry(entry, cite) : markField(field, cite)
  }

  #notesOf(sources: readonly SourceLink[]): Span[] {
    const places = [...new Set(sources.map(({ value }) => value))].slice(0, mostNotes)
    return this.#footnotes.cite(sources.filter(({ value }) => places.includes(value)))
  }

  /** A link that is numbered is a citation, cited with those that stand beside it; any other is its own words. */
  #spans(spans: readonly MarkdownSpan[], marks: Record<string, ProseMark>): Span[] {
    const written: Span[] = []
    let together: SourceLink[] = []
    let marked: ProseMark[] = []
    const endCitations = () => {
      written.push(...this.#footnotes.cite(together), ...markProse(marked))
      together = []
      marked = []
    }
    for (const [index, span] of spans.entries()) {
      if (span.kind === 'link' && isNumber(span.label)) {
        together.push({ value: span.href, ...(span.title && { quote: span.title }) })
        const mark = marks[span.label]
        if (mark) marked.push(mark)
        continue
      }
      const text = span.kind === 'link' ? span.label : span.text
      const next = spans[index + 1]
      if (together.length > 0 && text.trim() === '' && next?.kind === 'link' && isNumber(next.label)) continue
      endCitations()
      written.push({
        kind: 'text',
        text: makePlainText(text),
        ...(span.kind === 'text' && span.bold && { bold: true }),
      })
    }
    endCitations()
    return written
  }
}

const isNumber = (label: string) => /^\d{1,4}$/.test(label)

/** A note stands at its word, without the space that markdown has before it. */
function attachNotes(spans: readonly Span[]): Span[] {
  return spans.map((span, index) =>
    span.kind === 'text' && spans[index + 1]?.kind === 'note' ? { ...span, text: span.text.trimEnd() } : span,
  )
}

function formatValue(value: MemoField['value']): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return makePlainText(Array.isArray(value) ? value.join(', ') : (value ?? '')).trim()
}
