import { describe, expect, it } from 'vitest'
import { options } from '#contract/options.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import { distributions } from './distributions.ts'
import { findLexicon, isKnownLanguage, listLanguages } from './find-lexicon.ts'
import { splitPhrases } from './language-lexicon.ts'
import { productStructures } from './product-structures.ts'
import { revenueModels } from './revenue-models.ts'

const languages = listLanguages().filter((language) => language !== 'en')
const full = ['de', 'es', 'fr', 'pt']
const values: Record<string, readonly string[]> = {
  industry: options.industry.map((one) => one.value),
  client_type: options.client_type.map((one) => one.value),
  product_type: options.product_type.map((one) => one.value),
  business_model: options.business_model.map((one) => one.value),
  product_structure: Object.keys(productStructures),
  revenue_model: Object.keys(revenueModels),
  distribution: Object.keys(distributions),
}

describe('the lexicon of a language', () => {
  it.each(languages)('%s has titles for the slides of every deck', (language) => {
    for (const kind of [
      'problem',
      'solution',
      'product',
      'market',
      'competition',
      'business-model',
      'team',
      'ask',
    ] as const)
      expect(splitPhrases(findLexicon(language)?.titles[kind] ?? '').length, kind).toBeGreaterThan(1)
  })

  it.each(languages)('%s speaks for values that the vocabularies have', (language) => {
    for (const [vocabulary, phrases] of Object.entries(findLexicon(language)?.phrases ?? {}))
      for (const [value, { strong = '', medium = '', against = '' }] of Object.entries(phrases)) {
        expect(values[vocabulary], `${vocabulary} ${value}`).toContain(value)
        const forIt = [...splitPhrases(strong), ...splitPhrases(medium)].map(foldLetters)
        expect(splitPhrases(against).filter((phrase) => forIt.includes(foldLetters(phrase)))).toEqual([])
      }
  })

  it.each(full)('%s has words for every industry, client and business model', (language) => {
    const phrases = findLexicon(language)?.phrases
    for (const vocabulary of ['industry', 'client_type', 'product_type', 'business_model'] as const)
      expect(Object.keys(phrases?.[vocabulary] ?? {}).toSorted()).toEqual([...(values[vocabulary] ?? [])].toSorted())
  })

  it('is known for the languages that have one', () => {
    expect(isKnownLanguage('en')).toBe(true)
    expect(isKnownLanguage('pl')).toBe(true)
    expect(isKnownLanguage('fi')).toBe(false)
    expect(findLexicon('constructor')).toBeUndefined()
  })
})
