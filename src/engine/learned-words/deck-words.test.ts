import { describe, expect, it } from 'vitest'
import { options } from '#contract/options.ts'
import { prepareInput } from '#engine/extract/prepare-input.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { countDeckWords, learnedVocabularies, scoreDeckWords, splitClass } from './deck-words.ts'

const words = Array.from({ length: 90 }, (_, at) => [`word${at}`, 1] as const)

describe('scoreDeckWords', () => {
  it('knows every value of the vocabularies', () => {
    const scores = scoreDeckWords('en', new Map(words))
    for (const vocabulary of learnedVocabularies) {
      const known = scores.get(vocabulary)?.map(({ value }) => value)
      expect(known?.toSorted()).toEqual(options[vocabulary].map(({ value }) => value).toSorted())
    }
  })

  it('says nothing of another language and of few words', () => {
    expect(scoreDeckWords('de', new Map(words)).size).toBe(0)
    expect(scoreDeckWords('en', new Map(words.slice(0, 20))).size).toBe(0)
  })

  it('refuses a class that is not a value', () => {
    expect(() => splitClass('stage/seed')).toThrow('stage/seed is not a value of a learned vocabulary.')
  })
})

describe('countDeckWords', () => {
  it('leaves out what people did before', () => {
    const { passages } = prepareInput(
      understandDeck(
        deck([page({ title: 'Hollwick' }), page({ title: 'Team', blocks: ['Ana Ruiz\nCEO, years in zincography'] })]),
      ),
    )
    expect(countDeckWords(passages).has('zincography')).toBe(false)
  })
})
