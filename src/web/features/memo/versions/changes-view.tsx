import { useState } from 'react'
import type { DeckVersion } from '#contract/decks.ts'
import type { FieldDifference, Memo } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatDayAndTime } from '#web/lib/relative-time.ts'
import { describePlaceShortly, readSource } from '#web/lib/source-links.ts'
import { cn } from '#web/ui/cn.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { controlLook } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SourceLink } from '../citation.tsx'
import { formatValue } from '../memo-rows.ts'
import { listEarlier, useDifferences, useVersions } from './version-queries.ts'

/** What the newest deck says otherwise than an earlier one, field by field. */
export default function ChangesView({ memo }: { memo: Memo }) {
  return (
    <>
      <h1 className="mb-6 font-semibold font-serif text-3xl leading-tight">{memo.deal.name}</h1>
      <Changes memo={memo} />
    </>
  )
}

function Changes({ memo }: { memo: Memo }) {
  const versions = useVersions(memo)
  const earlier = listEarlier(versions.data ?? [])
  const [chosen, setChosen] = useState<string | null>(null)
  const from = chosen ?? earlier[0]?.pitch_deck_id
  if (versions.isError)
    return (
      <ErrorState
        title="Could not load the decks"
        message={explainError(versions.error)}
        onRetry={() => void versions.refetch()}
      />
    )
  if (versions.isPending) return <Skeleton className="h-40" />
  if (from === undefined) return <p className="text-muted">This deal has one deck, so nothing has changed yet.</p>
  return (
    <section aria-label="Changes between decks" className="grid gap-4">
      <FromWhich earlier={earlier} from={from} onChoose={setChosen} />
      <Differences memo={memo} from={from} />
    </section>
  )
}

type FromWhichProps = { earlier: readonly DeckVersion[]; from: string; onChoose: (deckId: string) => void }

function FromWhich({ earlier, from, onChoose }: FromWhichProps) {
  const [only] = earlier
  if (only && earlier.length === 1)
    return <p className="text-muted">Compared with the deck of {formatDayAndTime(only.created_on)}.</p>
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      Compared with the deck of
      <select
        value={from}
        onChange={(event) => onChoose(event.target.value)}
        className={cn(controlLook, 'h-9 w-auto max-w-full')}
      >
        {earlier.map(({ pitch_deck_id, created_on, name }) => (
          <option key={pitch_deck_id} value={pitch_deck_id}>
            {`${formatDayAndTime(created_on)}, ${name}`}
          </option>
        ))}
      </select>
    </label>
  )
}

function Differences({ memo, from }: { memo: Memo; from: string }) {
  const differences = useDifferences(memo, from)
  if (differences.isPending) return <Skeleton className="h-40" />
  if (differences.isError)
    return (
      <ErrorState
        title="Could not compare the decks"
        message={explainError(differences.error)}
        onRetry={() => void differences.refetch()}
      />
    )
  if (differences.data.length === 0) return <p>Both decks state the same in every field of the memo.</p>
  const sections = Map.groupBy(differences.data, ({ section }) => section)
  return [...sections].map(([section, rows]) => (
    <section key={section} aria-label={section}>
      <h2 className="mb-2 font-semibold">{section}</h2>
      <dl className="divide-y rounded-lg border bg-surface">
        {rows.map((row) => (
          <DifferenceRow key={`${row.founder} ${row.field} ${row.was_source} ${row.is_source}`} row={row} />
        ))}
      </dl>
    </section>
  ))
}

function DifferenceRow({ row }: { row: FieldDifference }) {
  return (
    <div className="grid gap-x-4 gap-y-1 px-4 py-2 wide:grid-cols-[11fr_16fr_16fr]">
      <dt className="text-muted text-sm leading-[1.375rem]">
        {row.founder === undefined ? row.field : `${row.founder}: ${row.field}`}
      </dt>
      <dd className="min-w-0 break-words">
        <Side label="Was" value={row.was} source={row.was_source} />
      </dd>
      <dd className="min-w-0 break-words">
        <Side label="Is" value={row.is} source={row.is_source} />
      </dd>
    </div>
  )
}

function Side({ label, value, source }: { label: string; value: FieldDifference['was']; source: string }) {
  const target = readSource(source)
  return (
    <>
      <span className="mr-1.5 text-muted text-xs">{label}</span>
      {isUnknown(value) ? <span className="text-faint">not stated</span> : <span>{formatValue(value)}</span>}
      {target && !isUnknown(value) && (
        <SourceLink target={target} className="ml-1.5 text-sm">
          {describePlaceShortly(target)}
        </SourceLink>
      )}
    </>
  )
}
