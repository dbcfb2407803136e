import { Check, List, Pencil } from 'lucide-react'
import { findMark, isMarkToCheck, type Mark } from '#contract/find-mark.ts'
import type { MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { listSources } from '#web/lib/field-sources.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { describeMark } from '#web/ui/describe-mark.ts'
import { markLooks } from '#web/ui/mark-looks.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { MemoRow } from '../memo-rows.ts'
import { EarlierValue } from '../versions/changed-fields.tsx'
import { Candidates } from './candidates.tsx'
import { ClampedText } from './clamped-text.tsx'
import { ContradictedBy } from './contradicted-by.tsx'
import { isEditable } from './field-draft.ts'
import { FieldEditor } from './field-editor.tsx'
import { FieldHistory } from './field-history.tsx'
import { FieldValue } from './field-value.tsx'
import { isToConfirm } from './review.ts'
import { SourcePills } from './source-pill.tsx'
import type { Review } from './use-review.ts'

/** The columns of a row where there is room; otherwise a card of its cells, the actions in its corner. */
export const rowColumns =
  'grid gap-x-4 gap-y-1.5 px-4 py-2 grid-cols-[minmax(0,1fr)_auto] ' +
  'wide:@lg:grid-cols-[minmax(7.5rem,11fr)_minmax(0,17fr)_minmax(0,14fr)_minmax(4.75rem,8fr)_4.75rem]'

type FieldRowProps = {
  row: MemoRow
  /** The field's name, for a founder's with the founder's. */
  label: string
  review: Review
  /** Tab reaches one row; j, k and the arrow keys reach the others. */
  isTabStop: boolean
}

export function FieldRow({ row, label, review, isTabStop }: FieldRowProps) {
  const { field } = row
  const mark = findMark(field)
  const isCurrent = review.current === row.id
  const isSaving = review.saving.has(row.id)
  const editor = review.editors[row.id]
  return (
    <tr
      data-memo-row={row.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      aria-busy={isSaving || undefined}
      onFocus={() => review.setCurrent(row.id)}
      className={cn(rowColumns, rowLook, mark && markLooks[mark].bar, isCurrent && 'bg-hover wide:@lg:bg-hover')}
    >
      <th
        scope="row"
        className={
          'flex min-w-0 flex-wrap content-start items-start gap-x-2 font-normal wide:@lg:flex-col wide:@lg:flex-nowrap'
        }
      >
        <span className="min-w-0 max-w-full break-words text-muted text-sm leading-[1.375rem]">{row.name}</span>
        <RowState field={field} mark={mark} isSaving={isSaving} />
      </th>
      <td className="col-span-2 min-w-0 wide:@lg:col-span-1">
        {editor ? (
          <FieldEditor key={editor.round} row={row} label={label} start={editor.start} review={review} />
        ) : (
          <FieldValue field={field} label={label} />
        )}
        <EarlierValue row={row} />
        <ContradictedBy field={field} onTake={(value) => review.openEditor(row, value)} />
        <Candidates row={row} onTake={(value) => review.openEditor(row, value)} />
      </td>
      <td className="col-span-2 min-w-0 text-muted text-sm leading-[1.375rem] wide:@lg:col-span-1">
        {field.reason !== '' && (
          <ClampedText label={`the reason for ${label}`} className={cn(isUnknown(field.value) && 'text-faint')}>
            {field.reason}
          </ClampedText>
        )}
      </td>
      <td className="col-span-2 min-w-0 empty:hidden wide:@lg:col-span-1 wide:@lg:empty:block">
        <SourcePills targets={listSources(field)} />
      </td>
      <td className="col-start-2 row-start-1 flex justify-end gap-0.5 self-start wide:@lg:col-start-5">
        {!editor && <RowActions row={row} label={label} review={review} />}
      </td>
    </tr>
  )
}

const rowLook =
  'relative mb-2 scroll-mt-36 scroll-mb-24 overflow-clip rounded-lg border bg-surface ' +
  'outline-offset-[-2px] before:absolute before:inset-y-0 before:left-0 before:w-[3px] wide:@lg:mb-0 ' +
  'wide:@lg:rounded-none wide:@lg:border-0 wide:@lg:border-t wide:@lg:scroll-mt-28'

type RowStateProps = { field: MemoField; mark: Mark | null; isSaving: boolean }

/** How sure the row is, in words; what is to check stands out. */
function RowState({ field, mark, isSaving }: RowStateProps) {
  if (isSaving)
    return (
      <span className="inline-flex h-5.5 items-center gap-1 text-muted text-xs">
        <Spinner className="size-3" /> Saving
      </span>
    )
  if (mark === null) return null
  const { Icon, text } = markLooks[mark]
  const word = describeMark(mark, field)
  if (isMarkToCheck(mark))
    return (
      <Badge tone={mark === 'contradicted' ? 'red' : 'amber'} className="my-px whitespace-normal">
        {/* In a narrow column the words need all the room. */}
        <Icon aria-hidden className="wide:@lg:hidden wide:@4xl:block" />
        {`Check · ${word}`}
      </Badge>
    )
  return (
    <span className={cn('inline-flex h-5.5 items-center gap-1 whitespace-nowrap text-xs', text)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </span>
  )
}

/** Shown in place of the pencil: a list can be confirmed, but not edited. */
function NotEdited({ label }: { label: string }) {
  return (
    <span title="A list can be confirmed, not edited" className="grid size-6 place-items-center text-faint opacity-60">
      <List aria-hidden className="size-4" />
      <span className="sr-only">{label} is a list and can’t be edited</span>
    </span>
  )
}

const actionLook = { look: 'quiet', size: 'icon', className: 'size-6 text-faint' } as const

function RowActions({ row, label, review }: { row: MemoRow; label: string; review: Review }) {
  const isSaving = review.saving.has(row.id)
  const confirm = () => {
    // The button goes away with the confirmation, and would take the focus with it.
    review.focusRow(row)
    void review.confirm(row, label)
  }
  return (
    <>
      {isToConfirm(row) && (
        <Button {...actionLook} aria-label={`Confirm ${label}`} title="Confirm" disabled={isSaving} onClick={confirm}>
          <Check aria-hidden />
        </Button>
      )}
      {isEditable(row.field) ? (
        <Button
          {...actionLook}
          aria-label={`Edit ${label}`}
          title="Edit"
          disabled={isSaving}
          onClick={() => review.openEditor(row)}
        >
          <Pencil aria-hidden />
        </Button>
      ) : (
        <NotEdited label={label} />
      )}
      <FieldHistory row={row} label={label} review={review} button={actionLook} />
    </>
  )
}
