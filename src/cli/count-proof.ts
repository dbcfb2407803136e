import type { JudgedValue } from './judge-values.ts'

/** Of values called proved how many are right, and of right values how many are proved. */
export type ProofCount = { proved: number; provedRight: number; right: number; covered: number }

/** What counts of a judged value. */
type Judgement = Pick<JudgedValue, 'isRight' | 'isProved' | 'isConcluded'>

/** Returns the counts of some values. Right values of vocabularies that are mostly concluded need no proof. */
export function countProof(values: readonly Judgement[]): ProofCount {
  const proved = values.filter((one) => one.isProved)
  const right = values.filter((one) => one.isRight && !one.isConcluded)
  return {
    proved: proved.length,
    provedRight: proved.filter((one) => one.isRight).length,
    right: right.length,
    covered: right.filter((one) => one.isProved).length,
  }
}

/** Returns the counts by row, in the order of first use. */
export function countProofByRow<Value extends Judgement & { row: string }>(
  values: readonly Value[],
): Map<string, ProofCount> {
  const groups = Map.groupBy(values, ({ row }) => row)
  return new Map([...groups].map(([row, own]) => [row, countProof(own)]))
}

/** Returns a share, null where there is nothing to share. */
export const computeShare = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
