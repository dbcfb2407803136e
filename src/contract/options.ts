import { z } from 'zod'
import raw from './options.json' with { type: 'json' }

const option = z.object({ value: z.string(), label: z.string() })

export const vocabularies = [
  'client_type',
  'product_type',
  'business_model',
  'stage',
  'headquarter_location',
  'target_market',
  'industry',
] as const
export type Vocabulary = (typeof vocabularies)[number]

/** The closed vocabularies of the product: what a flag template classifies and what the engine may answer. */
export const options = z.looseRecord(z.enum(vocabularies), z.array(option)).parse(raw)

/** Returns the label of a vocabulary value; the value itself where the vocabulary does not have it. */
export function getLabel(vocabulary: Vocabulary, value: string): string {
  return options[vocabulary].find((one) => one.value === value)?.label ?? value
}
