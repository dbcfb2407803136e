import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type CountPart, listCountParts } from '#contract/count-parts.ts'
import { countStandings } from '#contract/count-standings.ts'
import type { Memo } from '#contract/memo.ts'
import { CountsLine, CountWords, isNothingToCheck, PrintedParts, partLook } from './counts-line.tsx'
import { unknownFieldsHash } from './read/unknown-fields-hash.ts'
import { readShow, type Show } from './show-rows.ts'

/** The rows that a part leads to. */
const shows: Partial<Record<CountPart['kind'], Show>> = {
  contradicted: 'contradicted',
  to_check: 'check',
  proved: 'proved',
  by_team: 'team',
}

type StandingStripProps = { memo: Memo; isEditing: boolean; onHidden: () => void }

/**
 * How sure the memo is, in counts that lead to the rows that they count: in the edit view a part limits the table to
 * its rows, and pressed again shows all. It stays at the top there while the fields scroll by.
 */
export function StandingStrip({ memo, isEditing, onHidden }: StandingStripProps) {
  const parts = useMemo(() => listCountParts(countStandings(memo)), [memo])
  const [search] = useSearchParams()
  const shown = isEditing ? readShow(search.get('show')) : null
  return (
    <CountsLine
      parts={parts}
      className={isEditing ? 'sticky top-14 wide:top-0' : 'print:hidden'}
      show={(part) => <Part part={part} shown={shown} onHidden={onHidden} />}
    />
  )
}

/** The words of the strip as a print of the read view has them, under its title. */
export function PrintedCounts({ memo }: { memo: Memo }) {
  return <PrintedParts parts={listCountParts(countStandings(memo))} />
}

type PartProps = { part: CountPart; shown: Show | null; onHidden: () => void }

function Part({ part, shown, onHidden }: PartProps) {
  const { kind } = part
  if (kind === 'hidden')
    return (
      <button type="button" onClick={onHidden} className={partLook}>
        <CountWords part={part} />
      </button>
    )
  if (isNothingToCheck(part)) return <CountWords part={part} />
  const show = shows[kind] ?? null
  const isCurrent = show !== null && show === shown
  return (
    <Link
      to={findAddress(isCurrent ? null : show, kind)}
      replace
      preventScrollReset
      aria-current={isCurrent || undefined}
      className={partLook}
    >
      <CountWords part={part} />
    </Link>
  )
}

/** What is not stated is listed at the foot of the read view; everything else is rows of the edit view. */
function findAddress(show: Show | null, kind: CountPart['kind']) {
  if (kind === 'unstated') return { search: '?view=read', hash: unknownFieldsHash }
  return { search: show === null ? '?view=edit' : `?view=edit&show=${show}` }
}
