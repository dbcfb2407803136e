import type { Line } from '#engine/deck-doc.ts'
import type { FactKey, FindNearLine, NearLine } from '#engine/facts.ts'
import { kindsOnOthers, type NearWords, nearWords } from '#engine/lexicons/near-words.ts'
import { type Translated, translated } from '#engine/lexicons/translated.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import type { Slide, SlideKind, UnderstoodDeck, Updates, Voice } from '#engine/slides.ts'
import { type TitleHit, titleHits } from '#engine/understand/title-kinds.ts'
import { isFigure } from '#engine/verify/field-words.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import { listAgendaPages } from './list-agenda-pages.ts'
import { findNearLineOfPerson, isFieldOfPerson } from './near-line-of-person.ts'

/** Lines that belong together, with the place of each in the text that they make. */
type Passage = {
  page: number | null
  slide: Slide | null
  text: string
  lines: ReadonlyArray<{ text: string; start: number; end: number; voice: Voice | null }>
  isTitle: boolean
}

/** A line that speaks of a field, and its words that do. */
type Hit = { page: number | null; quote: string; words: string; score: number }

/**
 * Returns the search of a whole deck and its updates for lines that speak of a field: the memo's 'open' and 'Ask this deck'
 * are both answered by it. Pure: the same deck gives the same lines.
 */
export function createNearLineFinder(deck: UnderstoodDeck, updates: Updates, sources: VerifySources): FindNearLine {
  const passages = listPassages(deck, updates)
  const titles = deck.slides.map((slide) => ({ slide, hits: titleHits(slide.title, deck.language) }))
  const known = new Map<string, NearLine | null>()
  return (key, person) => {
    const name = `${key} ${person ?? ''}`
    const found = known.get(name) ?? find(key, person)
    known.set(name, found)
    return found
  }

  function find(key: FactKey, person: string | undefined): NearLine | null {
    if (isFieldOfPerson(key)) return findNearLineOfPerson(key, person, deck, sources)
    const near = nearWords[key]
    if (!near) return null
    const hits = [...listHits(key, near, passages, deck.language), ...listTitles(near, titles)]
    for (const { page, quote, words } of hits.toSorted((a, b) => b.score - a.score)) {
      const place = verifyEvidence({ document: page === null ? 'updates' : 'deck', page, quote }, sources)
      if (place.match !== 'none' && place.cause === null) return { place, words }
    }
    return null
  }
}

const titleScore = 0.5
/** A title of which the words of a kind are a smaller part speaks of something within it. */
const leastTitleShare = 0.3

/** A slide, and the kinds that its title speaks for. */
type Titled = { slide: Slide; hits: readonly TitleHit[] }

/** The titles of slides that are about the field. */
function listTitles({ kind }: NearWords, titles: readonly Titled[]): Hit[] {
  if (!kind) return []
  return titles.flatMap(({ slide: { page, kinds, titleLines }, hits }) => {
    const hit = hits.find((one) => one.kind === kind)
    const isAbout = kinds[0]?.kind === kind && hit !== undefined && hit.share >= leastTitleShare
    const quote = isAbout ? join(titleLines.map(({ text }) => text)) : ''
    return isAbout && quote !== '' ? [{ page, quote, words: quote, score: titleScore }] : []
  })
}

const patterns = new Map<FactKey, Translated>()

/** The English pattern of a field, and with the words of the deck's language. */
function getPatterns(key: FactKey, { english, uses = [] }: NearWords, language: string) {
  const pattern = patterns.get(key) ?? translated(english, uses)
  patterns.set(key, pattern)
  return { english, translated: pattern.in(language) }
}

function listHits(key: FactKey, words: NearWords, passages: readonly Passage[], language: string): Hit[] {
  const own = getPatterns(key, words, language)
  const allowed = new Set<Voice>(words.voices)
  return passages.flatMap(({ page, slide, text, lines, isTitle }) => {
    if (slide && !words.ofMarket && isOnOthers(slide, key)) return []
    const isTranslated = !words.usesOn || slide?.kinds.some(({ kind }) => kind === words.usesOn)
    const pattern = isTranslated ? own.translated : own.english
    return [pattern, ...(words.acronyms ? [words.acronyms] : [])].flatMap((pattern) =>
      everyMatch(pattern, text).flatMap((match): Hit[] => {
        const end = match.index + match[0].length
        const matched = lines.filter((line) => line.start < end && match.index < line.end)
        const quote = join(matched.map((line) => line.text))
        if (isShortWord(match[0])) return []
        const isOthers = matched.some(({ voice }) => voice !== null && !allowed.has(voice))
        if (quote === '' || isOthers || words.not?.test(quote) || words.holds?.test(quote) === false) return []
        const score = 1 + (isTitle ? 0 : 1) + (isFigure(key) && /\d/.test(quote) ? 2 : 0)
        return [{ page, quote, words: match[0], score }]
      }),
    )
  })
}

/** What a biography counts and dates is of another firm, or the person's. */
const kindsOnPeople = new Set<SlideKind>(['team', 'advisors'])

const isOfTheFirm = (key: FactKey) =>
  key === 'headquarters' || key === 'year_founded' || (isFigure(key) && key !== 'employees')

const isOnOthers = ({ kinds: [first] }: Slide, key: FactKey) =>
  first !== undefined && (kindsOnOthers.includes(first.kind) || (isOfTheFirm(key) && kindsOnPeople.has(first.kind)))

/** 'CA' is revenue in French; 'ca' is not. */
const isShortWord = (word: string) =>
  word.length <= 3 && /^\p{Script=Latin}+$/u.test(word) && word !== word.toUpperCase()

/** The blocks of all slides but tables of contents, then the lines of the updates. */
function listPassages({ slides }: UnderstoodDeck, updates: Updates): Passage[] {
  const agendas = listAgendaPages(slides)
  const ofDeck = slides
    .filter(({ page }) => !agendas.has(page))
    .flatMap((slide) => {
      const furniture = new Set(slide.furniture)
      const titles = new Set(slide.titleLines)
      return slide.doc.blocks.flatMap((block): Passage[] => {
        const lines = block.lines.filter((line) => !furniture.has(line))
        return lines.length === 0 ? [] : [makePassage(slide, lines, titles)]
      })
    })
  const ofUpdates = updates.lines.flatMap((line): Passage[] => {
    const text = line.trim()
    const only = { text, start: 0, end: text.length, voice: null }
    return text === '' ? [] : [{ page: null, slide: null, text, lines: [only], isTitle: false }]
  })
  return [...ofDeck, ...ofUpdates]
}

function makePassage(slide: Slide, lines: readonly Line[], titles: ReadonlySet<Line>): Passage {
  let length = 0
  const placed = lines.map((line) => {
    const start = length
    length += line.text.length + 1
    return { text: line.text, start, end: length - 1, voice: slide.voices.get(line)?.voice ?? null }
  })
  const text = lines.map((line) => line.text).join(' ')
  return { page: slide.page, slide, text, lines: placed, isTitle: lines.every((line) => titles.has(line)) }
}

const join = (texts: readonly string[]) => texts.join(' ').replace(/\s+/gu, ' ').trim()
