import type { Signal, VerifiedFact } from '#engine/facts.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import type { VerifySources } from '#engine/verify/verify-facts.ts'
import { checkArr } from './check-arr.ts'
import { checkContradictions } from './check-contradictions.ts'
import { checkDeckAge } from './check-deck-age.ts'
import { checkEssentials } from './check-essentials.ts'
import { checkFounderRoles } from './check-founder-roles.ts'
import { checkHiddenText } from './check-hidden-text.ts'
import { checkInstructions } from './check-instructions.ts'
import { checkLanguage } from './check-language.ts'
import { checkMarketOrder } from './check-market-order.ts'
import { checkMarketSource } from './check-market-source.ts'
import { checkReadability } from './check-readability.ts'
import { checkRound } from './check-round.ts'
import { checkSuperlatives } from './check-superlatives.ts'
import { checkUseOfFunds } from './check-use-of-funds.ts'

/** What a check may look at: the deck as understood, its verified facts, the prepared texts, and today's ISO date. */
export type CheckInput = {
  deck: UnderstoodDeck
  facts: readonly VerifiedFact[]
  sources: VerifySources
  updates: string
  today: string
}

export type Check = (input: CheckInput) => Signal[]

/** The checks in the order in which their signals are shown. */
export const checks: readonly Check[] = [
  checkReadability,
  checkHiddenText,
  checkInstructions,
  checkContradictions,
  checkArr,
  checkUseOfFunds,
  checkMarketOrder,
  checkRound,
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
