import type { Signal, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import type { VerifySources } from '#engine/verify/verify-facts.ts'
import { checkArr } from './check-arr.ts'
import { checkContradictions } from './check-contradictions.ts'
import { checkCustomerRevenue } from './check-customer-revenue.ts'
import { checkDeckAge } from './check-deck-age.ts'
import { checkEarlierDeck, type EarlierMemo } from './check-earlier-deck.ts'
import { checkEssentials } from './check-essentials.ts'
import { checkForecastShare } from './check-forecast-share.ts'
import { checkFounderRoles } from './check-founder-roles.ts'
import { checkHeadCount } from './check-head-count.ts'
import { checkHiddenText } from './check-hidden-text.ts'
import { checkInstructions } from './check-instructions.ts'
import { checkLanguage } from './check-language.ts'
import { checkLeftOut } from './check-left-out.ts'
import { checkMarketOrder } from './check-market-order.ts'
import { checkMarketSource } from './check-market-source.ts'
import { checkReadability } from './check-readability.ts'
import { checkRound } from './check-round.ts'
import { checkRunway } from './check-runway.ts'
import { checkSite, type SiteStatement } from './check-site.ts'
import { checkSuperlatives } from './check-superlatives.ts'
import { checkUseOfFunds } from './check-use-of-funds.ts'

/** What a check may look at: the deck as understood, its verified facts, the prepared texts, and today's ISO date. */
export type CheckInput = {
  deck: UnderstoodDeck
  facts: readonly VerifiedFact[]
  sources: VerifySources
  updates: string
  today: string
  /** Text that was withheld from extraction because it addresses a machine; looked for anew when missing. */
  withheld?: readonly VerifiedEvidence[]
  /** The memo of the deck before this one, where there was one. */
  earlier?: EarlierMemo | undefined
  /** What the company's site states, where it was read. */
  site?: readonly SiteStatement[] | undefined
}

export type Check = (input: CheckInput) => Signal[]

/** The checks in the order in which their signals are shown. */
export const checks: readonly Check[] = [
  checkReadability,
  checkLeftOut,
  checkHiddenText,
  checkInstructions,
  checkContradictions,
  checkSite,
  checkEarlierDeck,
  checkArr,
  checkCustomerRevenue,
  checkUseOfFunds,
  checkMarketOrder,
  checkRound,
  checkRunway,
  checkHeadCount,
  checkForecastShare,
  checkDeckAge,
  checkMarketSource,
  checkFounderRoles,
  checkEssentials,
  checkSuperlatives,
  checkLanguage,
]

/** All signals of a deck. No check gives a verdict: each tells what stands where. */
export function runChecks(input: CheckInput): Signal[] {
  return checks.flatMap((check) => check(input))
}
