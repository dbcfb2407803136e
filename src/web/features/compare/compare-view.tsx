import { Columns2, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useContentWidth } from '#web/lib/use-content-width.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { mostDeals } from './asked-deals.ts'
import type { CompareParts } from './compare-parts.ts'
import { type ComparedColumn, CompareTable } from './compare-table.tsx'
import { findPair, PairChoice } from './pair-choice.tsx'
import { isGone, useComparedDeals } from './use-compared-deals.ts'

/** The least width of a column; below it the names of rows stand over the cells, and two deals are shown at a time. */
const leastColumn = 150
const nameColumn = 128

type CompareViewProps = {
  ids: readonly string[]
  isTooMany: boolean
  onIds: (ids: readonly string[]) => void
  parts: CompareParts
}

/** Two to four deals side by side, with what differs. */
export function CompareView({ ids, isTooMany, onIds, parts }: CompareViewProps) {
  const queries = useComparedDeals(ids)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { ref, width } = useContentWidth()
  const switchId = useId()
  if (ids.length < 2) return <NothingToCompare title={`Choose 2 to ${mostDeals} deals`}>{howToChoose}</NothingToCompare>
  if (queries.every(isGone))
    return (
      <NothingToCompare title="None of these deals is here">
        They were deleted, or they belong to a workspace that you are not in.
      </NothingToCompare>
    )
  const columns = ids.flatMap((id, at): ComparedColumn[] => {
    const query = queries[at]
    const onRemove = ids.length > 2 ? () => onIds(ids.filter((one) => one !== id)) : null
    return query ? [{ id, query, onRemove }] : []
  })
  const isNarrow = width !== null && width < nameColumn + columns.length * leastColumn
  const isPaired = isNarrow && columns.length > 2
  const pair = findPair(ids, chosen)
  const shown = isPaired ? pair.flatMap((id) => columns.filter((one) => one.id === id)) : columns
  return (
    <div ref={ref} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <div className="flex min-h-8 items-center gap-2">
          <Switch id={switchId} checked={onlyDifferences} onCheckedChange={setOnlyDifferences} />
          <label htmlFor={switchId}>Only what differs</label>
        </div>
        <Button look="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      {isTooMany && (
        <p role="status" className="text-muted">
          At most {mostDeals} deals stand side by side. The others are left out.
        </p>
      )}
      {isPaired && <PairChoice deals={columns.map(nameDeal)} pair={pair} onPair={setChosen} />}
      <CompareTable columns={shown} onlyDifferences={onlyDifferences} isNarrow={isNarrow} parts={parts} />
      {columns.every(({ query }) => query.isError) && (
        <Button asChild look="outline" className="justify-self-start">
          <Link to={paths.dealList}>Go to the deal list</Link>
        </Button>
      )}
    </div>
  )
}

const nameDeal = ({ id, query }: ComparedColumn, at: number) => ({
  id,
  name: query.data?.deal.name ?? `Deal ${at + 1}`,
})

const howToChoose = 'Tick them in the deal list, then choose Compare. They stand here side by side.'

/** What stands here without deals to compare, and the way to them. */
function NothingToCompare({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <Columns2 aria-hidden className="size-5 text-muted" />
      <div className="grid max-w-md gap-1">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
      <Button asChild look="outline">
        <Link to={paths.dealList}>Go to the deal list</Link>
      </Button>
    </div>
  )
}
