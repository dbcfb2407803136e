import { CircleCheck, CircleX, Info, OctagonAlert, Radio, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { findMark } from '#contract/find-mark.ts'
import type { Flag, Memo, MemoField } from '#contract/memo.ts'
import { listTargets } from '#web/lib/field-sources.ts'
import { paths } from '#web/lib/paths.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { StandingMark } from '#web/ui/standing-mark.tsx'
import { findField } from '../find-field.ts'
import { ClampedText } from './clamped-text.tsx'
import { orderSignals } from './order-signals.ts'
import { SourcePills } from './source-pill.tsx'

const shownAtFirst = 3

/** What speaks for the deal, what speaks against it, and what a reader should know; three boxes of one height. */
export function FlagBoxes({ memo, memo: { flags } }: { memo: Memo }) {
  const findMarked = (flag: Flag) => <FlagMark flag={flag} field={findField(memo, flag.key)} />
  return (
    <div className="grid gap-3 @lg:grid-cols-3">
      <FlagBox
        title="Green Flags"
        icon={<CircleCheck aria-hidden className="text-green" />}
        flags={flags.green}
        mark={findMarked}
        empty={<NoFlags>No green flags.</NoFlags>}
      />
      <FlagBox
        title="Red Flags"
        icon={<CircleX aria-hidden className="text-red" />}
        flags={flags.red}
        mark={findMarked}
        empty={<NoFlags>No red flags.</NoFlags>}
      />
      <FlagBox
        title="Signals"
        icon={<Radio aria-hidden className="text-muted" />}
        flags={orderSignals(flags.signals)}
        empty="No signals."
      />
    </div>
  )
}

/** How sure the value is that a flag is raised by: of a list its entry, of anything else its field. */
function FlagMark({ flag, field }: { flag: Flag; field: MemoField | undefined }) {
  const entry = field?.type === 'array' ? field.entries?.find(({ value }) => value === flag.value) : undefined
  const marked = entry ?? field
  const mark = marked && findMark(marked)
  return mark && mark !== 'unstated' && <StandingMark mark={mark} field={marked} />
}

/** Flags follow the workspace's preferences, so that is where a box without any leads. */
function NoFlags({ children }: { children: ReactNode }) {
  return (
    <p>
      {children} They follow{' '}
      <Button asChild look="link" size="inline">
        <Link to={paths.workspaceFlags}>your preferences</Link>
      </Button>
      .
    </p>
  )
}

type FlagBoxProps = {
  title: string
  icon: ReactNode
  flags: readonly Flag[]
  empty: ReactNode
  /** What says how sure the value of a flag is. */
  mark?: (flag: Flag) => ReactNode
}

function FlagBox({ title, icon, flags, empty, mark }: FlagBoxProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  const wide = useWideScreen()
  const [isOpen, setOpen] = useState(false)
  // An alarm is never folded away.
  const atFirst = Math.max(shownAtFirst, flags.filter(({ severity }) => severity === 'alarm').length)
  const shown = all ? flags : flags.slice(0, atFirst)
  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col">
      <div className="flex items-center gap-2 border-b px-4 py-2.5 [&_svg]:size-4">
        {icon}
        <CardTitle id={id}>{title}</CardTitle>
        <span className="ml-auto text-muted text-sm tabular">{flags.length}</span>
        {/* On a phone what is to check comes first. */}
        {!wide && (
          <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
      {!wide && !isOpen ? null : flags.length === 0 ? (
        <div className="px-4 py-3 text-muted">{empty}</div>
      ) : (
        <ul className="divide-y px-4">
          {shown.map((flag) => (
            <FlagItem key={`${flag.key} ${flag.value} ${flag.reason}`} flag={flag} mark={mark?.(flag)} />
          ))}
        </ul>
      )}
      {(wide || isOpen) && flags.length > atFirst && (
        <div className="mt-auto border-t px-2 py-1.5">
          <Button look="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show the first ${atFirst}` : `Show all ${flags.length}`}
          </Button>
        </div>
      )}
    </Card>
  )
}

function FlagItem({ flag, mark }: { flag: Flag; mark: ReactNode }) {
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="flex items-start justify-between gap-2 text-muted text-sm">
        {flag.key}
        {flag.severity && <Severity severity={flag.severity} />}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 break-words font-medium tabular">
          {flag.value}
          {mark}
        </p>
        <SourcePills targets={listTargets(flag.source)} />
      </div>
      {flag.reason !== '' && (
        <ClampedText label={`the reason for ${flag.key}`} lines="two" className="text-muted text-sm">
          {flag.reason}
        </ClampedText>
      )}
    </li>
  )
}

const severities = {
  alarm: { word: 'Alarm', tone: 'red', Icon: OctagonAlert },
  warning: { word: 'Warning', tone: 'neutral', Icon: TriangleAlert },
  note: { word: 'Note', tone: 'neutral', Icon: Info },
} as const

function Severity({ severity }: { severity: keyof typeof severities }) {
  const { word, tone, Icon } = severities[severity]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  )
}
