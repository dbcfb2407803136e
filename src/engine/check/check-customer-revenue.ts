import type { Signal } from '#engine/facts.ts'
import { perMonth, perPart, perYear } from '#engine/lexicons/rate-words.ts'
import type { CheckInput } from './check-input.ts'
import { type Figure, formatAmount, formatFigure, formatPlace, listFigures, pickBest } from './proved-figures.ts'

/** Discounts, free months and growth within the year make such sums rough; only a factor of 3 counts. */
const farOff = 3

/** Compares customers times the list price with twelve months of the stated revenue, in the same currency. */
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
  const price = wrong.figure.fact
  const count = `${formatFigure(customers)} customers (${formatPlace(customers.fact)})`
  const total = `${count} at ${price.value} (${formatPlace(price)}) make ${sum} a year`
  return [
    {
      key: 'Customers and revenue disagree',
      value: `Customers and price do not make the ${figure.scope.metric}.`,
      reason: `${total}, while ${figure.scope.metric} is ${formatFigure(figure)} ${formatPlace(figure.fact)}.`,
      severity: 'note',
      evidence: [...customers.fact.evidence, ...price.evidence, ...figure.fact.evidence],
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
