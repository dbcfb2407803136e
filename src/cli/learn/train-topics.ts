import { type KeyFactName, keyFactNames } from '#contract/memo-fields.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { computeChance } from '#engine/extract/compute-chance.ts'
import { extractValues } from '#engine/extract/extract-offline.ts'
import { prepareInput } from '#engine/extract/prepare-input.ts'
import {
  learnedClues,
  otherTopicClues,
  type PageClueName,
  pageClueNames,
  valueClue,
} from '#engine/extract/topics/page-clues.ts'
import { addValueClues } from '#engine/extract/topics/page-values.ts'
import { choosePages } from '#engine/extract/topics/rank-pages.ts'
import type { LanguageModels, TopicModel, TopicModels, TopicTable } from '#engine/extract/topics/topic-weights.ts'
import { learnedLanguage } from '#engine/learned-words/word-model.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import type { GoldLabel } from '../gold-label.ts'
import { computeF1, Tallies } from '../tallies.ts'
import { assignFold } from './count-rules.ts'
import type { DeckLot } from './deck-lots.ts'
import { type Example, fitLogistic } from './fit-logistic.ts'

/** A labelled deck: for each labelled topic the clues of its pages, and the pages that an analyst would cite. */
export type TopicDeck = DeckLot & {
  /** Whether its language is that of the learned words. */
  isLearned: boolean
  topics: Map<KeyFactName, { clues: readonly number[][]; pages: readonly number[] }>
}

/** Kinds and words look surer on the decks that they were written on, so that these count less. */
const weightOfWrittenOn = 0.5
const digits = 4
/** Few labels teach these clues: with a smaller factor a slide of sales late in a deck is taken for a roadmap. */
const heldBackOfOthers = 12
const heldBack = pageClueNames.map((name) => (otherTopicClues.some((one) => one === name) ? heldBackOfOthers : 1))

/** Returns what a labelled deck teaches of topics; values are read with the kinds that the weights of the last time give. */
export function collectTopics(doc: DeckDoc, gold: GoldLabel, lot: DeckLot): TopicDeck {
  const input = prepareInput(understandDeck(doc))
  const clues = addValueClues(input.topicClues, extractValues(input))
  const topics = [...clues].flatMap(([topic, one]) => {
    const pages = gold.topics?.[topic]
    return pages ? [[topic, { clues: one, pages }] as const] : []
  })
  return { ...lot, isLearned: input.deck.language === learnedLanguage, topics: new Map(topics) }
}

/** Returns the weights that labelled decks give before values are read and afterwards. */
export function trainTopics(decks: readonly TopicDeck[]): Omit<TopicTable, 'head'> {
  return {
    beforeValues: trainLanguages(decks.map((one) => without(one, [valueClue]))),
    afterValues: trainLanguages(decks),
  }
}

/** With learned words from the decks of their language, and without them from all. */
function trainLanguages(decks: readonly TopicDeck[]): LanguageModels {
  const plain = trainModels(decks.map((one) => without(one, learnedClues)))
  const learned = decks.filter(({ isLearned }) => isLearned)
  return { learned: learned.length > 0 ? trainModels(learned) : plain, plain }
}

/** The deck as if these clues were unknown. */
function without(deck: TopicDeck, names: readonly PageClueName[]): TopicDeck {
  const hide = (one: readonly number[]) => pageClueNames.map((name, at) => (names.includes(name) ? 0 : (one[at] ?? 0)))
  const topics = [...deck.topics].map(
    ([topic, { clues, pages }]) => [topic, { clues: clues.map(hide), pages }] as const,
  )
  return { ...deck, topics: new Map(topics) }
}

/** One model a topic, and one of all topics together. */
function trainModels(decks: readonly TopicDeck[]): TopicModels {
  const learn = (topics: readonly KeyFactName[]): TopicModel | null => {
    const examples = decks.flatMap((deck) => topics.flatMap((topic) => listExamples(deck, topic)))
    return examples.length === 0 ? null : writeModel(examples)
  }
  const topics = keyFactNames.flatMap((topic) => {
    const model = learn([topic])
    return model ? [[topic, model] as const] : []
  })
  const any = learn(keyFactNames)
  if (!any) throw new Error('No label names the pages of a topic; check --gold.')
  return { any, topics: Object.fromEntries(topics) }
}

function listExamples({ topics, isCounted }: TopicDeck, topic: KeyFactName): Example[] {
  const { clues, pages } = topics.get(topic) ?? { clues: [], pages: [] }
  const weight = isCounted ? 1 : weightOfWrittenOn
  return clues.map((one, index) => ({ clues: one, isRight: pages.includes(index + 1), weight }))
}

function writeModel(examples: readonly Example[]): TopicModel {
  const { bias, weights } = fitLogistic(examples, heldBack)
  const round = (value: number) => Number(value.toFixed(digits))
  // Every clue has its weight: the names are those that the clues were listed by.
  const named = Object.fromEntries(
    pageClueNames.map((name, at) => [name, round(weights[at] ?? 0)]),
  ) as TopicModel['weights']
  return { bias: round(bias), weights: named }
}

/** Returns how often the pages of topics are right once values are read: with weights of the same decks, and of the other folds. */
export function renderTopicGauge(decks: readonly TopicDeck[]): string {
  const whole = trainLanguages(decks)
  const inSample = countPages(
    decks.filter(({ isCounted }) => isCounted),
    whole,
  )
  const outOfDeck = new Tallies()
  for (const [fold, own] of Map.groupBy(decks, ({ group }) => assignFold(group))) {
    const others = trainLanguages(decks.filter(({ group }) => assignFold(group) !== fold))
    countPages(
      own.filter(({ isCounted }) => isCounted),
      others,
      outOfDeck,
    )
  }
  const rows = [...inSample.byField.keys()].map(
    (topic) => `${topic.padEnd(18)}${renderTally(inSample, topic)}${renderTally(outOfDeck, topic)}`,
  )
  return [`${'topics: right+wrong-missed F1'.padEnd(18)}  in sample       OUT OF DECK`, ...rows].join('\n')
}

function renderTally({ byField }: Tallies, topic: string): string {
  const tally = byField.get(topic) ?? { tp: 0, fp: 0, fn: 0, tn: 0 }
  const counts = `${tally.tp}+${tally.fp}-${tally.fn}`
  return `${counts.padStart(11)} ${(computeF1(tally)?.toFixed(3) ?? '-').padStart(6)}`
}

/** Counts topics as key facts are scored: right where one of the chosen pages is labelled. */
function countPages(decks: readonly TopicDeck[], table: LanguageModels, tallies = new Tallies()): Tallies {
  for (const { topics, isLearned } of decks)
    for (const [topic, { clues, pages }] of topics) {
      const models = table[isLearned ? 'learned' : 'plain']
      const model = models.topics[topic] ?? models.any
      const chosen = choosePages(clues.map((one) => computeChance(pageClueNames, model, one)))
      const isRight = chosen.some((index) => pages.includes(index + 1))
      for (const name of ['all', topic]) {
        if (pages.length === 0 && chosen.length === 0) tallies.count(name, 'tn')
        if (isRight) tallies.count(name, 'tp')
        if (!isRight && chosen.length > 0) tallies.count(name, 'fp')
        if (!isRight && pages.length > 0) tallies.count(name, 'fn')
      }
    }
  return tallies
}
