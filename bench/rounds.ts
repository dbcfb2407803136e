/** Milliseconds that a piece of work takes. */
export async function measureMs(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of this thread's processor time that a piece of work takes: other programs don't change it much. */
export function measureThreadMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The middle of several measurements. */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] =
    sorted.length % 2 === 0 ? sorted.slice(middle - 1, middle + 1) : [sorted[middle], sorted[middle]]
  return (low + high) / 2
}

/** Pages a second, rounded. */
export const computePagesPerSecond = (pages: number, ms: number): number => Math.round((pages / ms) * 1000)

/** The value below which that share of several measurements lies. */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
