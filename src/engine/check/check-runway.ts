import { type Evidence, isCertain, type Signal, type VerifiedEvidence } from '#engine/facts.ts'
import { cashAtBank, monthlyBurn, otherBurn } from '#engine/lexicons/rate-words.ts'
import { quantitiesIn } from '#engine/text/quantities.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { CheckInput } from './check-input.ts'
import { type Figure, findBestFigure, formatAmount, formatFigure, formatPlace } from './proved-figures.ts'

const slack = 0.25

/**
 * Compares the runway with its money: the cash where a page states it, else the round. A runway that is longer than
 * the money lasts at today's burn can't be; a shorter one than the round gives is usual, since burn grows with a round.
 */
export function checkRunway(input: CheckInput): Signal[] {
  const runway = findBestFigure(input.facts, 'runway')
  const burn = findBestFigure(input.facts, 'burn')
  if (!runway || !burn || burn.amount <= 0 || !isMonthly(burn)) return []
  const stated = toMonths(runway)
  const money = findCash(input, burn.scope.unit) ?? findRound(input, burn.scope.unit)
  if (stated === null || !money) return []
  const months = money.amount / burn.amount
  const tooLong = stated > months * (1 + slack)
  const tooShort = money.isCash && stated < months * (1 - slack)
  if (!tooLong && !tooShort) return []
  const expense = `a burn of ${formatAmount(burn.amount, burn.scope.unit)} a month (${formatPlace(burn.fact)})`
  const statedRunway = `Runway is ${formatFigure(runway)} ${formatPlace(runway.fact)}`
  return [
    {
      key: 'Runway does not add up',
      value: `The money lasts ${Math.round(months)} months, the deck says ${formatFigure(runway)}.`,
      reason: `${statedRunway}, while ${money.description} at ${expense} lasts ${Math.round(months)} months.`,
      severity: 'warning',
      evidence: [...runway.fact.evidence, ...burn.fact.evidence, ...money.evidence],
    },
  ]
}

type Money = { amount: number; description: string; isCash: boolean; evidence: VerifiedEvidence[] }

function isMonthly({ fact }: Figure): boolean {
  const text = `${fact.value} ${fact.evidence.map((one) => one.quote).join(' ')}`
  return monthlyBurn.test(text) && !otherBurn.test(text)
}

function toMonths({ scope, amount }: Figure): number | null {
  if (scope.unit === 'month') return amount
  return scope.unit === 'year' ? amount * 12 : null
}

/** A line that states the cash at hand, in the currency of the burn and with one amount only. */
function findCash({ deck, sources }: CheckInput, unit: string | null): Money | null {
  for (const slide of deck.slides)
    for (const line of slide.lines) {
      if (!cashAtBank.test(line.text)) continue
      const [cash, ...more] = quantitiesIn(line.text).filter((one) => one.currency === unit)
      const evidence: Evidence = { document: 'deck', page: slide.page, quote: line.text }
      const verified = verifyEvidence(evidence, sources)
      if (!cash || more.length > 0 || !isCertain(verified)) continue
      const description = `cash of ${formatAmount(cash.amount, unit)} (on page ${slide.page})`
      return { amount: cash.amount, description, isCash: true, evidence: [verified] }
    }
  return null
}

function findRound({ facts }: CheckInput, unit: string | null): Money | null {
  const round = findBestFigure(facts, 'amount_raising')
  if (!round || round.scope.unit !== unit) return null
  const description = `a round of ${formatFigure(round)} (${formatPlace(round.fact)})`
  return { amount: round.amount, description, isCash: false, evidence: round.fact.evidence }
}
