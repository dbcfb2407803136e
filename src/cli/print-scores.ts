import { computeShare } from './count-proof.ts'
import type { Scores, Summary } from './score-memos.ts'
import { computeF1, computePrecision, computeRecall, type Tallies } from './tallies.ts'

const formatFigure = (value: number | null) =>
  (value === null || Number.isNaN(value) ? '   -' : value.toFixed(3)).padStart(6)

/** The table by field: how right its values are, and how sure: proved values, the share of them that is right, and what they cover. */
export function renderFieldTable({ tallies, proof }: Pick<Scores, 'tallies' | 'proof'>): string {
  const rows = [...tallies.byField].map(([field, tally]) => {
    const counts = [tally.tp, tally.fp, tally.fn, tally.tn].map((count) => String(count).padStart(4)).join('')
    const figures = [computePrecision(tally), computeRecall(tally), computeF1(tally)].map(formatFigure).join(' ')
    const { proved, provedRight, right, covered } = proof.get(field) ?? {
      proved: 0,
      provedRight: 0,
      right: 0,
      covered: 0,
    }
    const sure = `${String(proved).padStart(7)} ${formatFigure(computeShare(provedRight, proved))} ${formatFigure(computeShare(covered, right))}`
    return `${field.padEnd(22)} ${figures} ${counts}${sure}`
  })
  return ['field                    P      R      F1     tp  fp  fn  tn proved  right covers', ...rows].join('\n')
}

/** F1 by field of two engines beside each other, and by how much the second is better. */
export function renderBothTables(offline: Tallies, llm: Tallies): string {
  const rows = [...new Set([...offline.byField.keys(), ...llm.byField.keys()])].map((field) => {
    const [one, other] = [offline, llm].map((tallies) => {
      const tally = tallies.byField.get(field)
      return tally ? computeF1(tally) : null
    })
    const gain = typeof one === 'number' && typeof other === 'number' ? other - one : null
    const signed = gain === null ? '     -' : `${gain < 0 ? '' : '+'}${gain.toFixed(3)}`
    return `${field.padEnd(22)} ${formatFigure(one ?? null)}  ${formatFigure(other ?? null)}  ${signed}`
  })
  return ['field                  offline  llm     gain', ...rows].join('\n')
}

/** One line with every measure. */
export function summaryLine(summary: Summary): string {
  const shown = (value: number | null) =>
    typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : String(value)
  return Object.entries(summary)
    .map(([name, value]) => `${name} ${shown(value)}`)
    .join(' · ')
}

/** What went wrong, one line each. */
export function listMisses(tallies: Tallies): string {
  return tallies.misses
    .map(
      ({ slug, field, got, want }) =>
        `miss ${slug} · ${field}: got ${JSON.stringify(got)}, want ${JSON.stringify(want)}`,
    )
    .join('\n')
}
