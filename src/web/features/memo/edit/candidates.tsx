import { useState } from 'react'
import type { Candidate, MemoField } from '#contract/memo.ts'
import { listTargets } from '#web/lib/field-sources.ts'
import { formatValue, type MemoRow } from '../memo-rows.ts'
import { SourcePill } from './source-pill.tsx'

/** Longer ones wait behind a button, so that the rows stay easy to scan. */
const shortValue = 24

/** Other values that were found for a field. Taking one opens the editor with it; nothing is saved yet. */
export function Candidates({ row, onTake }: { row: MemoRow; onTake: (value: string) => void }) {
  const { type } = row.field
  const candidates = listOthers(row.field)
  const [open, setOpen] = useState(candidates.every(({ value }) => formatValue(value).length <= shortValue))
  if (candidates.length === 0) return null
  if (!open) return <OpenCandidates count={candidates.length} label={row.name} onOpen={() => setOpen(true)} />
  return (
    <ul className="mt-1.5 grid gap-1 text-muted text-sm">
      {candidates.map((candidate) => (
        <li key={JSON.stringify(candidate)} className="min-w-0 break-words" title={candidate.reason}>
          Also found: <CandidateValue candidate={candidate} onTake={type === 'str' ? onTake : null} />{' '}
          {listTargets([candidate.source]).map((target) => (
            <SourcePill key={candidate.source.value} target={target} />
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Leaves out what stands above as a contradiction. */
function listOthers({ candidates = [], contradicted_by = [] }: MemoField): Candidate[] {
  const contradicting = new Set(contradicted_by.map(({ value }) => value))
  return candidates.filter(({ value }) => !contradicting.has(formatValue(value)))
}

function OpenCandidates({ count, label, onOpen }: { count: number; label: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      className="mt-1 rounded-sm text-muted text-xs underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {count === 1 ? '1 other value found' : `${count} other values found`}
      <span className="sr-only"> for {label}</span>
    </button>
  )
}

type CandidateValueProps = { candidate: Candidate; onTake: ((value: string) => void) | null }

function CandidateValue({ candidate, onTake }: CandidateValueProps) {
  const text = formatValue(candidate.value)
  if (!onTake) return <span className="text-ink tabular">{text}</span>
  return (
    <button
      type="button"
      onClick={() => onTake(text)}
      className="rounded-sm text-left text-ink tabular underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {text}
      <span className="sr-only">, use this value</span>
    </button>
  )
}
