import { gateNames } from '#engine/reasons/problem.ts'
import { type FieldRecords, mayProve } from '#engine/verify/trusted-rules.ts'
import { computeShare, countProof, type ProofCount } from '../count-proof.ts'
import type { LearnedValue, Stop } from './collect-values.ts'
import { isProvedBy, judgeOutOfDeck, type LearnedDeck } from './count-rules.ts'

type Judged = LearnedValue & { isProved: boolean }

const nameWidth = 18
const gateWidth = 13
const formatShare = (share: number | null) => (share === null ? '    -' : share.toFixed(3)).padStart(6)
const formatCount = (count: number, width = 6) => String(count).padStart(width)
const withProof = (values: readonly LearnedValue[], decide: (value: LearnedValue) => boolean): Judged[] =>
  values.map((one) => ({ ...one, isProved: decide(one) }))

/**
 * Returns the gauge: by field, how many values are proved, which share of them is right, and which share of the right ones they
 * cover; by the gates alone, with the table counted on the same decks, and with tables counted on other decks. The last line
 * leaves out one company instead of a fold, as a new deck is to the whole table.
 */
export function renderGauge(decks: readonly LearnedDeck[], table: FieldRecords): string {
  const counted = decks.filter((one) => one.isCounted).flatMap((one) => one.values)
  const before = decks.filter((one) => !one.isCounted).flatMap((one) => one.values)
  const columns: Array<[string, Judged[]]> = [
    ['gates alone', withProof(counted, ({ stop }) => stop === null)],
    ['in sample', withProof(counted, (one) => isProvedBy(table, one))],
    ['OUT OF DECK', judgeOutOfDeck(decks)],
    ...(before.length > 0
      ? [['first lot', withProof(before, (one) => isProvedBy(table, one))] satisfies [string, Judged[]]]
      : []),
  ]
  const rows = ['all', ...new Set(counted.map(({ row }) => row))].map((row) => {
    const cells = columns.map(([, values]) =>
      renderProof(countProof(values.filter((one) => row === 'all' || one.row === row))),
    )
    return `${row.padEnd(nameWidth)}${cells.join('  |')}`
  })
  const heads = columns.map(([name]) => `  ${name}`.padEnd(21)).join('|')
  const units = columns.map(() => 'proved  right covers'.padStart(21)).join('|')
  const each = countProof(judgeOutOfDeck(decks, (group) => group))
  return [
    `${''.padEnd(nameWidth)}${heads}`,
    `${'field'.padEnd(nameWidth - 2)}${units}`,
    ...rows,
    `all, leaving out one company at a time:${renderProof(each)}`,
  ].join('\n')
}

const renderProof = ({ proved, provedRight, right, covered }: ProofCount) =>
  `${formatCount(proved)} ${formatShare(computeShare(provedRight, proved))} ${formatShare(computeShare(covered, right))}`

const stops: readonly Stop[] = [...gateNames, 'inferred', 'contradicted']

/**
 * Returns what the gates do by field: for each gate, how many right and how many wrong values of the memo it is the first to
 * stop. Right ones stopped are lost for covering; wrong ones that pass are wrongly proved.
 */
export function renderGates(decks: readonly LearnedDeck[]): string {
  const values = decks.filter((one) => one.isCounted).flatMap((one) => one.values)
  const used = stops.filter((stop) => values.some((one) => one.stop === stop))
  const columns: Array<Stop | null> = [...used, null]
  const rows = ['all', ...new Set(values.map(({ row }) => row))].map((row) => {
    const own = values.filter((one) => row === 'all' || one.row === row)
    const cells = columns.map((stop) => {
      const stopped = own.filter((one) => one.stop === stop)
      const right = stopped.filter((one) => one.isRight).length
      return (stopped.length === 0 ? '.' : `${right}+${stopped.length - right}`).padStart(gateWidth)
    })
    return `${row.padEnd(nameWidth)}${cells.join('')}`
  })
  const head = columns.map((stop) => (stop ?? 'PASS').padStart(gateWidth)).join('')
  return [`${'right + wrong'.padEnd(nameWidth)}${head}`, ...rows].join('\n')
}

/** Returns the table of rules, those that may prove first. */
export function renderRules(table: FieldRecords): string {
  const pairs = Object.entries(table).flatMap(([field, rules]) =>
    Object.entries(rules).map(([rule, record]) => ({ field, rule, record, proves: mayProve(record) })),
  )
  return pairs
    .toSorted((one, other) => Number(other.proves) - Number(one.proves))
    .map(({ field, rule, record, proves }) =>
      [
        proves ? 'proves' : '      ',
        field.padEnd(nameWidth),
        rule.padEnd(34),
        `${record.right} of ${record.seen}`,
      ].join(' '),
    )
    .join('\n')
}

/** Returns one line for each wrong value that passes all gates and each right one that a gate stops; none of the hidden decks. */
export function renderValues(decks: readonly LearnedDeck[], field: string, hidden: ReadonlySet<string>): string {
  return decks
    .flatMap((one) => one.values)
    .filter((one) => !hidden.has(one.slug) && (field === 'all' || one.key === field || one.row === field))
    .filter((one) => (one.isRight ? one.stop !== null && !one.isConcluded : one.stop === null))
    .map(({ slug, row, rule, value, isRight, stop }) =>
      [isRight ? 'right, stopped' : 'WRONG, passes ', stop ?? '', row, rule, slug, JSON.stringify(value)].join(' · '),
    )
    .join('\n')
}
