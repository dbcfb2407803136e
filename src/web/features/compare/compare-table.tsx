import type { ReactNode } from 'react'
import type { Memo } from '#contract/memo.ts'
import { cn } from '#web/ui/cn.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ColumnHead } from './column-head.tsx'
import type { CompareParts } from './compare-parts.ts'
import { compareFields, doFlagsDiffer, sortSignals } from './compare-rows.ts'
import { DecisionCell } from './decision-cell.tsx'
import { FlagCell } from './flag-cell.tsx'
import type { ComparedQuery } from './use-compared-deals.ts'
import { ValueCell } from './value-cell.tsx'

/** A deal of the comparison with what was loaded of it. */
export type ComparedColumn = { id: string; query: ComparedQuery; onRemove: (() => void) | null }

/** A row: its cell for a column whose memo is loaded, by that column's place among these. */
type Row = { name: string; differs: boolean; renderCell: (at: number) => ReactNode }

type CompareTableProps = {
  columns: readonly ComparedColumn[]
  onlyDifferences: boolean
  /** The names of rows stand over their cells. */
  isNarrow: boolean
  parts: CompareParts
}

/** The deals side by side, a column each. */
export function CompareTable({ columns, onlyDifferences, isNarrow, parts }: CompareTableProps) {
  const loaded = columns.filter(({ query }) => query.data?.memo)
  // Without a deal to show, its head says why; empty rows would add nothing.
  const isNothing = loaded.length === 0 && !columns.some(({ query }) => query.isPending)
  const isShown = ({ differs }: Row) => differs || !onlyDifferences || loaded.length < 2
  const rows = isNothing ? [] : listRows(loaded, parts).filter(isShown)
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">The deals side by side</caption>
      <thead className="sticky top-14 z-10 bg-ground wide:top-0 print:static">
        <tr className="border-b">
          {!isNarrow && <td className="w-32" />}
          {columns.map(({ id, query, onRemove }) => (
            <th key={id} scope="col" className="px-2 py-2.5 text-left align-top">
              <ColumnHead query={query} onRemove={onRemove} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.name} className="break-inside-avoid border-b">
          {isNarrow && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={cn(nameLook, 'pt-2.5')}>
                {row.name}
              </th>
            </tr>
          )}
          <tr>
            {!isNarrow && (
              <th scope="row" className={cn(nameLook, 'py-2.5')}>
                {row.name}
              </th>
            )}
            {columns.map((column) => (
              <td key={column.id} className={cn('px-2 align-top', isNarrow ? 'pt-1 pb-2.5' : 'py-2.5')}>
                {column.query.data?.memo ? row.renderCell(loaded.indexOf(column)) : <NoCell query={column.query} />}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

const nameLook = 'px-2 text-left align-top font-medium text-muted text-sm'

const NoCell = ({ query }: { query: ComparedQuery }) =>
  query.isPending ? <Skeleton className="h-5" /> : <span className="text-faint">–</span>

function listRows(loaded: readonly ComparedColumn[], parts: CompareParts): Row[] {
  const pairs = loaded.flatMap(({ query: { data } }) => (data?.memo ? [{ deal: data.deal, memo: data.memo }] : []))
  const fields = compareFields(pairs.map(({ memo }) => memo)).map(({ name, differs, cells }): Row => {
    const renderCell = (at: number) => {
      const [cell, memo] = [cells[at], pairs[at]?.memo]
      return cell && memo && <ValueCell cell={cell} memo={memo} parts={parts} />
    }
    return { name, differs, renderCell }
  })
  const flagRow = (name: string, pick: (memo: Memo) => Memo['flags']['green']): Row => ({
    name,
    differs: doFlagsDiffer(pairs.map(({ memo }) => pick(memo))),
    renderCell: (at) => {
      const memo = pairs[at]?.memo
      return memo && <FlagCell flags={pick(memo)} name={name} memo={memo} parts={parts} />
    },
  })
  const decision: Row = {
    name: 'Decision',
    differs: new Set(pairs.map(({ deal }) => `${deal.decision?.decision} ${deal.decision?.reason}`)).size > 1,
    renderCell: (at) => <DecisionCell decision={pairs[at]?.deal.decision ?? null} />,
  }
  return [
    ...fields,
    flagRow('Green Flags', ({ flags }) => flags.green),
    flagRow('Red Flags', ({ flags }) => flags.red),
    flagRow('Signals', sortSignals),
    decision,
  ]
}
