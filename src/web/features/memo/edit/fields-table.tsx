import { CircleCheck } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { Show } from '../show-rows.ts'
import { FieldRow, rowColumns } from './field-row.tsx'
import { FoldedRows } from './folded-rows.tsx'
import { AddFounder, FounderActions, RemovedFounders } from './founder-actions.tsx'
import type { Layout, LayoutGroup } from './review.ts'
import { type Review, useLayout, useReviewStatus } from './use-review.ts'

type FieldsTableProps = { review: Review; onShowAll: () => void }

const foundersSection = 'Founder information'

/** Every field of the memo by section, or those to check in one list. Where the page is narrow, each row is a card. */
export function FieldsTable({ review, onShowAll }: FieldsTableProps) {
  const { show, groups, ids, removed } = useLayout(review)
  if (show !== null && ids.length === 0) return <NothingShown show={show} onShowAll={onShowAll} />
  const founders = groups.filter(({ section }) => section === foundersSection)
  return (
    <table className="block w-full overflow-clip text-left wide:@lg:rounded-xl wide:@lg:border wide:@lg:bg-surface">
      <ColumnTitles />
      {groups.map((group, index) => (
        <Fragment key={group.id}>
          {isPart(group) && groups[index - 1]?.section !== group.section && (
            <SectionTitle title={foundersSection} groups={groups} />
          )}
          <tbody className="block wide:@lg:[tbody+&]:border-t">
            <GroupTitle group={group} founders={founders} review={review} />
            {group.ids.map((id) => (
              <FieldRow key={id} id={id} review={review} />
            ))}
            {group.folded && <FoldedRows group={group} folded={group.folded} review={review} />}
          </tbody>
          {show === null && group.section === foundersSection && groups[index + 1]?.section !== foundersSection && (
            <FoundersFoot removed={removed} review={review} />
          )}
        </Fragment>
      ))}
      {show !== null && <AddingFounder review={review} />}
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
const isPart = ({ id, section }: LayoutGroup) => section !== null && id !== section

/** Shows the title of a section whose rows are in several groups. */
function SectionTitle({ title, groups }: { title: string; groups: Layout['groups'] }) {
  const toCheck = groups.filter(({ section }) => section === title).reduce((sum, one) => sum + one.toCheck, 0)
  return (
    <tbody className="block wide:@lg:border-t">
      <tr className="block">
        <th colSpan={5} className={titleLook}>
          <h2 className="font-semibold text-base">{title}</h2>
          <span className="shrink-0 text-muted text-xs tabular">{describeProgress(toCheck)}</span>
        </th>
      </tr>
    </tbody>
  )
}

const titleLook =
  'flex flex-wrap items-center justify-between gap-x-3 pt-6 pb-2 font-normal wide:@lg:bg-sunken wide:@lg:px-4 wide:@lg:py-2'

type GroupTitleProps = { group: LayoutGroup; founders: readonly LayoutGroup[]; review: Review }

function GroupTitle({ group, founders, review }: GroupTitleProps) {
  const Title = isPart(group) ? 'h3' : 'h2'
  return (
    <tr className="block">
      <th scope="rowgroup" colSpan={5} className={cn(titleLook, isPart(group) && 'pt-2 wide:@lg:bg-transparent')}>
        <Title className={cn('min-w-0 break-words font-semibold', isPart(group) ? 'text-sm' : 'text-base')}>
          {group.title}
        </Title>
        <span className="flex items-center gap-2">
          <span className="shrink-0 text-muted text-xs tabular">
            {group.isEmpty ? 'No founders found' : describeProgress(group.toCheck)}
          </span>
          {group.founderId !== null && review.canChange && (
            <FounderActions id={group.founderId} name={group.title} founders={founders} review={review} />
          )}
        </span>
      </th>
    </tr>
  )
}

/** Under the last founder: another one, and those that were removed. */
function FoundersFoot({ removed, review }: { removed: Layout['removed']; review: Review }) {
  return (
    <tbody className="block wide:@lg:border-t">
      <tr className="block">
        <td colSpan={5} className="grid gap-1 py-2 wide:@lg:px-4">
          {review.canChange && <AddFounder review={review} />}
          <RemovedFounders removed={removed} review={review} />
        </td>
      </tr>
    </tbody>
  )
}

/** Where the rows are limited, the field for another founder stands under them while it is asked for. */
function AddingFounder({ review }: { review: Review }) {
  const { isAddingFounder } = useReviewStatus(review)
  return isAddingFounder && <FoundersFoot removed={[]} review={review} />
}

const describeProgress = (left: number) => (left === 0 ? 'Nothing to check' : `${left} to check`)

const nothingTexts: Record<Show, string> = {
  check: 'Nothing to check.',
  contradicted: 'Nothing is contradicted.',
  proved: 'Nothing is proved.',
  team: 'Nothing was entered or confirmed by your team.',
}

function NothingShown({ show, onShowAll }: { show: Show; onShowAll: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // With the last row the focus is lost, and keys would have no place to start from.
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border bg-surface px-6 py-12 text-center">
      <CircleCheck aria-hidden className="size-5 text-green" />
      <p ref={words} tabIndex={-1} className="font-medium outline-none">
        {nothingTexts[show]}
      </p>
      <Button look="outline" size="small" onClick={onShowAll}>
        Show all rows
      </Button>
    </div>
  )
}
