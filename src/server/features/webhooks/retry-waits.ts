const minute = 60
const hour = 60 * minute

/** Seconds before each further try of a delivery, together one day. */
export const retryWaits = [5, 5 * minute, 30 * minute, 2 * hour, 3 * hour, 4 * hour, 6 * hour, 8.5 * hour] as const

/** A receiver may ask for more time than the next wait; longer than this it does not get. */
const longestAsked = 12 * hour

/** Seconds before the next of `triesLeft` tries; `asked` is what the receiver asked for by Retry-After. */
export function findWait(triesLeft: number, asked: number | null): number {
  const wait = retryWaits[retryWaits.length - triesLeft] ?? 0
  return Math.max(wait, Math.min(asked ?? 0, longestAsked))
}
