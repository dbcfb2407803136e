import type { Place } from './problem.ts'

/** Returns a place within a sentence: 'on page 7', or 'in the updates'. */
export const writePlace = ({ page }: Place): string => (page === null ? 'in the updates' : `on page ${page}`)
