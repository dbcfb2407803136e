import { keyFactNames } from '#contract/memo-fields.ts'
import { options } from '#contract/options.ts'
import type { ExtractInput } from '#engine/extract/extract-input.ts'
import { prepareInput } from '#engine/extract/prepare-input.ts'
import {
  countDeckWords,
  learnedVocabularies,
  nameClass,
  scoreDeckWords,
  splitClass,
} from '#engine/learned-words/deck-words.ts'
import { countSlideWords, isOfTitle } from '#engine/learned-words/slide-words.ts'
import { countWords, makeWordModel, type WordCounts, type WordTable } from '#engine/learned-words/word-model.ts'
import type { Slide } from '#engine/slides.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { splitTokens } from '#engine/text/tokens.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { assignFold } from './count-rules.ts'
import { fitWords, type WordExample, type WordWeighing } from './fit-words.ts'
import type { InventedDeck, InventedLabel, InventedProfile, InventedSlides } from './invented-decks.ts'
import type { ValueDeck } from './train-values.ts'

/** An invented deck, what the engine reads in it, and whether it was read as the PDF of its pages. */
export type ReadInvention = { deck: InventedDeck; input: ExtractInput; isPrinted: boolean }

/** The slides of an invented deck, and what the engine reads on them. */
export type ReadSlides = { slides: InventedSlides['slides']; read: readonly Slide[] }

/** The tables of a set of texts, without the day on which they were written. */
export type LearnedTables = { deckWords: Omit<WordTable, 'head'>; slideWords: Omit<WordTable, 'head'> }

/** Found on decks that were left out: a deck has many words and few tell what it is, a slide has few and its title most of them. */
const deckWeighing: WordWeighing = { penalty: 0.005, power: 0.5 }
const slideWeighing: WordWeighing = { penalty: 0.5, power: 2, stress: (word) => (isOfTitle(word) ? 1.5 : 1) }

const deckClasses = learnedVocabularies.flatMap((vocabulary) =>
  options[vocabulary].map(({ value }) => nameClass(vocabulary, value)),
)

/** Returns what the engine reads in an invented deck. */
export function readInvention(invented: InventedDeck): ReadInvention {
  return { deck: invented, input: prepareInput(understandInvention(invented)), isPrinted: false }
}

/** Returns what the engine reads on the slides of an invented deck whose slides alone are labelled. */
export function readSlides(invented: InventedSlides): ReadSlides {
  return { slides: invented.slides, read: understandInvention(invented).slides }
}

/** The texts of a slide stand under each other, the title first. */
const understandInvention = ({ slides }: InventedSlides) =>
  understandDeck(deck(slides.map(({ texts: [title = '', ...blocks] }) => page({ title, blocks }))))

/** Returns what words say of values, from decks and profiles, and of topics, from the slides of these decks and of those whose slides alone are labelled. */
export function trainWords(
  decks: readonly ReadInvention[],
  profiles: readonly InventedProfile[],
  slides: readonly ReadSlides[],
): LearnedTables {
  const all = [...decks.map((one) => ({ slides: one.deck.slides, read: one.input.deck.slides })), ...slides]
  return {
    deckWords: trainDeckWords(decks, profiles),
    slideWords: fitWords(all.flatMap(listSlideExamples), keyFactNames, slideWeighing),
  }
}

const trainDeckWords = (decks: readonly ReadInvention[], profiles: readonly InventedProfile[]) =>
  fitWords([...decks.map(makeDeckExample), ...profiles.map(makeProfileExample)], deckClasses, deckWeighing)

/** Returns invented decks as examples of values; the words of each are judged by what the decks of other folds teach. */
export function listInventedValues(decks: readonly ReadInvention[], profiles: readonly InventedProfile[]): ValueDeck[] {
  const folded = decks.map((one) => ({ ...one, fold: assignFold(one.deck.name) }))
  return [...Map.groupBy(folded, ({ fold }) => fold)].flatMap(([fold, own]) => {
    const others = trainDeckWords(
      folded.filter((one) => one.fold !== fold),
      profiles,
    )
    const model = makeWordModel({ head: unwritten, ...others })
    return own.map(({ deck: { labels }, input, isPrinted }): ValueDeck => {
      const words = scoreDeckWords(input.deck.language, countDeckWords(input.passages), model)
      return { lot: isPrinted ? 'printed' : 'invented', fold, scores: input.scores, words, labels }
    })
  })
}

const unwritten = { decks: 0, date: '2000-01-01' }

const judgeValue = ({ must, may }: InventedLabel, value: string): boolean | null =>
  must.includes(value) ? true : may.includes(value) ? null : false

const makeDeckExample = ({ deck: { labels }, input }: ReadInvention): WordExample => ({
  counts: countDeckWords(input.passages),
  isOf: (name) => {
    const { vocabulary, value } = splitClass(name)
    return judgeValue(labels[vocabulary], value)
  },
})

/** A profile says nothing of customers, products and earnings. */
function makeProfileExample({ text, industry }: InventedProfile): WordExample {
  const counts: WordCounts = new Map()
  countWords(counts, splitTokens(text), 1)
  return {
    counts,
    isOf: (name) => {
      const { vocabulary, value } = splitClass(name)
      return vocabulary === 'industry' ? judgeValue(industry, value) : null
    },
  }
}

const listSlideExamples = ({ slides, read }: ReadSlides): WordExample[] =>
  read.map((slide, at) => ({
    counts: countSlideWords(slide),
    isOf: (name) => slides[at]?.topics.some((topic) => topic === name) ?? false,
  }))
