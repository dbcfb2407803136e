import { CircleCheck } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { MemoRow } from '../memo-rows.ts'
import type { Show } from '../show-rows.ts'
import { FieldRow, rowColumns } from './field-row.tsx'
import { countToCheck, type RowGroup } from './review.ts'
import type { Review } from './use-review.ts'

type FieldsTableProps = {
  review: Review
  groups: readonly RowGroup[]
  labelOf: (row: MemoRow) => string
  onShowAll: () => void
}

/** Every field of the memo by section. Where the page is narrow, each row is a card. */
export function FieldsTable({ review, groups, labelOf, onShowAll }: FieldsTableProps) {
  const { shown, show } = review
  const visible = new Set(shown.map(({ id }) => id))
  const parts = groups.map((group) => ({ ...group, shown: group.rows.filter((row) => visible.has(row.id)) }))
  if (show !== null && shown.length === 0) return <NothingShown show={show} onShowAll={onShowAll} />
  const visibleParts = parts.filter((group) => show === null || group.shown.length > 0)
  const inTabOrder = shown.find((row) => row.id === review.current) ?? shown[0]
  return (
    <table className="block w-full overflow-clip text-left wide:@lg:rounded-xl wide:@lg:border wide:@lg:bg-surface">
      <ColumnTitles />
      {visibleParts.map((group, index) => (
        <Fragment key={group.id}>
          {isPart(group) && visibleParts[index - 1]?.section !== group.section && (
            <SectionTitle title={group.section} groups={groups} />
          )}
          <tbody className="block wide:@lg:[tbody+&]:border-t">
            <GroupTitle group={group} />
            {group.shown.map((row) => (
              <FieldRow
                key={row.id}
                row={row}
                label={labelOf(row)}
                review={review}
                isTabStop={row.id === inTabOrder?.id}
              />
            ))}
          </tbody>
        </Fragment>
      ))}
    </table>
  )
}

function ColumnTitles() {
  const look = 'font-medium text-muted text-xs'
  return (
    <thead className="sr-only wide:@lg:not-sr-only wide:@2xl:sticky wide:@2xl:top-10 wide:@2xl:z-10 wide:@lg:block wide:@lg:border-b wide:@lg:bg-surface">
      <tr className={rowColumns}>
        <th scope="col" className={look}>
          Field
        </th>
        <th scope="col" className={look}>
          Value
        </th>
        <th scope="col" className={look}>
          Reason
        </th>
        <th scope="col" className={look}>
          Source
        </th>
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

/** Whether a group is one founder of several, shown under the title of the section. */
const isPart = ({ id, section }: RowGroup) => id !== section

/** Shows the title of a section whose rows are in several groups. */
function SectionTitle({ title, groups }: { title: string; groups: readonly RowGroup[] }) {
  const rows = groups.filter(({ section }) => section === title).flatMap((group) => group.rows)
  return (
    <tbody className="block wide:@lg:border-t">
      <tr className="block">
        <th colSpan={5} className={titleLook}>
          <h2 className="font-semibold text-base">{title}</h2>
          <span className="shrink-0 text-muted text-xs tabular">{describeProgress(countToCheck(rows))}</span>
        </th>
      </tr>
    </tbody>
  )
}

const titleLook =
  'flex items-baseline justify-between gap-3 pt-6 pb-2 font-normal wide:@lg:bg-sunken wide:@lg:px-4 wide:@lg:py-2'

function GroupTitle({ group }: { group: RowGroup }) {
  const left = countToCheck(group.rows)
  const Title = isPart(group) ? 'h3' : 'h2'
  return (
    <tr className="block">
      <th scope="rowgroup" colSpan={5} className={cn(titleLook, isPart(group) && 'pt-2 wide:@lg:bg-transparent')}>
        <Title className={cn('font-semibold', isPart(group) ? 'text-sm' : 'text-base')}>{group.title}</Title>
        <span className="shrink-0 text-muted text-xs tabular">{describeGroup(group, left)}</span>
      </th>
    </tr>
  )
}

function describeGroup(group: RowGroup, left: number): string {
  if (group.rows.length === 0) return 'No founders found'
  return describeProgress(left)
}

const describeProgress = (left: number) => (left === 0 ? 'Nothing to check' : `${left} to check`)

const nothingTexts: Record<Show, string> = {
  check: 'Nothing to check.',
  contradicted: 'Nothing is contradicted.',
  proved: 'Nothing is proved.',
  team: 'Nothing was entered or confirmed by your team.',
}

function NothingShown({ show, onShowAll }: { show: Show; onShowAll: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border bg-surface px-6 py-12 text-center">
      <CircleCheck aria-hidden className="size-5 text-green" />
      <p className="font-medium">{nothingTexts[show]}</p>
      <Button look="outline" size="small" onClick={onShowAll}>
        Show all rows
      </Button>
    </div>
  )
}
