import { Split } from 'lucide-react'
import { isMarkToCheck } from '#contract/find-mark.ts'
import { markWords } from '#contract/mark-words.ts'
import type { Memo } from '#contract/memo.ts'
import { StandingMark } from '#web/ui/standing-mark.tsx'
import type { CompareParts } from './compare-parts.ts'
import type { ComparedCell, ComparedValue } from './compare-rows.ts'

type ValueCellProps = { cell: ComparedCell; memo: Memo; parts: CompareParts }

/** What one memo says: its values with their marks, the places, and what other places say. */
export function ValueCell({
  cell: { values, mark, targets, others },
  memo,
  parts: { Places, PlaceLink },
}: ValueCellProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 gap-y-1">
      {values.length === 0 && <p className="text-faint">{mark === 'open' ? markWords.open : markWords.unstated}</p>}
      {values.length === 1 && values.map((value) => <p key={value.text}>{<Value value={value} />}</p>)}
      {values.length > 1 && (
        <ul className="grid w-full gap-0.5">
          {values.map((value) => (
            <li key={value.text}>
              <Value value={value} />
            </li>
          ))}
        </ul>
      )}
      {others.map(({ place, target, value }) => (
        <p key={JSON.stringify([place, value])} className="order-last flex w-full items-start gap-1 text-red text-sm">
          <Split aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 tabular [overflow-wrap:anywhere]">
            {target ? (
              <PlaceLink memo={memo} target={target}>
                {place}
              </PlaceLink>
            ) : (
              place
            )}
            : {value}
          </span>
        </p>
      ))}
      <Places memo={memo} targets={targets} />
    </div>
  )
}

/** A proved value bears no mark, as in the read view. */
function Value({ value: { text, mark, entered, behind } }: { value: ComparedValue }) {
  const isMarked = mark !== null && (isMarkToCheck(mark) || mark === 'entered')
  return (
    <>
      <span className="whitespace-pre-line tabular [overflow-wrap:anywhere]">{text}</span>
      {isMarked && <StandingMark mark={mark} field={entered && { entered }} size="small" />}
      {behind && (
        <span className="text-muted">
          , <Value value={behind} />
        </span>
      )}
    </>
  )
}
