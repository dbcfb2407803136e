import type { Signal, VerifiedFact } from '#engine/facts.ts'
import { type Quantity, quantitiesIn } from '#engine/text/quantities.ts'
import type { CheckInput } from './check-input.ts'
import { pairContradictions } from './pair-contradictions.ts'
import { type Figure, findBestFigure, isOfItsTime } from './proved-figures.ts'

const whole = 100
const percentSlack = 1.5
const amountSlack = 0.03
const fewestParts = 2

type Part = { fact: VerifiedFact; quantity: Quantity }

/** Finds parts of the use of funds that do not sum to 100%, or to the round when they are amounts; each page's list by itself. */
export function checkUseOfFunds({ facts }: CheckInput): Signal[] {
  const all = facts.filter((fact) => fact.key === 'use_of_funds' && isOfItsTime(fact))
  const round = findBestFigure(facts, 'amount_raising')
  return listGroups(all).flatMap((own) => {
    const parts = own.flatMap((fact): Part[] => {
      const quantity = readPart(String(fact.value))
      return quantity ? [{ fact, quantity }] : []
    })
    if (parts.length < fewestParts || parts.length < own.length) return []
    if (parts.every(({ quantity }) => quantity.percent)) return checkShares(parts)
    const isInMoneyOf = ({ scope }: Figure) => parts.every(({ quantity }) => quantity.currency === scope.unit)
    return round && isInMoneyOf(round) ? checkAmounts(parts, round) : []
  })
}

/** The share of a part, else its amount: '2 engineers, 35%' and '2 engineers, $40k' count people first. */
function readPart(text: string): Quantity | undefined {
  const all = quantitiesIn(text)
  return all.find(({ percent }) => percent) ?? all.find(({ currency }) => currency !== null)
}

/** A page with several parts has a list of its own; parts that stand alone on their pages are one list. */
function listGroups(facts: readonly VerifiedFact[]): VerifiedFact[][] {
  const byPage = Map.groupBy(facts, ({ evidence }) => evidence[0]?.page ?? null)
  const lists = [...byPage.values()].filter((own) => own.length >= fewestParts)
  return lists.length > 0 ? lists : [[...facts]]
}

function checkShares(parts: readonly Part[]): Signal[] {
  if (splitIntoWholes(parts.map(({ quantity }) => quantity.amount))) return []
  const sum = sumUp(parts)
  return [
    {
      key: 'Use of funds does not add up',
      value: `The parts make ${sum}%.`,
      reason: `The parts of the use of funds sum to ${sum}%, not to 100%.`,
      severity: 'warning',
      evidence: parts.flatMap(({ fact }) => fact.evidence),
    },
  ]
}

/** Whether shares in their order are one list of 100% or several, one after the other. */
function splitIntoWholes(shares: readonly number[]): boolean {
  let sum = 0
  for (const share of shares) {
    sum += share
    if (Math.abs(sum - whole) <= percentSlack) sum = 0
  }
  return sum === 0
}

function checkAmounts(parts: readonly Part[], round: Figure): Signal[] {
  const sum = sumUp(parts)
  if (Math.abs(sum - round.amount) <= round.amount * amountSlack) return []
  const total = sum.toLocaleString('en-US')
  const [first] = parts
  return [
    {
      key: 'Use of funds does not add up',
      value: 'The parts do not make the round.',
      reason: `The parts of the use of funds sum to ${total}, the round is ${round.fact.value}.`,
      severity: 'warning',
      evidence: [...parts.flatMap(({ fact }) => fact.evidence), ...round.fact.evidence],
      contradictions: first
        ? pairContradictions(
            { fact: round.fact, text: `${round.fact.value} to raise` },
            { fact: first.fact, text: `parts of ${total} in all` },
          )
        : [],
    },
  ]
}

const sumUp = (parts: readonly Part[]): number =>
  Math.round(parts.reduce((total, { quantity }) => total + quantity.amount, 0) * 100) / 100
