/** Right, wrong, missing, and rightly empty. */
type Tally = { tp: number; fp: number; fn: number; tn: number }
type Outcome = keyof Tally

/** A value that a memo has wrong, with the label. */
type Miss = { slug: string; field: string; got: unknown; want: unknown }

/** Counts by field in order of first use, and the misses. */
export class Tallies {
  readonly byField = new Map<string, Tally>()
  readonly misses: Miss[] = []

  count(field: string, outcome: Outcome, times = 1): void {
    if (times === 0) return
    const tally = this.byField.get(field) ?? { tp: 0, fp: 0, fn: 0, tn: 0 }
    tally[outcome] += times
    this.byField.set(field, tally)
  }

  miss(slug: string, field: string, got: unknown, want: unknown): void {
    this.misses.push({ slug, field, got, want })
  }
}

export const computePrecision = ({ tp, fp }: Tally) => tp / (tp + fp)
export const computeRecall = ({ tp, fn }: Tally) => tp / (tp + fn)

/** Harmonic mean of precision and recall; null where nothing was stated and nothing found. */
export function computeF1({ tp, fp, fn }: Tally): number | null {
  return tp + fp + fn === 0 ? null : (2 * tp) / (2 * tp + fp + fn)
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum: Tally = { tp: 0, fp: 0, fn: 0, tn: 0 }
  for (const one of tallies) for (const key of ['tp', 'fp', 'fn', 'tn'] as const) sum[key] += one[key]
  return sum
}
