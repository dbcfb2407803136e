import { nameClaim, type Verdicts } from './claim.ts'
import { readVerdicts } from './confirm-answer.ts'
import type { SheetLine } from './make-sheet.ts'

/**
 * Returns whether each claim holds, by `nameClaim`, as a second reading says; those that it passed over are missing. Null where the
 * reader confirmed, or passed over, a sentence that code knows to be false: then none of its verdicts says anything.
 */
export function judgeClaims(answer: string, sheet: readonly SheetLine[]): Verdicts | null {
  const verdicts = readVerdicts(answer, 2 * sheet.length)
  if (sheet.some(({ id, isControl }) => isControl && verdicts.get(id) !== false)) return null
  return new Map(
    sheet.flatMap(({ id, claim, isControl }): Array<[string, boolean]> => {
      const verdict = verdicts.get(id)
      return isControl || verdict === undefined ? [] : [[nameClaim(claim), verdict]]
    }),
  )
}
