import type { Mark } from '#contract/find-mark.ts'
import type { MemoField } from '#contract/memo.ts'
import { cn } from './cn.ts'
import { describeMark } from './describe-mark.ts'
import { markLooks } from './mark-looks.ts'

type StandingMarkProps = {
  mark: Mark
  /** The field or the entry that the mark is of: tells what a person entered from what one confirmed. */
  field?: Pick<MemoField, 'entered'> | undefined
  /** Small in running text and in labels. */
  size?: 'small' | 'normal'
  /** False where the words beside it say the same on paper. */
  inPrint?: boolean
}

/** How sure the value before it is: an icon with its word; on paper the word in brackets. */
export function StandingMark({ mark, field, size = 'normal', inPrint = true }: StandingMarkProps) {
  const { Icon, text, printed } = markLooks[mark]
  const word = describeMark(mark, field)
  return (
    <span className="whitespace-nowrap font-normal">
      {/* Keeps the icon on the line of the value. */}
      {'\u2060'}
      <span
        title={word}
        data-printed={inPrint ? (word === 'Confirmed' ? '(confirmed)' : printed) : null}
        className={cn(
          'inline-flex align-[-0.15em] print:ml-1 print:align-baseline print:after:content-[attr(data-printed)]',
          size === 'small' ? 'ml-0.5' : 'ml-1',
          text,
        )}
      >
        <Icon aria-hidden className={cn('print:hidden', size === 'small' ? 'size-3' : 'size-4')} />
        <span className="sr-only">{` ${word}`}</span>
      </span>
    </span>
  )
}
