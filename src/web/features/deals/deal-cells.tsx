import { Flag, ShieldAlert, Split } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Deal, ListedValue, SeenBefore } from '#contract/deals.ts'
import { verdictWords } from '#contract/decisions.ts'
import { alikeWords } from '#web/lib/alike-words.ts'
import { paths } from '#web/lib/paths.ts'
import { formatExactTime, formatMonth } from '#web/lib/relative-time.ts'
import { cn } from '#web/ui/cn.ts'
import { StandingMark } from '#web/ui/standing-mark.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** The name, which leads to the memo once there is one; the whole of it on hover. `className` says how it is cut. */
export function DealName({ deal, className }: { deal: Deal; className: string }) {
  const look = cn('min-w-0 break-words font-medium', className)
  if (deal.status !== 'completed')
    return (
      <span title={deal.name} data-testid="deal-name" className={look}>
        {deal.name}
      </span>
    )
  return (
    <Link
      to={paths.dealMemo(deal.generated_answer_id)}
      title={deal.name}
      data-testid="deal-name"
      className={cn(look, 'rounded-sm hover:underline hover:underline-offset-4')}
    >
      {deal.name}
    </Link>
  )
}

/** A value of the memo with its mark where it is to be checked; `empty` where the memo states none. */
export function Listed({ value, empty = null }: { value: ListedValue | null; empty?: ReactNode }) {
  if (value === null) return empty
  const { standing } = value
  const mark = value.contradicted ? 'contradicted' : standing === 'found' || standing === 'inferred' ? standing : null
  return (
    <span className="flex min-w-0 items-center">
      <span title={value.value} className="truncate">
        {value.value}
      </span>
      {mark && <StandingMark mark={mark} size="small" />}
    </span>
  )
}

/** For a cell that the memo has nothing for. */
export function NotStated() {
  return (
    <span className="text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">Not stated</span>
    </span>
  )
}

/** What a memo warns of, alarms first: hidden instructions, contradictions, red flags; then green flags. */
export function DealFlags({ deal: { flags, counts } }: { deal: Deal }) {
  const parts = [
    { count: counts?.hidden ?? 0, words: ['hidden instruction', 'hidden instructions'], Icon: ShieldAlert, red: true },
    { count: counts?.contradicted ?? 0, words: ['contradicted', 'contradicted'], Icon: Split, red: true },
    { count: flags.red, words: ['red', 'red'], Icon: Flag, red: true },
    { count: flags.green, words: ['green', 'green'], Icon: Flag, red: false },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return null
  return (
    <span className="flex shrink-0 gap-1.5">
      {parts.map(({ count, words, Icon, red }) => {
        const word = words[count === 1 ? 0 : 1]
        return (
          <span
            key={word}
            title={`${count} ${word}`}
            className={cn('flex items-center gap-0.5 text-xs tabular', red ? 'text-red' : 'text-green')}
          >
            <Icon aria-hidden className="size-3.5" />
            {count}
            <span className="sr-only"> {word}</span>
          </span>
        )
      })}
    </span>
  )
}

/** How many values of the memo are to be checked; leads to them. */
export function ToCheck({ deal, spelledOut = false }: { deal: Deal; spelledOut?: boolean }) {
  const { counts } = deal
  if (counts === null || deal.status !== 'completed') return null
  const { to_check, fields } = counts
  if (to_check === 0) return <span className="text-faint text-sm">{spelledOut ? 'Nothing to check' : 'None'}</span>
  return (
    <Link
      to={`${paths.dealMemo(deal.generated_answer_id)}?view=edit&show=check`}
      title={`${to_check} of ${fields} values to check`}
      className="inline-flex h-6 shrink-0 items-center whitespace-pre rounded-sm text-sm tabular hover:underline hover:underline-offset-4"
    >
      {spelledOut ? `${to_check} to check` : `${to_check} of ${fields}`}
      {!spelledOut && <span className="sr-only"> to check</span>}
    </Link>
  )
}

const describeDeal = ({ name, how, created_on, decision }: SeenBefore) =>
  [`${alikeWords[how]} ${name}`, formatExactTime(created_on), decision && verdictWords[decision]]
    .filter(Boolean)
    .join(', ')

/** What became of the newest earlier deal that looks like this one, and when; leads to its memo. */
export function SeenBeforeCell({ earlier }: { earlier: readonly SeenBefore[] }) {
  const [newest, ...others] = earlier
  if (!newest) return null
  const word = newest.decision === null ? 'Undecided' : verdictWords[newest.decision]
  return (
    <span className="flex min-w-0 items-center gap-1 text-xs">
      <Link
        to={paths.dealMemo(newest.generated_answer_id)}
        title={`Seen before: ${describeDeal(newest)}`}
        className="inline-flex h-6 min-w-0 items-center rounded-sm underline decoration-line-strong underline-offset-2 hover:decoration-current"
      >
        <span className="sr-only">
          Seen before: {alikeWords[newest.how]} {newest.name},{' '}
        </span>
        <span className="truncate">
          {word} · {formatMonth(newest.decided_on ?? newest.created_on)}
        </span>
      </Link>
      {others.length > 0 && (
        <Tooltip text={<OtherDeals others={others} />}>
          <button type="button" className="h-6 min-w-6 shrink-0 rounded-sm text-muted">
            +{others.length}
            <span className="sr-only"> more</span>
          </button>
        </Tooltip>
      )}
    </span>
  )
}

function OtherDeals({ others }: { others: readonly SeenBefore[] }) {
  return (
    <span className="grid gap-0.5">
      {others.map((one) => (
        <span key={one.deal_id}>{describeDeal(one)}</span>
      ))}
    </span>
  )
}

/** Returns the full name of the person who added a deal. */
export function formatAdder({ created_by }: Deal): string {
  return `${created_by.first_name} ${created_by.last_name}`.trim()
}
