import { Fragment, type ReactNode } from 'react'
import { findMark, type Mark } from '#contract/find-mark.ts'
import type { Contradiction, Entry, MemoField, SourceLink } from '#contract/memo.ts'
import type { Standing } from '#contract/standing.ts'
import { translateValue } from '#contract/translations.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { StandingMark } from '#web/ui/standing-mark.tsx'
import { TranslationLine, useTranslate } from '#web/ui/translation.tsx'
import { OtherPlaces } from '../other-places.tsx'
import { SourceNumbers } from './source-numbers.tsx'

/** A value of the read face. */
export type Cited = {
  value: MemoField['value']
  source: readonly SourceLink[]
  standing?: Standing
  contradicted_by?: readonly Contradiction[]
}

type CitedValueProps = {
  cited: Cited
  /** The editable field that the value is of. */
  field?: MemoField | undefined
  size?: 'small' | 'normal'
  /** The value where it is shown in other words. */
  children?: ReactNode
}

/**
 * Shows a value of the read view with its mark, its citations and the places that say otherwise. What is proved bears
 * no mark, and of an unknown value nothing is shown.
 */
export function CitedValue({ cited, field, size = 'normal', children }: CitedValueProps) {
  if (isUnknown(cited.value)) return null
  const entries = field?.type === 'array' && Array.isArray(cited.value) ? listEntries(cited.value, field) : null
  return (
    <>
      {entries ? (
        entries.map((entry, index) => (
          <Fragment key={entry.value}>
            {index > 0 && ', '}
            <MarkedText mark={findMark(entry)} field={entry} size={size}>
              {entry.value}
            </MarkedText>
          </Fragment>
        ))
      ) : (
        <MarkedText mark={findCitedMark(cited, field)} field={field} size={size}>
          {children ?? (Array.isArray(cited.value) ? cited.value.join(', ') : cited.value)}
        </MarkedText>
      )}
      <SourceNumbers sources={cited.source} />
      <OtherPlaces contradictions={listContradictions(cited, field)} />
      <ValueTranslation cited={cited} />
    </>
  )
}

/** The English of a value in the words of the deck. */
function ValueTranslation({ cited: { value, source } }: { cited: Cited }) {
  const translate = useTranslate()
  if (typeof value !== 'string') return null
  const quotes = source.flatMap(({ quote }) => quote ?? [])
  const english = translateValue(value, quotes, translate)
  return english === null ? null : <TranslationLine english={english} />
}

/** Shows the mark of a value that is shown elsewhere, and the places that say otherwise; none of an unknown value. */
export function ValueMark({ cited, field }: Pick<CitedValueProps, 'cited' | 'field'>) {
  const mark = isUnknown(cited.value) ? null : findCitedMark(cited, field)
  if (!isMarkShown(mark)) return null
  return (
    <>
      <StandingMark mark={mark} field={field} inPrint={mark !== 'contradicted'} />
      <OtherPlaces contradictions={listContradictions(cited, field)} />
    </>
  )
}

/** The editable field answers where the read face says nothing: both are of the same value. */
const listContradictions = (cited: Cited, field: MemoField | undefined) =>
  cited.contradicted_by ?? field?.contradicted_by
function findCitedMark(cited: Cited, field: MemoField | undefined): Mark | null {
  const { value, standing = field?.standing } = cited
  return findMark({ value, standing, contradicted_by: listContradictions(cited, field) })
}

/** Returns the entries of a list in the order of the values; null where the field does not have one of each. */
function listEntries(values: readonly string[], field: Extract<MemoField, { type: 'array' }>): Entry[] | null {
  const byValue = new Map(field.entries?.map((entry) => [entry.value, entry]))
  const entries = values.flatMap((value) => byValue.get(value) ?? [])
  return entries.length === values.length ? entries : null
}

type MarkedTextProps = Pick<CitedValueProps, 'size' | 'children'> & {
  mark: Mark | null
  /** What the text is the value of. */
  field: Pick<MemoField, 'entered'> | undefined
}

function MarkedText({ mark, field, size = 'normal', children }: MarkedTextProps) {
  if (!isMarkShown(mark)) return children
  return (
    <>
      {mark === 'inferred' ? (
        <span className="underline decoration-amber decoration-dotted underline-offset-4 print:no-underline">
          {children}
        </span>
      ) : (
        children
      )}
      <StandingMark mark={mark} field={field} size={size} inPrint={mark !== 'contradicted'} />
    </>
  )
}

/** Silence means proved; fallbacks say what is not stated. */
const isMarkShown = (mark: Mark | null): mark is Mark =>
  mark !== null && mark !== 'proved' && mark !== 'open' && mark !== 'unstated'
