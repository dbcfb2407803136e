import { findMark } from '#contract/find-mark.ts'
import type { Contradiction, Entry, MemoField, ProseMark, SourceLink } from '#contract/memo.ts'
import type { Standing } from '#contract/standing.ts'
import { isUpdateLink } from '#engine/update-link.ts'
import type { MarkTone, Span } from './memo-document.ts'
import { makePlainText } from './plain-text.ts'

/** What stands in brackets behind a value; a proved one has its footnote alone. */
const words: Partial<Record<Standing, { text: string; tone: MarkTone }>> = {
  entered: { text: '(entered)', tone: 'quiet' },
  found: { text: '(found, not proved)', tone: 'doubt' },
  inferred: { text: '(inferred)', tone: 'doubt' },
}

/** What a person did to a field or an entry. */
type Entered = Entry['entered']

type Cite = (sources: readonly SourceLink[]) => Span[]

/** Returns the marks of a field's value: how sure it is, and each other place that says otherwise, with its note. */
export function markField(field: MemoField, cite: Cite): Span[] {
  if (isContradicted(field)) return markContradictions(field.contradicted_by, cite)
  // Of a list that is marked once, what a person did is told by its entries.
  const { entered } = (field.type === 'array' && field.entries?.[0]) || field
  return [...markStanding(field.standing, entered), ...markContradictions(field.contradicted_by, cite)]
}

/** Returns the marks of one entry of a list. */
export function markEntry(entry: Entry, cite: Cite): Span[] {
  if (isContradicted(entry)) return markContradictions(entry.contradicted_by, cite)
  return [...markStanding(entry.standing, entry.entered), ...markContradictions(entry.contradicted_by, cite)]
}

const isContradicted = (one: MemoField | Entry) => findMark(one) === 'contradicted'

/** Returns what stands behind citations in prose, by the gravest of their marks; nothing where all is proved. */
export function markProse(marks: readonly ProseMark[]): Span[] {
  if (marks.includes('contradicted')) return [mark('(contradicted)', 'alarm')]
  const weakest = (['inferred', 'found', 'entered'] as const).find((one) => marks.includes(one))
  return weakest ? markStanding(weakest) : []
}

/** Whether all entries bear the same mark, so that one behind the list is enough. */
export function isMarkedAlike(entries: readonly Entry[]): boolean {
  const marks = new Set(
    entries.map((entry) => (isConfirmed(entry.standing, entry.entered) ? 'confirmed' : findMark(entry))),
  )
  return marks.size <= 1 && !entries.some(isContradicted)
}

const mark = (text: string, tone: MarkTone): Span => ({ kind: 'mark', text, tone })

const isConfirmed = (standing: Standing, entered: Entered) => standing === 'entered' && entered?.action === 'confirmed'

function markStanding(standing: Standing, entered?: Entered): Span[] {
  if (isConfirmed(standing, entered)) return [mark('(confirmed)', 'quiet')]
  const own = words[standing]
  return own ? [mark(own.text, own.tone)] : []
}

function markContradictions(contradictions: readonly Contradiction[] = [], cite: Cite): Span[] {
  return contradictions.flatMap(({ value, settled, source }): Span[] => {
    const says = `${namePlace(source)}: ${makePlainText(value).trim()}`
    const own = settled ? mark(`(${says})`, 'quiet') : mark(`(contradicted: ${says})`, 'alarm')
    return [own, ...cite([source])]
  })
}

function namePlace({ value }: SourceLink): string {
  const page = /[?&]page=(\d{1,5})$/.exec(value)?.[1]
  if (page !== undefined) return `page ${page}`
  if (value.trim() === '') return 'another place'
  if (isUpdateLink(value)) return value.includes('?') ? 'an earlier update' : 'the update'
  return 'the company’s site'
}
