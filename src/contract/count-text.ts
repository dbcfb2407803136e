/** Returns a short count: 940, 38k, 1.2M. */
export function formatCount(count: number): string {
  if (count < 1_000) return String(count)
  if (count < 999_500) return `${Math.round(count / 1_000)}k`
  return `${(count / 1_000_000).toFixed(count < 9_950_000 ? 1 : 0)}M`
}

/** Returns US dollars: '$0.02', or 'less than $0.01'. */
export function formatDollars(dollars: number): string {
  return dollars > 0 && dollars < 0.01 ? 'less than $0.01' : `$${dollars.toFixed(2)}`
}
