import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
} from '@tanstack/react-table'
import type { Deal } from '#contract/deals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { formatAdder, rankStatus } from './deal-filter.ts'
import { DealFlags, DealName } from './deal-name.tsx'
import { DealSource } from './deal-source.tsx'
import { DealStatus } from './deal-status.tsx'
import { DeleteDeal } from './delete-deal.tsx'
import { RelativeTime } from './relative-time.tsx'
import { SeenBefore } from './seen-before.tsx'

export const dealTableFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
})

const column = createColumnHelper<typeof dealTableFeatures, Deal>()

export const dealColumns = column.columns([
  column.accessor('name', {
    header: 'Deal Name',
    sortFn: 'text',
    cell: ({ row }) => <NameCell deal={row.original} />,
  }),
  column.accessor('updated_on', {
    header: 'Last Update',
    sortFn: 'basic',
    sortDescFirst: true,
    cell: ({ row }) => <RelativeTime iso={row.original.updated_on} />,
  }),
  column.accessor('documents_count', {
    header: 'Documents',
    sortFn: 'basic',
    cell: ({ row }) => <Badge>pdf {row.original.documents_count}</Badge>,
  }),
  column.accessor(formatAdder, {
    id: 'added_by',
    header: 'Added By',
    sortFn: 'text',
    cell: ({ row }) => <span className="block truncate">{formatAdder(row.original)}</span>,
  }),
  column.accessor(rankStatus, {
    id: 'status',
    header: 'Status',
    sortFn: 'basic',
    cell: ({ row }) => <DealStatus deal={row.original} />,
  }),
  column.display({ id: 'delete', header: 'Delete', cell: ({ row }) => <DeleteDeal deal={row.original} /> }),
])

/** At most two lines, so that every row has the same height. Flags go below the name, or out of sight for an earlier deal. */
function NameCell({ deal }: { deal: Deal }) {
  const isSeen = deal.seen_before.length > 0
  return (
    <span className="grid min-w-0">
      <span
        className={cn(
          'flex min-w-0 flex-wrap items-center gap-x-2.5',
          isSeen && 'h-5 overflow-clip [overflow-clip-margin:3px]',
        )}
      >
        <span
          className={cn('flex min-w-0 max-w-full items-center gap-1.5', isSeen && 'max-w-fit shrink grow basis-40')}
        >
          <DealName deal={deal} className="truncate" />
          <DealSource source={deal.source} />
        </span>
        <DealFlags deal={deal} />
      </span>
      <SeenBefore earlier={deal.seen_before} />
    </span>
  )
}

/** Widths of the columns in the table; the name takes what is left, at least 220px of a table that just has room. */
export const columnWidths: Record<string, string> = {
  name: '',
  updated_on: 'w-28 @min-[900px]:w-32',
  documents_count: 'w-22 @min-[900px]:w-24',
  added_by: 'w-32 @min-[900px]:w-36',
  status: 'w-46 @min-[820px]:w-54',
  delete: 'w-11',
}
