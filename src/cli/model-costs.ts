import type { ModelReport } from '#engine/language-model.ts'
import { computeCost } from '#server/platform/language-model/prices.ts'

const formatDollars = (amount: number) => `$${amount.toFixed(amount < 0.1 ? 4 : 2)}`
const computeMean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
const count = (numbers: ReadonlyArray<number | null>) =>
  numbers.includes(null) ? 'not counted' : String(Math.round(computeMean(numbers.map((one) => one ?? 0))))

/** One line: what a model did and cost for each of several memos on average, and how often it failed. */
export function describeModel(name: string, reports: readonly ModelReport[]): string {
  const costs = reports.map((one) => computeCost(name, one.usage))
  const known = costs.filter((one) => one !== null)
  const cost = known.length < costs.length ? 'unknown' : `${formatDollars(computeMean(known))} a memo`
  const parts = [
    `calls ${computeMean(reports.map((one) => one.calls)).toFixed(1)}`,
    `input tokens ${count(reports.map((one) => one.usage.input))}`,
    `from cache ${count(reports.map((one) => one.usage.cachedInput))}`,
    `output tokens ${count(reports.map((one) => one.usage.output))}`,
    `cost ${cost}`,
    `seconds ${computeMean(reports.map((one) => one.seconds)).toFixed(1)}`,
    `unverified facts ${reports.reduce((sum, one) => sum + one.unverifiedFacts, 0)}`,
    `dropped sentences ${reports.reduce((sum, one) => sum + one.droppedSentences, 0)}`,
    `failed ${reports.filter((one) => one.failed !== null).length} of ${reports.length}`,
  ]
  const causes = [...new Set(reports.flatMap((one) => one.failed ?? []))]
  return [`${name}: ${parts.join(' · ')}`, ...causes].join('\n')
}
