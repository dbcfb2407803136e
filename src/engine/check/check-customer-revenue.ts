import type { Signal } from '#engine/facts.ts'
import type { CheckInput } from './check-input.ts'
import { type Figure, formatAmount, formatFigure, formatPlace, listFigures, pickBest } from './proved-figures.ts'

/** Discounts, free months and growth within the year make such sums rough; only another order of size tells something. */
const farOff = 3
const perMonth =
  /(?:\/|\bper|\ba|\bal|\bpor|\bpro|\bpar|\bje|\bmonthly|\beach)\s?(?:month|mo|mes|monat|mois|mês|miesiąc)\b|\bmonthly\b/i
const perYear =
  /(?:\/|\bper|\ba|\bal|\bpor|\bpro|\bpar|\bje|\bannually|\beach)\s?(?:year|yr|año|jahr|an|ano|rok)\b|\bannually\b|\byearly\b|\bp\.\s?a\./i
/** A price for a part of a customer says nothing about what a customer pays. */
const perPart =
  /\b(?:user|seat|agent|employee|license|licence|unit|sensor|device|transaction|order|booking|invoice|report|developer|location|usuario|nutzer|utilisateur|person|member|student|hour|day|week|gb|call|minute|api)\b/i

/** Customers times the list price against the revenue that is stated: twelve months of it, in the same currency. */
export function checkCustomerRevenue({ facts }: CheckInput): Signal[] {
  const customers = pickBest(listFigures(facts, 'customers').filter(isActual))
  const revenue = findYearlyRevenue(facts)
  if (!customers || !revenue || customers.amount < 3) return []
  const prices = listFigures(facts, 'pricing')
    .filter(({ scope }) => scope.unit === revenue.figure.scope.unit)
    .flatMap((figure) => {
      const yearly = getYearlyPrice(figure)
      return yearly === null ? [] : [{ figure, yearly }]
    })
    .sort((a, b) => a.yearly - b.yearly)
  const [lowest, highest] = [prices[0], prices.at(-1)]
  if (!lowest || !highest) return []
  const [least, most] = [lowest.yearly * customers.amount, highest.yearly * customers.amount]
  if (revenue.yearly >= least / farOff && revenue.yearly <= most * farOff) return []
  const wrong = revenue.yearly < least ? lowest : highest
  const sum = formatAmount(wrong.yearly * customers.amount, revenue.figure.scope.unit)
  const { figure } = revenue
  return [
    {
      key: 'Customers and revenue disagree',
      value: `${formatFigure(customers)} × ${wrong.figure.fact.value} / ${figure.fact.value}`,
      reason: `${formatFigure(customers)} customers (${formatPlace(customers.fact)}) at ${wrong.figure.fact.value} (${formatPlace(wrong.figure.fact)}) make ${sum} a year, while ${figure.scope.metric} is ${formatFigure(figure)} ${formatPlace(figure.fact)}.`,
      severity: 'note',
      evidence: [...customers.fact.evidence, ...wrong.figure.fact.evidence, ...figure.fact.evidence],
    },
  ]
}

const isActual = ({ scope }: Figure) => scope.nature === 'actual'

function findYearlyRevenue(facts: CheckInput['facts']): { figure: Figure; yearly: number } | null {
  const arr = pickBest(listFigures(facts, 'ARR').filter(isActual))
  if (arr) return { figure: arr, yearly: arr.amount }
  const mrr = pickBest(listFigures(facts, 'MRR').filter(isActual))
  return mrr ? { figure: mrr, yearly: mrr.amount * 12 } : null
}

function getYearlyPrice({ fact, amount }: Figure): number | null {
  const text = `${fact.value} ${fact.evidence.map((one) => one.quote).join(' ')}`
  if (perPart.test(text)) return null
  if (perMonth.test(text)) return amount * 12
  return perYear.test(text) ? amount : null
}
