import type { Fact } from '#engine/facts.ts'
import { isUnfilledText } from '#engine/lexicons/template-residue.ts'

/** Whether a fact rests on words of a template that its user was to replace: they prove nothing, and no value is taken from them. */
export const restsOnTemplate = ({ evidence, person = '' }: Pick<Fact, 'evidence' | 'person'>): boolean =>
  evidence.some(({ quote }) => isUnfilledText(quote)) || isUnfilledText(person)
