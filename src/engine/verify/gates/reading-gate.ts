import type { Problem } from '#engine/reasons/problem.ts'
import type { Claim } from './claim.ts'

/** Gate 7: is the text itself certain? */
export function checkReading({ evidence }: Claim): Problem | null {
  return evidence.find(({ unsure }) => unsure)?.unsure ?? null
}
