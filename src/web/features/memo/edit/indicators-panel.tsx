import { useId } from 'react'
import type { JsonResponse } from '#contract/memo.ts'
import { type IndicatorName, indicatorFields } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { listTargets } from './field-sources.ts'
import { SourcePills } from './source-pill.tsx'

// The object was made with exactly these keys.
const names = Object.keys(indicatorFields) as IndicatorName[]

/** What kind of company it is, in five lists with their sources. */
export function IndicatorsPanel({ indicators }: { indicators: JsonResponse['indicators'] }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <div className="border-b px-4 py-2.5">
        <CardTitle id={id}>Indicators</CardTitle>
      </div>
      <dl className="divide-y px-4">
        {names.map((name) => (
          <Indicator key={name} name={name} indicator={indicators[name]} />
        ))}
      </dl>
    </Card>
  )
}

type IndicatorProps = { name: IndicatorName; indicator: JsonResponse['indicators'][IndicatorName] }

function Indicator({ name, indicator }: IndicatorProps) {
  return (
    <div className="grid gap-x-4 gap-y-1 py-2.5 @lg:grid-cols-[11rem_1fr_auto] @lg:items-baseline">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="flex min-w-0 flex-wrap gap-1">
        {isUnknown(indicator.value) ? (
          <span className="text-faint">Unknown</span>
        ) : (
          indicator.value.map((value) => <Badge key={value}>{value}</Badge>)
        )}
      </dd>
      <dd className="min-w-0 empty:hidden">
        <SourcePills targets={listTargets(indicator.source)} />
      </dd>
    </div>
  )
}
