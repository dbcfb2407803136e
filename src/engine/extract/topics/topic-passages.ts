import type { KeyFactName } from '#contract/memo-fields.ts'
import { translated } from '#engine/lexicons/translated.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { type Slide, type SlideKind, slideKinds, type UnderstoodDeck } from '#engine/slides.ts'
import { type Passage, withoutBullet } from '#engine/text/passages.ts'
import { type TranslatedRule, translateTopicRules } from './topic-rules.ts'

/**
 * A passage chosen for a topic: `text` is the part that is quoted, `titled` is true where its slide is about the topic.
 */
export type TopicPassage = { passage: Passage; text: string; titled: boolean; points: number }

const mostPassages = 7
const mostSlides = 3
const mostQuoteCharacters = 300
/** A slide is about a topic when the topic's kind leads it, or has this share of the leading kind's score. */
const nearBestShare = 0.62
/** A kind with a lower score is a guess, and its slide is not about the topic. */
const surePoints = 1.5
/** The share of a deck in which it presents problem and solution. */
const earlyShare = 0.35

/** Returns the best passages of a deck on each topic, best first, at most seven; none where the deck has nothing on it. */
export function listTopicPassages(
  deck: UnderstoodDeck,
  passages: readonly Passage[],
): Map<KeyFactName, TopicPassage[]> {
  return new Map(translateTopicRules(deck.language).map((rule) => [rule.topic, choosePassages(deck, passages, rule)]))
}

function choosePassages(deck: UnderstoodDeck, passages: readonly Passage[], rule: TranslatedRule): TopicPassage[] {
  const slides = rankSlides(deck, rule)
  const titled = slides.flatMap(({ slide, strength }) => findOnSlide(passages, slide, rule, strength))
  if (titled.length > 0) return spreadOverSlides(titled)
  const byWords = rule.wordsLeast > 0 ? findByWords(deck, passages, rule) : []
  return byWords.length > 0 || !rule.early ? byWords : findByPlace(deck, passages, rule)
}

/** Returns the slides about a topic by title, kind and structure, surest first, at most three. */
export function findTopicSlides(deck: UnderstoodDeck, topic: KeyFactName): Slide[] {
  const rule = translateTopicRules(deck.language).find((one) => one.topic === topic)
  return rule ? rankSlides(deck, rule).map(({ slide }) => slide) : []
}

function rankSlides(deck: UnderstoodDeck, rule: TranslatedRule): Array<{ slide: Slide; strength: number }> {
  return deck.slides
    .flatMap((slide) => {
      const best = slide.kinds[0]?.score ?? 0
      const own = slide.kinds.find(({ kind }) => rule.kinds.includes(kind))
      if (
        !own ||
        own.score < surePoints ||
        (own.score < best * nearBestShare && !(rule.people && slide.people.length > 1))
      )
        return []
      if (rule.needs && !rule.needs.test(joinLines(slide))) return []
      if (rule.people && !showsPeople(slide, deck.language)) return []
      return [{ slide, strength: own.score + (own === slide.kinds[0] ? 1 : 0) }]
    })
    .sort((a, b) => b.strength - a.strength || a.slide.page - b.slide.page)
    .slice(0, mostSlides)
}

const joinLines = (slide: Slide) => slide.lines.map((line) => line.text).join('\n')
const peopleTitles = translated(
  latinFirst(/(?<![\p{L}\p{N}])(?:team|founders?|leadership|people|who we are|about us|advis[oe]rs)(?![\p{L}\p{N}])/iu),
  ['title:team', 'title:advisors'],
)

/** People with a role, or a title that announces them, show a team slide; the words alone do not. */
const showsPeople = (slide: Slide, language: string) =>
  slide.people.filter((card) => card.role !== null).length > 0 || peopleTitles.in(language).test(slide.title)

function findOnSlide(
  passages: readonly Passage[],
  slide: Slide,
  rule: TranslatedRule,
  strength: number,
): TopicPassage[] {
  const cells = new Set(slide.tables.flatMap((table) => table.rows.flat().map((cell) => withoutBullet(cell.text))))
  const usable = passages.filter(
    (passage) =>
      passage.slide === slide &&
      passage.place !== 'source-note' &&
      !cells.has(passage.text) &&
      (rule.topic === 'Team' || !passage.inPersonCard),
  )
  const body = usable.flatMap((passage) => quotePassage(passage, rule, strength))
  if (body.length > 0) return body
  // A slide of single words that is above all about its topic: its title and words are the best quote there is.
  const first = slide.kinds[0]?.kind
  if (first && !rule.kinds.includes(first)) return []
  return usable
    .filter((passage) => passage.text.length > 2)
    .slice(0, 3)
    .map((passage) => ({ passage, text: passage.text, titled: true, points: strength }))
}

/**
 * Returns the part of a passage worth quoting: all of it when short, else the sentence that says most about the topic.
 */
function quotePassage(passage: Passage, rule: TranslatedRule, strength: number): TopicPassage[] {
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
      titled: true,
      points: strength + wordPoints + lengthPoints + placePoints + (/\d/u.test(text) ? 0.5 : 0),
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

/** Returns the best passages in turn from each slide, without repeats, so that every place about the topic is cited. */
function spreadOverSlides(found: readonly TopicPassage[]): TopicPassage[] {
  const chosen: TopicPassage[] = []
  const ranked = [...found].sort((a, b) => b.points - a.points)
  const pages = [...new Set(ranked.map((one) => one.passage.page))]
  for (let round = 0; round < mostPassages && chosen.length < mostPassages; round += 1) {
    for (const page of pages) {
      const next = ranked.filter((one) => one.passage.page === page)[round]
      if (next && chosen.length < mostPassages && !chosen.some((one) => one.text === next.text)) chosen.push(next)
    }
  }
  return chosen
}

const openingKinds: ReadonlySet<SlideKind> = new Set(['problem', 'why-now', 'solution', 'product', 'technology'])
/** Kinds whose slides are certainly about something else than the problem or the solution. */
const otherKinds: ReadonlySet<SlideKind> = new Set(slideKinds.filter((kind) => !openingKinds.has(kind)))

const isSolution = (kind: SlideKind | undefined) => kind === 'solution' || kind === 'product'

/**
 * Every deck opens with problem and solution: where words do not show them, the first slides of no other kind are
 * taken.
 */
function findByPlace(deck: UnderstoodDeck, passages: readonly Passage[], rule: TranslatedRule): TopicPassage[] {
  const solutionAt = deck.slides.findIndex(({ kinds }) => isSolution(kinds[0]?.kind))
  const isProblem = rule.topic === 'Problem'
  const last = isProblem && solutionAt > 1 ? solutionAt : Math.ceil(deck.slides.length * earlyShare)
  const from = isProblem ? 1 : Math.max(solutionAt, 1)
  const candidates = deck.slides.slice(from, Math.max(last, from + 1)).filter(({ kinds }) => {
    const kind = kinds[0]?.kind
    return kind === undefined || !(otherKinds.has(kind) || (isProblem && isSolution(kind)))
  })
  return spreadOverSlides(
    candidates
      .slice(0, 2)
      .flatMap((slide) => findOnSlide(passages, slide, rule, 0))
      .map((one) => ({ ...one, titled: false })),
  )
}

/** Returns how many different words of a topic a text holds. */
function countTopicWords(text: string, patternByRule: RegExp): number {
  return new Set(everyMatch(patternByRule, text.toLowerCase()).map(([word]) => word)).size
}

/** Finds passages of other slides that name the topic plainly, when together they say enough. */
function findByWords(deck: UnderstoodDeck, passages: readonly Passage[], rule: TranslatedRule): TopicPassage[] {
  const found: TopicPassage[] = []
  for (const passage of passages) {
    if (passage.place === 'source-note' || passage.inPersonCard || passage.place === 'heading') continue
    if (rule.notOn?.some((kind) => kind === passage.slide.kinds[0]?.kind)) continue
    const hits = countTopicWords(passage.text, rule.everyWord)
    if (
      hits === 0 ||
      (passage.place !== 'figure' && passage.text.split(/\s+/u).length < 4 && !/\p{Script=Han}{8}/u.test(passage.text))
    )
      continue
    if (rule.needs && !rule.needs.test(passage.text)) continue
    const title = passage.place === 'title' ? 1.5 : 1
    const early = rule.early && passage.page <= deck.slides.length * earlyShare ? 1.5 : 1
    found.push({
      passage,
      text: passage.text.length <= mostQuoteCharacters ? passage.text : chooseSentence(passage, rule),
      titled: false,
      points: hits * title * early,
    })
  }
  const perPage = new Map<number, number>()
  for (const one of found) perPage.set(one.passage.page, (perPage.get(one.passage.page) ?? 0) + one.points)
  const [best] = [...perPage].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  if (!best || best[1] < rule.wordsLeast) return []
  return found
    .filter((one) => one.passage.page === best[0])
    .sort((a, b) => b.points - a.points)
    .slice(0, 2)
}
