import {
  listValueClues,
  type ValueClues,
  type ValueModel,
  valueClueNames,
} from '#engine/extract/classify/value-clues.ts'
import type { ValueTable } from '#engine/extract/classify/value-weights.ts'
import { chooseValues } from '#engine/extract/classify/weighed-values.ts'
import type { ExtractInput } from '#engine/extract/extract-input.ts'
import { type LearnedVocabulary, learnedVocabularies, type WordScore } from '#engine/learned-words/deck-words.ts'
import { computeF1, Tallies } from '../tallies.ts'
import { type Example, fitLogistic } from './fit-logistic.ts'

/** Which values are right, and which are neither wanted nor wrong; no label of a vocabulary is none to learn from. */
type ValueLabels = {
  [vocabulary in LearnedVocabulary]?: { must: readonly string[]; may: readonly string[] } | null | undefined
}

/** A deck to learn from: the points of its phrases, what its words say, and its labels. The weights that judge it come from the other folds. */
export type ValueDeck = {
  /** The rules were written on some labelled decks, so that their phrases look surer there. */
  lot: 'labelled' | 'written-on' | 'printed' | 'invented'
  fold: number
  scores: ExtractInput['scores']
  words: ReadonlyMap<LearnedVocabulary, readonly WordScore[]>
  labels: ValueLabels
}

/** Decks invented as text are shorter and say more plainly what they are, and there are many of them; those laid out as pages are like real ones. */
const lotWeights: Record<ValueDeck['lot'], number> = { labelled: 1, 'written-on': 0.5, printed: 0.5, invented: 0.15 }
const digits = 4

const listClues = ({ scores, words }: ValueDeck, vocabulary: LearnedVocabulary): ValueClues[] =>
  listValueClues(scores.get(vocabulary) ?? [], words.get(vocabulary) ?? [])

/** Returns for each vocabulary what its clues are worth. */
export function trainValues(decks: readonly ValueDeck[]): ValueTable['vocabularies'] {
  const models = learnedVocabularies.map((vocabulary) => {
    const examples = decks.flatMap((deck) => listExamples(deck, vocabulary))
    return [vocabulary, writeModel(examples)] as const
  })
  // Each vocabulary is among the entries.
  return Object.fromEntries(models) as ValueTable['vocabularies']
}

function listExamples(deck: ValueDeck, vocabulary: LearnedVocabulary): Example[] {
  const label = deck.labels[vocabulary]
  if (!label) return []
  return listClues(deck, vocabulary)
    .filter(({ value }) => label.must.includes(value) || !label.may.includes(value))
    .map(({ value, clues }) => ({ clues, isRight: label.must.includes(value), weight: lotWeights[deck.lot] }))
}

function writeModel(examples: readonly Example[]): ValueModel {
  const fitted = fitLogistic(examples)
  const round = (value: number) => Number(value.toFixed(digits))
  // Every clue has its weight: the names are those that the clues were listed by.
  const named = Object.fromEntries(
    valueClueNames.map((name, at) => [name, round(fitted.weights[at] ?? 0)]),
  ) as ValueModel['weights']
  return { bias: round(fitted.bias), weights: named }
}

/** Returns how often values are right by vocabulary, each deck judged by weights of the other folds. */
export function renderValueGauge(decks: readonly ValueDeck[]): string {
  const tallies = {
    labelled: new Tallies(),
    'written-on': new Tallies(),
    printed: new Tallies(),
    invented: new Tallies(),
  }
  for (const [fold, own] of Map.groupBy(decks, (one) => one.fold)) {
    const models = trainValues(decks.filter((one) => one.fold !== fold))
    for (const deck of own) countValues(deck, models, tallies[deck.lot])
  }
  const shown = [tallies.labelled, tallies.printed, tallies.invented]
  const rows = learnedVocabularies.map(
    (vocabulary) => vocabulary.padEnd(16) + shown.map((one) => renderTally(one, vocabulary)).join(''),
  )
  return ['right+wrong-missed F1     counted decks          printed decks         invented decks', ...rows].join('\n')
}

function countValues(deck: ValueDeck, models: ValueTable['vocabularies'], tallies: Tallies): void {
  for (const vocabulary of learnedVocabularies) {
    const label = deck.labels[vocabulary]
    if (!label) continue
    const said = chooseValues(vocabulary, listClues(deck, vocabulary), models[vocabulary]).map(({ value }) => value)
    const right = label.must.filter((value) => said.includes(value)).length
    tallies.count(vocabulary, 'tp', right)
    tallies.count(vocabulary, 'fn', label.must.length - right)
    tallies.count(
      vocabulary,
      'fp',
      said.filter((value) => !label.must.includes(value) && !label.may.includes(value)).length,
    )
  }
}

function renderTally({ byField }: Tallies, vocabulary: string): string {
  const tally = byField.get(vocabulary) ?? { tp: 0, fp: 0, fn: 0, tn: 0 }
  const f1 = computeF1(tally)?.toFixed(3) ?? '-'
  return `${`${tally.tp}+${tally.fp}-${tally.fn}`.padStart(16)} ${f1.padStart(6)}`
}
