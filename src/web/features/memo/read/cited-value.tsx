import { Fragment, type ReactNode } from 'react'
import { findMark, type Mark } from '#contract/find-mark.ts'
import type { Contradiction, MemoField, SourceLink } from '#contract/memo.ts'
import type { Standing } from '#contract/standing.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { OtherPlaces } from '../other-places.tsx'
import { StandingMark } from '../standing-mark.tsx'
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
            <MarkedText mark={entry.mark} field={field} size={size}>
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
    </>
  )
}

/** Shows the mark of a value that is shown elsewhere, and the places that say otherwise. */
export function ValueMark({ cited, field }: Pick<CitedValueProps, 'cited' | 'field'>) {
  const mark = findCitedMark(cited, field)
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

/** Returns each value of a list with its mark; null where the field has no entries of these values. */
function listEntries(values: readonly string[], field: Extract<MemoField, { type: 'array' }>) {
  const marks = new Map(field.entries?.map((entry) => [entry.value, findMark(entry)]))
  if (!values.every((value) => marks.has(value))) return null
  return values.map((value) => ({ value, mark: marks.get(value) ?? null }))
}

type MarkedTextProps = Pick<CitedValueProps, 'field' | 'size' | 'children'> & { mark: Mark | null }

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
