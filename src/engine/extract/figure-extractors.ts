import type { Extractor } from '#engine/facts.ts'
import type { ExtractInput } from './extract-input.ts'
import { closingExtractor } from './figures/closing.ts'
import { marketExtractor } from './figures/market.ts'
import { metricExtractor } from './figures/metrics.ts'
import { milestoneExtractor } from './figures/milestones.ts'
import { otherMetricsExtractor } from './figures/other-metrics.ts'
import { raiseExtractor } from './figures/raise.ts'
import { stageExtractor } from './figures/stage.ts'
import { termExtractor } from './figures/terms.ts'
import { useOfFundsExtractor } from './figures/use-of-funds.ts'
import { competitorExtractor } from './names/competitors.ts'
import { customerExtractor } from './names/customers.ts'
import { investorExtractor } from './names/investors.ts'
import { paidInMoneyExtractor } from './names/paid-in-money.ts'

/** Figures with their metric, period and scope, and lists of names. */
export const figureExtractors: ReadonlyArray<Extractor<ExtractInput>> = [
  metricExtractor,
  otherMetricsExtractor,
  marketExtractor,
  raiseExtractor,
  stageExtractor,
  useOfFundsExtractor,
  termExtractor,
  closingExtractor,
  milestoneExtractor,
  competitorExtractor,
  customerExtractor,
  investorExtractor,
  paidInMoneyExtractor,
]
