import { CircleCheck, FileCheck, type LucideIcon, OctagonAlert } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type CountPart, listCountParts } from '#contract/count-parts.ts'
import { countStandings } from '#contract/count-standings.ts'
import type { Memo } from '#contract/memo.ts'
import { cn } from '#web/ui/cn.ts'
import { markLooks } from '#web/ui/mark-looks.ts'
import { unknownFieldsHash } from './read/unknown-fields-hash.ts'
import { readShow, type Show } from './show-rows.ts'

type PartLook = { Icon: LucideIcon; text: string; show: Show | null }
const partLooks: Record<CountPart['kind'], PartLook> = {
  hidden: { Icon: OctagonAlert, text: 'text-red', show: null },
  contradicted: { ...markLooks.contradicted, show: 'contradicted' },
  to_check: { ...markLooks.found, show: 'check' },
  proved: { Icon: FileCheck, text: 'text-muted', show: 'proved' },
  by_team: { ...markLooks.entered, show: 'team' },
  unstated: { ...markLooks.unstated, show: null },
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
    <nav
      aria-label="How sure this memo is"
      className={cn(
        '@container z-20 flex min-h-10 items-center border-b bg-ground py-1',
        'print:[container-type:normal] print:min-h-0 print:border-0 print:py-0',
        isEditing && 'sticky top-14 wide:top-0',
      )}
    >
      <ul
        className={
          'flex flex-wrap items-center gap-x-1 text-xs tabular tracking-tight ' +
          '@4xl:gap-x-1.5 @4xl:text-sm @4xl:tracking-normal ' +
          "[&>li:not(:last-child)]:after:ml-1 @4xl:[&>li:not(:last-child)]:after:ml-1.5 [&>li]:after:text-faint [&>li:not(:last-child)]:after:content-['·']"
        }
      >
        {parts.map((part) => (
          <li key={part.kind} className="inline-flex items-center">
            <Part part={part} shown={shown} onHidden={onHidden} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const partLook =
  'inline-flex min-h-6 items-center gap-1 rounded-sm font-medium underline-offset-4 hover:underline @4xl:px-0.5 ' +
  'aria-[current]:bg-hover aria-[current]:underline print:font-normal'

type PartProps = { part: CountPart; shown: Show | null; onHidden: () => void }

function Part({ part: { kind, text }, shown, onHidden }: PartProps) {
  const { Icon, text: colour, show } = partLooks[kind]
  const icon = <Icon aria-hidden className="hidden size-3.5 @4xl:block print:hidden" />
  if (kind === 'hidden')
    return (
      <button type="button" onClick={onHidden} className={cn(partLook, colour)}>
        {icon}
        {text}
      </button>
    )
  if (kind === 'to_check' && text === 'Nothing to check')
    return (
      <span className="inline-flex items-center gap-1 px-0.5 font-medium text-green">
        <CircleCheck aria-hidden className="size-3.5 print:hidden" />
        {text}
      </span>
    )
  const isCurrent = show !== null && show === shown
  return (
    <Link
      to={findAddress(isCurrent ? null : show, kind)}
      replace
      preventScrollReset
      aria-current={isCurrent || undefined}
      className={cn(partLook, colour)}
    >
      {icon}
      {text}
    </Link>
  )
}

/** What is not stated is listed at the foot of the read view; everything else is rows of the edit view. */
function findAddress(show: Show | null, kind: CountPart['kind']) {
  if (kind === 'unstated') return { search: '?view=read', hash: unknownFieldsHash }
  return { search: show === null ? '?view=edit' : `?view=edit&show=${show}` }
}
