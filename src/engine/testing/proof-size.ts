/** The size of a proof: `sample` in every test run, `whole` where PROOF=whole is set, as `npm run proof` does. */
export function proofSize<T>(sample: T, whole: T): T {
  return process.env.PROOF === 'whole' ? whole : sample
}
