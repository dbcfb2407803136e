import fc from 'fast-check'

const steps = 1_000_000

/** A fraction from 0 to below `most`, each as often as any other: the doubles of fast-check are mostly next to 0. */
export const evenShare = (most = 1): fc.Arbitrary<number> =>
  fc.noBias(fc.nat({ max: steps - 1 })).map((step) => (step / steps) * most)
