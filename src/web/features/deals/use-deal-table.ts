import { type OnChangeFn, type SortingState, useTable } from '@tanstack/react-table'
import type { Deal } from '#contract/deals.ts'
import { dealColumns, dealTableFeatures } from './deal-columns.tsx'

export type SortedDeals = { deals: Deal[]; sorting: SortingState; onSorting: OnChangeFn<SortingState> }

/** The order is kept outside, so that it outlasts a filter that leaves no rows, and a table that becomes cards. */
export function useDealTable({ deals, sorting, onSorting }: SortedDeals) {
  return useTable({
    features: dealTableFeatures,
    columns: dealColumns,
    data: deals,
    getRowId: (deal) => deal.deal_id,
    state: { sorting },
    onSortingChange: onSorting,
    enableSortingRemoval: false,
  })
}
export type DealTableModel = ReturnType<typeof useDealTable>
