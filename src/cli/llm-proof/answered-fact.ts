import type { FactKey } from '#engine/facts.ts'

/** A fact as a model writes it. */
export type AnsweredFact = {
  key: string
  value: string
  kind: 'stated' | 'inferred'
  person: string
  period: string
  nature: 'actual' | 'forecast' | 'pilot' | 'intent'
  place: string
  quote: string
  label: string
}

/** What most facts leave empty. */
export const unhinted = { person: '', period: '', nature: 'actual', label: '' } as const
export const placeOf = (page: number): string => `p${page}.1`
export const pageOf = ({ place }: AnsweredFact): number => Number(/\d+/.exec(place)?.[0] ?? 0)

/** Where a value stands: its words as printed, and a quote with its page. */
export type Place = { value: string; page: number; quote: string }

/** Returns the fact that says what stands at a place. */
export const answerFrom = (
  key: FactKey,
  { value, page, quote }: Place,
  kind: AnsweredFact['kind'],
  person = '',
): AnsweredFact => ({ ...unhinted, key, value, kind, person, place: placeOf(page), quote })
