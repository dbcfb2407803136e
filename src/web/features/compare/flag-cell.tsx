import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Flag, Memo } from '#contract/memo.ts'
import { describePlaceShortly } from '#web/lib/source-links.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { CompareParts } from './compare-parts.ts'
import { listFlagPlaces } from './compare-rows.ts'

const shownAtFirst = 4

type FlagCellProps = { flags: readonly Flag[]; name: string; memo: Memo; parts: CompareParts }

/** The flags or signals of one memo: all alarms, and the first of the others. Paper shows all. */
export function FlagCell({ flags, name, memo, parts: { Places } }: FlagCellProps) {
  const [all, setAll] = useState(false)
  const alarms = flags.filter(({ severity }) => severity === 'alarm').length
  const most = Math.max(shownAtFirst, alarms)
  if (flags.length === 0) return <p className="text-faint">None</p>
  return (
    <div className="grid justify-items-start gap-1">
      <ul className="grid w-full gap-1.5">
        {flags.map((flag, at) => (
          <li
            key={`${flag.key} ${flag.value} ${flag.reason}`}
            className={cn(
              'flex flex-wrap items-baseline gap-x-1.5 gap-y-0.5',
              !all && at >= most && 'hidden print:flex',
            )}
          >
            <p className="[overflow-wrap:anywhere]">
              <Severity severity={flag.severity} />
              {isItsPlace(flag) ? (
                flag.key
              ) : (
                <>
                  <span className="text-muted">{flag.key}: </span>
                  {flag.value}
                </>
              )}
            </p>
            <Places memo={memo} targets={listFlagPlaces(flag)} />
          </li>
        ))}
      </ul>
      {flags.length > most && (
        <Button
          look="link"
          size="inline"
          className="min-h-6 text-sm print:hidden"
          aria-expanded={all}
          aria-label={`${all ? 'Show fewer' : `Show all ${flags.length}`}: ${name} of ${memo.deal.name}`}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${flags.length}`}
        </Button>
      )}
    </div>
  )
}

/** Whether a flag says no more than its page, which stands beside it. */
function isItsPlace(flag: Flag): boolean {
  const [place, ...others] = listFlagPlaces(flag)
  return place !== undefined && others.length === 0 && describePlaceShortly(place) === flag.value
}

function Severity({ severity }: Pick<Flag, 'severity'>) {
  if (severity !== 'alarm' && severity !== 'warning') return null
  const Icon = severity === 'alarm' ? OctagonAlert : TriangleAlert
  return (
    <span className={cn('mr-1 inline-flex align-[-0.15em]', severity === 'alarm' ? 'text-red' : 'text-muted')}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{severity === 'alarm' ? 'Alarm: ' : 'Warning: '}</span>
    </span>
  )
}
