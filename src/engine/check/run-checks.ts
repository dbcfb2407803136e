import type { Signal } from '#engine/facts.ts'
import { checkArr } from './check-arr.ts'
import { checkContradictions } from './check-contradictions.ts'
import { checkCustomerRevenue } from './check-customer-revenue.ts'
import { checkDeckAge } from './check-deck-age.ts'
import { checkEarlierDeck } from './check-earlier-deck.ts'
import { checkEssentials } from './check-essentials.ts'
import { checkForecastShare } from './check-forecast-share.ts'
import { checkFounderRoles } from './check-founder-roles.ts'
import { checkHeadCount } from './check-head-count.ts'
import { checkHiddenText } from './check-hidden-text.ts'
import type { Check, CheckInput } from './check-input.ts'
import { checkInstructions } from './check-instructions.ts'
import { checkLanguage } from './check-language.ts'
import { checkLeftOut } from './check-left-out.ts'
import { checkMarketOrder } from './check-market-order.ts'
import { checkMarketSource } from './check-market-source.ts'
import { checkReadability } from './check-readability.ts'
import { checkRound } from './check-round.ts'
import { checkRunway } from './check-runway.ts'
import { checkSite } from './check-site.ts'
import { checkSuperlatives } from './check-superlatives.ts'
import { checkTemplateText } from './check-template-text.ts'
import { checkUseOfFunds } from './check-use-of-funds.ts'

/** The checks in the order in which their signals are shown. */
const checks: readonly Check[] = [
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
  checkTemplateText,
  checkLanguage,
]

/** Returns all signals of a deck. No check gives a verdict: each says what is on which page. */
export function runChecks(input: CheckInput): Signal[] {
  return checks.flatMap((check) => check(input))
}
