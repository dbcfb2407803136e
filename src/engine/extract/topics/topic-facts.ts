import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Evidence, Extractor, Fact } from '#engine/facts.ts'
import type { PersonCard, Slide, UnderstoodDeck } from '#engine/slides.ts'
import { joined, withoutBullet } from '#engine/text/passages.ts'
import { opened, sentenceCase } from '#engine/text/sentence-case.ts'
import { countWords } from '#engine/text/words.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import type { TopicInput } from './topic-input.ts'
import type { TopicPassage } from './topic-passages.ts'
import { topicRules } from './topic-rules.ts'

const scoreStep = 0.04
const headingScore = 0.35
const mostPeople = 8
const mostRows = 8
const mostBackgroundCharacters = 220

/**
 * Finds what the deck says on each of the key facts: passages, people, what a table compares, and the slides
 * themselves.
 */
export const topicExtractor: Extractor<TopicInput> = {
  id: 'topics',
  extract: findTopicFacts,
}

function findTopicFacts({ deck, topicPages, topicPassages }: TopicInput): Fact[] {
  const isCommon = findSmallWords(deck)
  return topicRules.flatMap(({ topic }) => {
    const slides = (topicPages.get(topic) ?? []).map(({ slide }) => slide)
    return [
      ...(topic === 'Team' ? slides.flatMap(makePeopleFacts).slice(0, mostPeople) : []),
      ...(topic === 'Competition' ? slides.flatMap(makeComparisonFacts) : []),
      ...(topicPassages.get(topic) ?? []).map((found, index) => makePassageFact(topic, found, index, isCommon)),
      ...slides.flatMap((slide) => makeHeadingFacts(topic, slide, isCommon)),
      ...(topic === 'Market' ? slides.flatMap(makeSourceFacts) : []),
    ]
  })
}

/** Returns a test whether the deck sets a word in small letters somewhere; in capitals such a word is not a name. */
function findSmallWords(deck: UnderstoodDeck): (word: string) => boolean {
  const small = new Set(
    deck.slides.flatMap((slide) =>
      slide.lines.flatMap((line) => line.text.match(/(?<![\p{L}\p{N}.@/])\p{Ll}{2,}(?![\p{L}.@/]\p{L})/gu) ?? []),
    ),
  )
  return (word) => small.has(word)
}

function makePassageFact(
  topic: KeyFactName,
  { passage, text, titled }: TopicPassage,
  order: number,
  isCommon: (word: string) => boolean,
): Fact {
  return makeFact({
    key: `topic:${topic}`,
    value: sentenceCase(text, isCommon),
    evidence: [onPage(passage.page, text)],
    rule: titled ? `topic.slide` : `topic.words`,
    score: (titled ? 0.9 : 0.65) - order * scoreStep,
  })
}

/** The slide by its title: it is cited where none of its words make a sentence. */
function makeHeadingFacts(topic: KeyFactName, slide: Slide, isCommon: (word: string) => boolean): Fact[] {
  const title = withoutBullet(joined(slide.titleLines) || slide.title)
  if (title === '' || title.length > 120) return []
  return [
    makeFact({
      key: `topic:${topic}`,
      value:
        /^\p{Lu}{5,}$/u.test(title) && isCommon(title.toLowerCase())
          ? opened(title.toLowerCase())
          : sentenceCase(title, isCommon),
      evidence: [onPage(slide.page, title)],
      rule: 'topic.heading',
      score: headingScore,
    }),
  ]
}

/** Where the slide's figures come from, as its note says. */
function makeSourceFacts(slide: Slide): Fact[] {
  return slide.sourceNotes.slice(0, 1).flatMap((line) => {
    const text = withoutBullet(joined([line]))
    if (!/^\p{L}+\s*:/u.test(text) || text.length > 160 || /https?:|www\./u.test(text)) return []
    return [
      makeFact({
        key: 'topic:Market',
        value: text,
        evidence: [onPage(slide.page, text)],
        rule: 'topic.source',
        score: headingScore,
      }),
    ]
  })
}

/** Returns a fact for each person: name and role, then what the card says of them, each from its own line. */
function makePeopleFacts(slide: Slide): Fact[] {
  const withRole = slide.people.filter((card) => card.role !== null)
  return (withRole.length > 0 ? withRole : slide.people).flatMap((card, index) => {
    const line = card.lines.find((one) => one.text.includes(card.name))
    if (!line) return []
    const evidence = [onPage(slide.page, quoteNameAndRole(card))]
    const about = findBackground(card)
    return [
      makeFact({
        key: 'topic:Team',
        value: [card.role ? `${card.name}, ${card.role}` : card.name, ...about].join('; '),
        evidence: [...evidence, ...about.map((text): Evidence => onPage(slide.page, text))],
        rule: 'topic.person',
        score: 0.9 - index * 0.02,
      }),
    ]
  })
}

function quoteNameAndRole({ name, role, lines }: PersonCard): string {
  const at = lines.findIndex((line) => line.text.includes(name))
  const line = lines[at]?.text ?? name
  const next = lines[at + 1]
  return next && role && !line.includes(role) && next.text.includes(role) ? `${line} ${next.text}` : line
}

/** Returns the lines of a card beside name and role that are about the person alone. */
function findBackground({ name, role, lines }: PersonCard): string[] {
  const words = lines
    .map((line) => withoutBullet(line.text))
    .filter(
      (text) =>
        !text.includes(name) &&
        !name.includes(text) &&
        !(role !== null && (text.includes(role) || role.includes(text))) &&
        countWords(text) >= 3 &&
        !/@|linkedin|www\.|\b(?:founded in|employees|a team of|people in)\b/iu.test(text) &&
        /^[\p{Lu}\p{N}]/u.test(text),
    )
  const kept: string[] = []
  for (const text of words) {
    if (kept.join('; ').length + text.length > mostBackgroundCharacters) break
    kept.push(text)
  }
  return kept
}

/** What a table of rivals compares: the labels of its rows. */
function makeComparisonFacts(slide: Slide): Fact[] {
  return slide.tables.slice(0, 1).flatMap((table) => {
    const labels = table.rows
      .map((row) => row[0]?.text.replace(/\s+/gu, ' ').trim() ?? '')
      .filter((text) => /\p{L}{3}/u.test(text) && text.length <= 60)
      .slice(0, mostRows)
    if (labels.length < 2) return []
    return [
      makeFact({
        key: 'topic:Competition',
        value: labels.join('; '),
        evidence: labels.map((text) => onPage(slide.page, text)),
        rule: 'topic.rows',
        score: 0.6,
      }),
    ]
  })
}
