import { type KeyFactName, keyFactNames } from '#contract/memo-fields.ts'
import { weWords } from '#engine/lexicons/figure-owner-words.ts'
import { futureWords } from '#engine/lexicons/future-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import type { Slide, SlideKind, UnderstoodDeck } from '#engine/slides.ts'
import { type TitleHit, titleHits } from '#engine/understand/title-kinds.ts'
import { type TranslatedRule, translateTopicRules } from './topic-rules.ts'

/** What a page itself shows, whatever the topic. */
const generalClues = [
  'place',
  'place squared',
  'first page',
  'last page',
  'no kind',
  'people',
  'names',
  'table',
  'tiles',
  'money',
  'percentages',
  'years',
  'figures',
  'quarters',
  'ticks',
  'text',
  'recognised',
  'we',
  'future',
] as const

/** What speaks for a topic: kinds of its slides, and its words, each also beside the deck's other pages. */
const ownClues = [
  'kind',
  'kind in deck',
  'kind on page',
  'leads',
  'most in deck',
  'none in deck',
  'other kind',
  'title',
  'words',
  'words in deck',
  'words in title',
  'needed words',
  'no sign',
] as const

/** What the words of a slide say, by invented decks, of the topic itself and of the likeliest other. */
const ownLearnedClues = ['learned words', 'learned words in deck', 'learned words of others'] as const
const nameOther = <Topic extends KeyFactName>(topic: Topic) => `learned words of ${topic}` as const
/** What they say of each other topic; 0 for the topic itself, and for one that no invented slide is of. */
export const otherTopicClues = keyFactNames.map(nameOther)

/** The clues of learned words; 0 in a language that was not learned. */
export const learnedClues = [...ownLearnedClues, ...otherTopicClues] as const

/** Whether a value of the topic's fields was read on the page; known once values are. */
export const valueClue = 'values'

/** The clues of a page for a topic, in the order in which they are listed; each lies between 0 and 1. */
export const pageClueNames = [...ownClues, ...learnedClues, ...generalClues, valueClue] as const

export type PageClueName = (typeof pageClueNames)[number]

/** The clues of each page of a deck for each topic, in the order of `pageClueNames`. */
export type TopicClues = ReadonlyMap<KeyFactName, readonly number[][]>

/** Counts from which more says nothing new: a score of a kind, distinct words of a topic, and signs on a page. */
const mostKindScore = 4
const mostWords = 4
const mostSigns = 5
const mostFigures = 15
const mostYears = 4
const mostQuarters = 4
const mostPeople = 3
const mostTiles = 3
const mostCharacters = 1_200

/** Logits from which more says nothing new. */
const leastLogit = -6
const mostLogit = 4
const scaleLogit = (logit: number) =>
  (Math.min(Math.max(logit, leastLogit), mostLogit) - leastLogit) / (mostLogit - leastLogit)

const limit = (count: number, most: number) => Math.min(count, most) / most
const flag = (is: boolean) => (is ? 1 : 0)

const moneySign = /\p{Sc}\s?\d|\d\s?\p{Sc}/gu
const percentSign = /\d\s?%/gu
const yearNumber = /\b20[12345]\d\b/gu
const anyFigure = /\d[\d.,]*/gu
const quarter = /\bQ[1-4]\b/giu
const tick = /[✓✔✗✘×☑]/u

/** Characters of a page that are read for clues: ten times those of a full slide, so that a page of any length costs as much. */
const mostReadCharacters = 10_000

const joinLines = (slide: Slide) =>
  slide.lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, mostReadCharacters)

/** What every topic asks of a page: its text, the kinds that its title speaks for, and the clues that do not depend on the topic. */
type PageReading = {
  text: string
  smallText: string
  titled: readonly TitleHit[]
  general: number[]
}

/** Returns what each page of a deck shows of each topic before values are read. */
export function listTopicClues(deck: UnderstoodDeck): TopicClues {
  const pages = readPages(deck)
  return new Map(translateTopicRules(deck.language).map((rule) => [rule.topic, listPageClues(deck, rule, pages)]))
}

/** Reads each page once for all topics. */
function readPages(deck: UnderstoodDeck): PageReading[] {
  const last = deck.slides.length - 1
  return deck.slides.map((slide, index) => {
    const text = joinLines(slide)
    const place = last > 0 ? index / last : 0
    const count = (pattern: RegExp) => everyMatch(pattern, text).length
    const clues: Record<(typeof generalClues)[number], number> = {
      place,
      'place squared': place ** 2,
      'first page': flag(index === 0),
      'last page': flag(index === last),
      'no kind': flag(slide.kinds.length === 0),
      people: limit(slide.people.filter(({ role }) => role !== null).length, mostPeople),
      names: limit(slide.people.length, mostPeople),
      table: flag(slide.tables.length > 0),
      tiles: limit(slide.kpis.length, mostTiles),
      money: limit(count(moneySign), mostSigns),
      percentages: limit(count(percentSign), mostSigns),
      years: limit(new Set(everyMatch(yearNumber, text).map(([year]) => year)).size, mostYears),
      figures: limit(count(anyFigure), mostFigures),
      quarters: limit(count(quarter), mostQuarters),
      ticks: flag(tick.test(text)),
      text: limit(text.length, mostCharacters),
      recognised: flag(slide.doc.origin === 'ocr'),
      we: flag(weWords.in(deck.language).test(text)),
      future: flag(futureWords.test(text)),
    }
    const titled = titleHits(slide.title, deck.language)
    return {
      text,
      smallText: text.toLowerCase(),
      titled,
      general: generalClues.map((name) => clues[name]),
    }
  })
}

function listPageClues(deck: UnderstoodDeck, rule: TranslatedRule, pages: readonly PageReading[]): number[][] {
  const kinds = deck.slides.map((slide) => scoreKinds(slide, (kind) => rule.kinds.includes(kind)))
  const words = pages.map(({ smallText }) => countWords(smallText, rule))
  const mostKind = Math.max(0, ...kinds)
  const mostWordsHere = Math.max(0, ...words)
  const learned = deck.slides.map(({ told }) => told.get(rule.topic) ?? null)
  const mostLearned = Math.max(...learned.map((one) => one ?? leastLogit))
  return deck.slides.map((slide, index) => {
    const { text, titled, general } = pages[index] ?? { text: '', titled: [], general: [] }
    const kind = kinds[index] ?? 0
    const first = slide.kinds[0]
    const title = titled.filter((hit) => rule.kinds.includes(hit.kind))
    const logit = learned[index] ?? null
    const others = keyFactNames.map((topic) => {
      const other = topic === rule.topic ? undefined : slide.told.get(topic)
      return other === undefined ? 0 : scaleLogit(other)
    })
    const clues: Record<(typeof ownClues)[number] | (typeof ownLearnedClues)[number], number> = {
      kind: limit(kind, mostKindScore),
      'kind in deck': kind / Math.max(mostKind, 1),
      'kind on page': first ? kind / first.score : 0,
      leads: flag(first !== undefined && rule.kinds.includes(first.kind)),
      'most in deck': flag(kind > 0 && kind === mostKind),
      'none in deck': flag(mostKind === 0),
      'other kind': limit(
        scoreKinds(slide, (one) => !rule.kinds.includes(one)),
        mostKindScore,
      ),
      title: Math.max(0, ...title.map(({ share }) => share)),
      words: limit(words[index] ?? 0, mostWords),
      'words in deck': (words[index] ?? 0) / Math.max(mostWordsHere, 1),
      'words in title': flag(rule.words.test(slide.title)),
      'needed words': flag(rule.needs?.test(text) !== false),
      'no sign': flag(kind === 0 && (words[index] ?? 0) === 0),
      'learned words': logit === null ? 0 : scaleLogit(logit),
      'learned words in deck': logit === null ? 0 : Math.exp(logit - mostLearned),
      'learned words of others': Math.max(...others),
    }
    return [...[...ownClues, ...ownLearnedClues].map((name) => clues[name]), ...others, ...general, 0]
  })
}

/** The highest score among the kinds of a slide that `isWanted` takes. */
const scoreKinds = (slide: Slide, isWanted: (kind: SlideKind) => boolean) =>
  Math.max(0, ...slide.kinds.filter(({ kind }) => isWanted(kind)).map(({ score }) => score))

/** How many different words of a topic a text in small letters holds. */
const countWords = (text: string, rule: TranslatedRule) =>
  new Set(everyMatch(rule.everyWord, text).map(([word]) => word)).size
