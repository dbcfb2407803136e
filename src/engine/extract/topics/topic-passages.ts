import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Slide } from '#engine/slides.ts'
import { type Passage, withoutBullet } from '#engine/text/passages.ts'
import type { TopicPage } from './rank-pages.ts'
import { type TranslatedRule, translateTopicRules } from './topic-rules.ts'

/**
 * A passage chosen for a topic: `text` is the part that is quoted, `titled` is true where its slide is above all about the topic.
 */
export type TopicPassage = { passage: Passage; text: string; titled: boolean; points: number }

const mostPassages = 7
const mostQuoteCharacters = 300

/**
 * Returns the best passages of a deck on each topic, best first, at most seven, from the pages about it; none where the deck has
 * nothing on it.
 */
export function listTopicPassages(
  language: string,
  passages: readonly Passage[],
  pages: ReadonlyMap<KeyFactName, readonly TopicPage[]>,
): Map<KeyFactName, TopicPassage[]> {
  return new Map(
    translateTopicRules(language).map((rule) => {
      const own = (pages.get(rule.topic) ?? []).map((page) => findOnPage(passages, page, rule))
      return [rule.topic, spreadOverPages(own)]
    }),
  )
}

/** A page that is above all about something else gives the passages with words of the topic, where it has such. */
function findOnPage(passages: readonly Passage[], { slide, leads }: TopicPage, rule: TranslatedRule): TopicPassage[] {
  const found = findOnSlide(passages, slide, rule, leads)
  const named = leads ? [] : found.filter(({ text }) => rule.words.test(text))
  return named.length > 0 ? named : found
}

function findOnSlide(passages: readonly Passage[], slide: Slide, rule: TranslatedRule, leads: boolean): TopicPassage[] {
  const cells = new Set(slide.tables.flatMap((table) => table.rows.flat().map((cell) => withoutBullet(cell.text))))
  const usable = passages.filter(
    (passage) =>
      passage.slide === slide &&
      passage.place !== 'source-note' &&
      !cells.has(passage.text) &&
      (rule.topic === 'Team' || !passage.inPersonCard),
  )
  const body = usable.flatMap((passage) => quotePassage(passage, rule, leads))
  if (body.length > 0) return body
  // A slide of single words that is above all about its topic: its title and words are the best quote there is.
  if (!leads) return []
  return usable
    .filter((passage) => passage.text.length > 2)
    .slice(0, 3)
    .map((passage) => ({ passage, text: passage.text, titled: true, points: 0 }))
}

/**
 * Returns the part of a passage worth quoting: all of it when short, else the sentence that says most about the topic.
 */
function quotePassage(passage: Passage, rule: TranslatedRule, titled: boolean): TopicPassage[] {
  const words = passage.text.split(/\s+/u).length
  const han = /\p{Script=Han}/u.test(passage.text)
  if ((words < 4 && !(han && passage.text.length >= 8) && !/\d/u.test(passage.text)) || !/\p{L}{2}/u.test(passage.text))
    return []
  if (words < 2 && !han) return []
  const text = passage.text.length <= mostQuoteCharacters ? passage.text : chooseSentence(passage, rule)
  const wordPoints = rule.words.test(text) ? 1.5 : 0
  const lengthPoints = Math.min(words, 24) / 12
  const placePoints = passage.place === 'title' ? (words >= 5 ? 0.4 : -1.2) : passage.place === 'heading' ? -0.6 : 0.3
  return [
    {
      passage,
      text,
      titled,
      points: wordPoints + lengthPoints + placePoints + (/\d/u.test(text) ? 0.5 : 0),
    },
  ]
}

function chooseSentence({ text, sentences: all }: Passage, rule: TranslatedRule): string {
  const sentences = all.filter((sentence) => sentence.length <= mostQuoteCharacters * 1.4)
  return (
    sentences.find((sentence) => rule.words.test(sentence) && sentence.split(' ').length >= 5) ??
    sentences.find((sentence) => sentence.split(' ').length >= 5) ??
    text.slice(0, text.lastIndexOf(' ', mostQuoteCharacters))
  )
}

/** Returns the best passages in turn from each page, without repeats, so that every place about the topic is cited. */
function spreadOverPages(pages: ReadonlyArray<readonly TopicPassage[]>): TopicPassage[] {
  const chosen: TopicPassage[] = []
  const ranked = pages.map((found) => found.toSorted((a, b) => b.points - a.points))
  for (let round = 0; round < mostPassages && chosen.length < mostPassages; round += 1) {
    for (const found of ranked) {
      const next = found[round]
      if (next && chosen.length < mostPassages && !chosen.some((one) => one.text === next.text)) chosen.push(next)
    }
  }
  return chosen
}
