/** Quotes of a value at most. */
const mostProofs = 3

/** Returns the first proofs with different phrases, from different sentences. */
export function chooseProofs<Proof extends { phrase: string; sentence: string }>(proofs: readonly Proof[]): Proof[] {
  const chosen: Proof[] = []
  for (const proof of proofs) {
    if (chosen.length >= mostProofs) break
    const isKnown = chosen.some(
      (other) => other.phrase.toLowerCase() === proof.phrase.toLowerCase() || other.sentence === proof.sentence,
    )
    if (!isKnown) chosen.push(proof)
  }
  return chosen
}
