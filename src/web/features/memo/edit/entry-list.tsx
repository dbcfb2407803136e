import { Pencil, Plus, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { findMark } from '#contract/find-mark.ts'
import type { Entry, MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { readSource } from '#web/lib/source-links.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { describeMark } from '#web/ui/describe-mark.ts'
import { Input } from '#web/ui/input.tsx'
import { markLooks } from '#web/ui/mark-looks.ts'
import { QuoteTranslation } from '#web/ui/translation.tsx'
import type { MemoRow } from '../memo-rows.ts'
import type { RowView } from './review-state.ts'
import { SourcePill } from './source-pill.tsx'
import type { Review } from './use-review.ts'

type EntriesProps = { view: RowView; review: Review }

/** The entries of a list, one to a line, each with its mark and quote; they are added, changed and removed one by one. */
export function EntryList({ view, review }: EntriesProps) {
  const { row, label, openEntry } = view
  const { acts, store, canChange } = review
  const close = () => {
    store.setOpenEntry(row.id, null)
    if (store.layout.ids.includes(row.id)) store.focusRow(row.id)
  }
  const values = row.field.type === 'array' && !isUnknown(row.field.value) ? row.field.value : []
  return (
    <section aria-label={`Entries of ${label}`} className="-mx-1.5 grid gap-1 [form+&]:mt-3">
      <ul className="grid gap-0.5">
        {values.map((value) => (
          <EntryLine key={value} value={value} view={view} review={review} onClose={close} />
        ))}
      </ul>
      {openEntry?.of === 'new' ? (
        <EntryForm
          label={`New entry of ${label}`}
          word="Add"
          start=""
          onClose={close}
          onSave={(value) => acts.addEntry(row, label, value)}
        />
      ) : (
        canChange && (
          <Button
            look="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => store.setOpenEntry(row.id, { of: 'new' })}
          >
            <Plus aria-hidden />
            Add entry
            <span className="sr-only"> to {label}</span>
          </Button>
        )
      )}
      <RemovedEntries view={view} review={review} />
    </section>
  )
}

type EntryLineProps = EntriesProps & { value: string; onClose: () => void }

function EntryLine({ value, view, review, onClose }: EntryLineProps) {
  const { row, label, entry: current, openEntry } = view
  const { acts, store, canChange } = review
  const entry = findEntry(row.field, value)
  if (openEntry?.of === 'entry' && openEntry.value === value)
    return (
      <li>
        <EntryForm
          label={`${value} in ${label}`}
          word="Save"
          start={value}
          onClose={onClose}
          onSave={(next) => store.focusThrough(row, () => acts.setEntry(row, label, value, next))}
        />
      </li>
    )
  return (
    <li
      aria-current={current === value || undefined}
      className="flex min-w-0 items-start gap-1 rounded-md px-1.5 py-0.5 aria-[current]:bg-sunken aria-[current]:outline-2 aria-[current]:outline-line-strong"
    >
      <div className="min-w-0 flex-1">
        <span className="break-words text-ink">{value}</span> {entry && <EntryWord entry={entry} />}
        {entry && <EntryProof entry={entry} row={row} review={review} />}
      </div>
      {canChange && (
        <>
          <IconButton
            label={`Edit ${value} in ${label}`}
            onClick={() => store.setOpenEntry(row.id, { of: 'entry', value })}
          >
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            label={`Remove ${value} from ${label}`}
            onClick={() => store.focusThrough(row, () => acts.removeEntry(row, label, value))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  )
}

const findEntry = (field: MemoField, value: string) =>
  field.type === 'array' ? field.entries?.find((one) => one.value === value) : undefined

function EntryWord({ entry }: { entry: Entry }) {
  const mark = findMark(entry)
  if (mark === null) return null
  const { Icon, text } = markLooks[mark]
  return (
    <span className={cn('inline-flex items-center gap-1 whitespace-nowrap text-xs', text)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {describeMark(mark, entry)}
    </span>
  )
}

/** The first quote of an entry, with its place. */
function EntryProof({ entry, row, review }: { entry: Entry; row: MemoRow; review: Review }) {
  const [proof] = entry.evidence
  if (!proof) return null
  const deckId = review.store.memo.source.pitch_deck_id
  const target =
    proof.page === null
      ? readSource(row.field.source.value, proof.quote)
      : {
          kind: 'page' as const,
          deckId,
          page: proof.page,
          quote: proof.quote,
        }
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-muted text-xs">
      <q className="own-direction line-clamp-2 min-w-0 font-serif">{proof.quote}</q>
      {target && <SourcePill target={target} />}
      <QuoteTranslation quote={proof.quote} className="w-full" />
    </p>
  )
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" size="icon" className="size-6 shrink-0 text-faint" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}

type EntryFormProps = {
  label: string
  word: string
  start: string
  onSave: (value: string) => void
  onClose: () => void
}

/** One line of text; Enter saves it, Escape leaves it. */
export function EntryForm({ label, word, start, onSave, onClose }: EntryFormProps) {
  const [text, setText] = useState(start)
  const value = text.trim()
  return (
    <form
      aria-label={label}
      className="flex flex-wrap items-center gap-1.5 py-0.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (value === '' || value === start) return
        onSave(value)
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <Input
        autoFocus
        aria-label={label}
        placeholder={label}
        maxLength={2_000}
        value={text}
        className="h-8 min-w-0 flex-1"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" disabled={value === '' || value === start}>
        {word}
      </Button>
      <Button look="quiet" size="small" onClick={onClose}>
        Cancel
      </Button>
    </form>
  )
}

/** What people removed from a list, each to be brought back. */
function RemovedEntries({ view: { row, label }, review: { store, acts, canChange } }: EntriesProps) {
  const bringBack = (value: string) => {
    // The button goes away with the entry, and would take the focus with it.
    store.focusRow(row.id)
    acts.restoreEntry(row, label, value)
  }
  const removed = (store.memo.removed?.entries ?? []).filter(
    (one) => one.section === row.section && one.field === row.name && (one.founder_id ?? null) === row.founderId,
  )
  if (removed.length === 0) return null
  return (
    <ul aria-label={`Removed from ${label}`} className="grid gap-0.5 border-t pt-1 text-muted text-sm">
      {removed.map(({ value, by }) => (
        <li key={value} className="flex flex-wrap items-center gap-x-2 px-1.5">
          <span className="min-w-0 break-words line-through">{value}</span>
          <span className="text-xs">{by === null ? 'removed' : `removed by ${by}`}</span>
          {canChange && (
            <Button look="quiet" size="small" className="min-h-6" onClick={() => bringBack(value)}>
              <Undo2 aria-hidden />
              Bring back
              <span className="sr-only"> {value}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
