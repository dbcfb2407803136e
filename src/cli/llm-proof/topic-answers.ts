import type { FactKey } from '#engine/facts.ts'
import { keyNamed } from '#engine/model/ask/key-values.ts'
import { classifyShape, type TextShape } from '#engine/text/text-shape.ts'
import { type AnsweredFact, answerFrom } from './answered-fact.ts'
import type { LabelPlaces, Passage } from './label-places.ts'

const mostOnPage = 2
const mostOfTopic = 8
const mostWords = 60
const mostLines = 4
/** What is cited of a page, best first: sentences, figures with their label, phrases. */
const shapes: readonly TextShape[] = ['sentence', 'pair', 'phrase']

/**
 * Returns what a reader would cite of the labelled pages on a topic: two passages a page. Of passages that serve several
 * topics, those that no topic has `used` come first.
 */
export function answerTopic(
  places: LabelPlaces,
  topic: string,
  pages: readonly number[],
  used: Set<string>,
): AnsweredFact[] {
  const key = keyNamed(`topic:${topic}`)
  if (key === null) return []
  return pages.flatMap((page) => answerPage(places, key, page, used)).slice(0, mostOfTopic)
}

function answerPage(places: LabelPlaces, key: FactKey, page: number, used: Set<string>): AnsweredFact[] {
  const title = places.deck.slides.find((slide) => slide.page === page)?.title ?? ''
  const passages = places
    .listPassages(mostLines)
    .filter((one) => one.page === page && one.text !== title && countWords(one.text) <= mostWords)
  const ranked = passages
    .map((passage) => ({ passage, rank: shapes.indexOf(classifyShape(passage.text)) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => Number(used.has(a.passage.text)) - Number(used.has(b.passage.text)) || a.rank - b.rank)
  const chosen: Passage[] = []
  for (const { passage } of ranked)
    if (chosen.length < mostOnPage && !chosen.some((one) => overlaps(one, passage))) chosen.push(passage)
  return chosen.map(({ text }) => {
    used.add(text)
    return answerFrom(key, { value: text, page, quote: text }, 'stated')
  })
}

const countWords = (text: string) => text.split(/\s+/).length
const overlaps = (one: Passage, other: Passage) =>
  one.from < other.from + other.lines && other.from < one.from + one.lines
