import { useId } from 'react'
import type { JsonResponse, Memo, MemoField } from '#contract/memo.ts'
import { type IndicatorName, indicatorFields } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { listTargets } from '#web/lib/field-sources.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { findIndicatorField } from '../find-field.ts'
import { EntryMark } from './entry-mark.tsx'
import { SourcePills } from './source-pill.tsx'

// The object was made with exactly these keys.
const names = Object.keys(indicatorFields) as IndicatorName[]

/** What kind of company it is, in five lists with their sources. */
export function IndicatorsPanel({ memo }: { memo: Memo }) {
  const { indicators } = memo.json_response
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <div className="border-b px-4 py-2.5">
        <CardTitle id={id}>Indicators</CardTitle>
      </div>
      <dl className="divide-y px-4">
        {names.map((name) => (
          <Indicator key={name} name={name} indicator={indicators[name]} field={findIndicatorField(memo, name)} />
        ))}
      </dl>
    </Card>
  )
}

type IndicatorProps = {
  name: IndicatorName
  indicator: JsonResponse['indicators'][IndicatorName]
  field: MemoField | undefined
}

function Indicator({ name, indicator, field }: IndicatorProps) {
  return (
    <div className="grid gap-x-4 gap-y-1 py-2.5 @lg:grid-cols-[11rem_1fr_auto] @lg:items-baseline">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="flex min-w-0 flex-wrap gap-1">
        {isUnknown(indicator.value) ? (
          <span className="text-faint">Unknown</span>
        ) : (
          indicator.value.map((value) => (
            <Badge key={value}>
              <span>{value}</span>
              <EntryMark field={field} item={value} />
            </Badge>
          ))
        )}
      </dd>
      <dd className="min-w-0 empty:hidden">
        <SourcePills targets={listTargets(indicator.source)} />
      </dd>
    </div>
  )
}
