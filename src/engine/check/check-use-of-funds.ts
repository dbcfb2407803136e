import { isGrounded, type Signal } from '#engine/facts.ts'
import { quantitiesIn } from '#engine/text/quantities.ts'
import type { CheckInput } from './check-input.ts'
import { findBestFigure } from './proved-figures.ts'

const whole = 100
const percentSlack = 1.5
const amountSlack = 0.03
const fewestParts = 2

/** Finds parts of the use of funds that do not sum to 100%, or to the round when they are amounts. */
export function checkUseOfFunds({ facts }: CheckInput): Signal[] {
  const parts = facts.filter((fact) => fact.key === 'use_of_funds' && isGrounded(fact))
  const quantities = parts.flatMap((fact) => quantitiesIn(String(fact.value)).slice(0, 1))
  if (quantities.length < fewestParts || quantities.length < parts.length) return []
  const evidence = parts.flatMap((fact) => fact.evidence)
  const sum = Math.round(quantities.reduce((total, one) => total + one.amount, 0) * 100) / 100
  if (quantities.every((one) => one.percent)) {
    if (Math.abs(sum - whole) <= percentSlack) return []
    return [makeSignal(`${sum}%`, `The parts of the use of funds sum to ${sum}%, not to 100%.`, evidence)]
  }
  const round = findBestFigure(facts, 'amount_raising')
  if (!round || quantities.some((one) => one.percent) || Math.abs(sum - round.amount) <= round.amount * amountSlack)
    return []
  const total = sum.toLocaleString('en-US')
  return [
    makeSignal(total, `The parts of the use of funds sum to ${total}, the round is ${round.fact.value}.`, [
      ...evidence,
      ...round.fact.evidence,
    ]),
  ]
}

function makeSignal(value: string, reason: string, evidence: Signal['evidence']): Signal {
  return { key: 'Use of funds does not add up', value, reason, severity: 'warning', evidence }
}
