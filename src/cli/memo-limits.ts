import type { ReadLimits } from '#engine/ports.ts'

/** What one file may cost on the command line. */
export const memoLimits: ReadLimits = { pages: 150, seconds: 10, memoryMb: 512 }
