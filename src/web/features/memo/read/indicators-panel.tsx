import type { Memo } from '#contract/memo.ts'
import { type IndicatorName, indicatorFields } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/card.tsx'
import { findIndicatorField } from '../find-field.ts'
import { CitedValue } from './cited-value.tsx'

// The keys of the table are the indicator names.
const names = Object.keys(indicatorFields) as IndicatorName[]

export function IndicatorsPanel({ memo }: { memo: Memo }) {
  const { indicators } = memo.json_response
  return (
    <Card aria-labelledby="indicators">
      <CardHeader>
        <CardTitle id="indicators">Indicators</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="grid @md:grid-cols-2 @3xl:grid-cols-1 gap-3 print:grid-cols-1 print:gap-1.5">
          {names.map((name) => (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-medium">
                {isUnknown(indicators[name].value) ? (
                  <span className="font-normal text-faint">Unknown</span>
                ) : (
                  <CitedValue cited={indicators[name]} field={findIndicatorField(memo, name)} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  )
}
