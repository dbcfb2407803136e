import type { VerifiedFact } from '#engine/facts.ts'

/** What a reason is written from. */
export type ReasonedFact = Pick<
  VerifiedFact,
  'key' | 'value' | 'kind' | 'evidence' | 'ground' | 'problem' | 'standing' | 'scope' | 'person'
>
