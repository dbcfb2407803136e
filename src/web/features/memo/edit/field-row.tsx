import { memo } from 'react'
import { findMark, isMarkToCheck, type Mark } from '#contract/find-mark.ts'
import type { MemoField } from '#contract/memo.ts'
import { translateValue } from '#contract/translations.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { listSources } from '#web/lib/field-sources.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { describeMark } from '#web/ui/describe-mark.ts'
import { markLooks } from '#web/ui/mark-looks.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { TranslationLine, useTranslate } from '#web/ui/translation.tsx'
import { EarlierValue } from '../versions/changed-fields.tsx'
import { Candidates } from './candidates.tsx'
import { ChangedBy } from './changed-by.tsx'
import { ClampedText } from './clamped-text.tsx'
import { ContradictedBy } from './contradicted-by.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldEditor } from './field-editor.tsx'
import { FieldValue } from './field-value.tsx'
import { PageCrop } from './page-crop.tsx'
import type { RowView } from './review-state.ts'
import { RowActions } from './row-actions.tsx'
import { SourcePills } from './source-pill.tsx'
import { type Review, useRowView } from './use-review.ts'

/** The columns of a row where there is room; otherwise a card of its cells, the actions in its corner. */
export const rowColumns =
  'grid gap-x-4 gap-y-1.5 px-4 py-2 grid-cols-[minmax(0,1fr)_auto] ' +
  'wide:@lg:grid-cols-[minmax(7.5rem,11fr)_minmax(0,17fr)_minmax(0,14fr)_minmax(4.75rem,8fr)_4.75rem] ' +
  // Here all four actions of a confirmed row have room side by side.
  'wide:@4xl:grid-cols-[minmax(7.5rem,11fr)_minmax(0,17fr)_minmax(0,14fr)_minmax(4.75rem,6fr)_7rem]'

/** One field; it renders again when its own part of the review changes. */
export const FieldRow = memo(function FieldRow({ id, review }: { id: string; review: Review }) {
  const view = useRowView(review, id)
  return view && <Row view={view} review={review} />
})

function Row({ view, review }: { view: RowView; review: Review }) {
  const { row, label, isCurrent, isSaving, editor } = view
  const { store } = review
  const { field } = row
  const mark = findMark(field)
  return (
    <tr
      ref={(element) => store.keepElement(row.id, element)}
      data-memo-row={row.id}
      tabIndex={view.isTabStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      aria-busy={isSaving || undefined}
      onFocus={() => store.setCurrent(row.id)}
      className={cn(rowColumns, rowLook, mark && markLooks[mark].bar, isCurrent && 'bg-hover wide:@lg:bg-hover')}
    >
      <th scope="row" className="flex min-w-0 flex-col items-start font-normal">
        <span className="min-w-0 max-w-full break-words text-muted text-sm leading-[1.375rem]">
          {store.layout.show === 'check' ? label : row.name}
        </span>
        <RowState field={field} mark={mark} isSaving={isSaving} />
      </th>
      <td className="col-span-2 min-w-0 wide:@lg:col-span-1">
        <RowValue view={view} review={review} />
        {!editor && <ChangedBy field={field} />}
        <EarlierValue row={row} />
        <ContradictedBy view={view} review={review} />
        <Candidates view={view} review={review} />
        <PageCrop view={view} />
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
      <td className="col-start-2 row-start-1 flex flex-wrap justify-end gap-x-0.5 self-start wide:@lg:col-start-5">
        {!editor && <RowActions view={view} review={review} />}
      </td>
    </tr>
  )
}

const rowLook =
  'group/row relative mb-2 scroll-mt-36 scroll-mb-24 overflow-clip rounded-lg border bg-surface ' +
  'outline-offset-[-2px] before:absolute before:inset-y-0 before:left-0 before:w-[3px] wide:@lg:mb-0 ' +
  'wide:@lg:rounded-none wide:@lg:border-0 wide:@lg:border-t wide:@lg:scroll-mt-28'

/** The value, or its editor; a list whose entries stand open shows them one to a line. */
function RowValue({ view, review }: { view: RowView; review: Review }) {
  const { row, editor, isOpen } = view
  return (
    <>
      {editor ? (
        <FieldEditor key={editor.round} view={view} start={editor.start} review={review} />
      ) : (
        !isOpen && <FieldValue field={row.field} label={view.label} />
      )}
      {!editor && !isOpen && <ValueTranslation field={row.field} />}
      {isOpen && <EntryList view={view} review={review} />}
    </>
  )
}

/** The English of a value in the words of the deck; of a list the open entries have theirs. */
function ValueTranslation({ field: { value, source } }: { field: MemoField }) {
  const translate = useTranslate()
  if (typeof value !== 'string') return null
  const english = translateValue(value, [source.in1 ?? '', source.in2 ?? ''], translate)
  return english === null ? null : <TranslationLine english={english} className="mt-0.5" />
}

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
