import type { Signal, VerifiedFact } from '#engine/facts.ts'
import { perMonth, perYear } from '#engine/lexicons/rate-words.ts'
import { roundsTo } from '#engine/text/rounds-to.ts'
import type { CheckInput } from './check-input.ts'
import { pairContradictions } from './pair-contradictions.ts'
import { formatFigure, formatPlace, isComparable } from './proved-figures.ts'

const tolerance = 0.011
const exactOnly = new Set(['year_founded', 'employees'])
const countsOnly = new Set(['customers', 'users'])
const comparedMetrics: Record<string, string> = {
  ARR: 'ARR',
  MRR: 'MRR',
  revenue: 'Revenue',
  customers: 'Customers',
  users: 'Users',
  GMV: 'GMV',
  TAM: 'TAM',
  SAM: 'SAM',
  SOM: 'SOM',
  amount_raising: 'Amount raising',
  valuation: 'Valuation',
  'gross margin': 'Gross margin',
  burn: 'Burn rate',
  runway: 'Runway',
  CAC: 'CAC',
  LTV: 'LTV',
  year_founded: 'Year of foundation',
  employees: 'Employees',
}

/** A table has more figures of one metric; each is compared with each. */
const mostFigures = 40

type Figure = { fact: VerifiedFact; metric: string; period: string; nature: string; unit: string; amount: number }

/** Finds the same metric, period, nature and unit with another amount elsewhere; names both places. */
export function checkContradictions({ facts }: CheckInput): Signal[] {
  const groups = new Map<string, Figure[]>()
  for (const fact of facts) {
    const figure = readFigure(fact)
    if (!figure) continue
    const key = [figure.metric, figure.period, figure.nature, figure.unit].join('|')
    groups.set(key, [...(groups.get(key) ?? []), figure])
  }
  return [...groups.values()].flatMap((figures) => {
    const pairs = listDisagreements(figures.slice(0, mostFigures))
    const [first] = pairs
    if (!first) return []
    return [
      { ...makeSignal(...first), contradictions: pairs.flatMap(([one, other]) => pairContradictions(one, other)) },
    ]
  })
}

function readFigure(fact: VerifiedFact): Figure | null {
  if (!isComparable(fact) || typeof fact.value !== 'string') return null
  const { scope } = fact
  if (scope && scope.amount !== null) {
    if (!(scope.metric in comparedMetrics)) return null
    const period = (scope.period ?? '').toLowerCase().replace(/\W/g, '')
    const unit = [scope.unit ?? '', readRate(fact)].join(' ').trim()
    return { fact, metric: scope.metric, period, nature: scope.nature, unit, amount: scope.amount }
  }
  if (fact.key !== 'year_founded' && fact.key !== 'employees') return null
  const amount = Number(/\d[\d,]*/.exec(fact.value)?.[0].replaceAll(',', ''))
  return Number.isFinite(amount) ? { fact, metric: fact.key, period: '', nature: 'actual', unit: '', amount } : null
}

/** A sum a month and one a year are two figures. */
function readRate({ value, evidence }: VerifiedFact): string {
  const text = [value, ...evidence.map(({ quote }) => quote)].join(' ')
  if (perMonth.test(text)) return 'a month'
  return perYear.test(text) ? 'a year' : ''
}

/** Two figures of one page are usually two scopes of one table, so only different places can contradict. */
function listDisagreements(figures: readonly Figure[]): Array<[Figure, Figure]> {
  const pairs: Array<[Figure, Figure]> = []
  for (const [index, one] of figures.entries())
    for (const other of figures.slice(index + 1)) {
      const slack = exactOnly.has(one.metric) ? 0 : tolerance * Math.max(Math.abs(one.amount), Math.abs(other.amount))
      const differs = Math.abs(one.amount - other.amount) > slack
      const isRounded = roundsTo([String(one.fact.value), String(other.fact.value)], [one.amount, other.amount])
      if (differs && !isRounded && formatPlace(one.fact) !== formatPlace(other.fact)) pairs.push([one, other])
    }
  return pairs
}

function makeSignal(one: Figure, other: Figure): Signal {
  const name = comparedMetrics[one.metric] ?? one.metric
  const format = ({ fact, amount }: Figure) =>
    fact.scope ? formatFigure({ fact, scope: fact.scope, amount }) : fact.value
  const values = `${format(one)} ${formatPlace(one.fact)} and ${format(other)} ${formatPlace(other.fact)}`
  const period = one.period === '' ? '' : `, both for ${one.fact.scope?.period}`
  return {
    key: 'Contradiction',
    value: `${name} is ${format(one)} in one place and ${format(other)} in another.`,
    reason: `${name} is ${values}${period}.`,
    severity: countsOnly.has(one.metric) ? 'note' : 'warning',
    evidence: [...one.fact.evidence, ...other.fact.evidence],
  }
}
