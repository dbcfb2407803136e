import type { Fact } from '#engine/facts.ts'
import { anyPeople, teamPrepositions } from '#engine/lexicons/origin-words.ts'
import { makeWordsSource } from '#engine/lexicons/translated.ts'
import type { WordUse } from '#engine/lexicons/word-uses.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import type { Passage } from '#engine/text/passages.ts'
import type { ExtractInput } from '../extract-input.ts'
import { makeFact, onPage } from './make-fact.ts'

const yearGroup = '(?<year>(?:19[5-9]\\d|20[0-4]\\d))(?!\\d)'
/**
 * Between the word and the year: a place, a month, a preposition, but no other figure and not the end of the sentence.
 */
const betweenWordAndYear = '[^.;!?\\d]{0,40}'
const countGroup = '(?<![\\d.,])(?<count>\\d{1,3}(?:[.\\u00a0 ]\\d{3})|\\d{1,5})(?![\\d.,%]*\\d)'
const staffKinds = new Set(['team', 'cover', 'contact', 'traction', 'ask'])
const shortLineCharacters = 40

type OriginPatterns = {
  founded: readonly RegExp[]
  foundedBefore: RegExp | null
  staff: readonly RegExp[]
  others: RegExp | null
  own: RegExp | null
}
const patternsByLanguage = new Map<string, OriginPatterns>()

/** Returns the patterns of a language, made once; empty for English, whose patterns are in `origins.ts`. */
function getPatterns(language: string): OriginPatterns {
  const kept = patternsByLanguage.get(language)
  if (kept) return kept
  const words = (use: WordUse) => makeWordsSource(language, [use])
  const compile = (source: string | null) => (source === null ? null : latinFirst(source, 'iu'))
  const compileAll = (sources: ReadonlyArray<string | null>) => sources.flatMap((one) => compile(one) ?? [])
  const [founded, since, staff] = [words('founded'), words('since'), words('staff')]
  const team = makeWordsSource(language, ['title:team'])
  const patterns: OriginPatterns = {
    founded: compileAll([
      founded && `${founded}${betweenWordAndYear}${yearGroup}`,
      founded && `${yearGroup}${betweenWordAndYear}${founded}`,
      since && `^${since}\\s+${yearGroup}`,
    ]),
    foundedBefore: compile(words('foundedBefore')),
    staff: compileAll([
      staff && `${countGroup}\\+?\\s?(?:\\p{L}+\\s){0,2}?(?<who>${staff})`,
      staff && `(?<who>${staff})\\s?[:：]\\s?${countGroup}`,
      team && `${team}\\s(?:${teamPrepositions})\\s(?:\\p{L}+\\s){0,2}?${countGroup}`,
    ]),
    others: compile(words('othersStaff')),
    own: compile(words('own')),
  }
  patternsByLanguage.set(language, patterns)
  return patterns
}

/** Finds the year in which the company was founded by the words of the deck's language; none for English. */
export function findTranslatedYears({ deck, passages, companyName }: ExtractInput, latest: number): Fact[] {
  const { founded, foundedBefore } = getPatterns(deck.language)
  if (founded.length === 0) return []
  const name = foldLetters(companyName ?? '')
  return listSentencesWithFigures(passages).flatMap(({ sentence, passage }): Fact[] => {
    const year = founded.map((pattern) => pattern.exec(sentence)?.groups?.year).find((one) => one !== undefined)
    if (!year || Number(year) > latest) return []
    const named = name !== '' && foldLetters(sentence).includes(name)
    if (!named && (passage.inPersonCard || foundedBefore?.test(sentence))) return []
    return [
      makeFact({
        key: 'year_founded',
        value: year,
        evidence: [onPage(passage.page, sentence)],
        rule: 'year-founded.spoken',
        score: 0.7 + (named ? 0.2 : 0) + (sentence.length < 60 ? 0.05 : 0),
      }),
    ]
  })
}

/** Finds the head count by the words of the deck's language; none for English. */
export function findTranslatedStaff({ deck, passages }: ExtractInput): Fact[] {
  const { staff, others, own } = getPatterns(deck.language)
  if (staff.length === 0) return []
  return listSentencesWithFigures(passages).flatMap(({ sentence, passage }): Fact[] => {
    const found = staff.map((pattern) => pattern.exec(sentence)?.groups).find((one) => one?.count !== undefined)
    if (!found?.count || Number(found.count) === 1 || others?.test(sentence)) return []
    // Inside a biography a head count is a person's past, unless it stands for itself.
    if (passage.inPersonCard && sentence.length > shortLineCharacters) return []
    const kind = passage.slide.kinds[0]?.kind
    const isOwn = own?.test(sentence) ?? false
    if (kind !== 'team' && anyPeople.test(foldLetters(found.who ?? ''))) return []
    if (!isOwn && !(kind && staffKinds.has(kind))) return []
    return [
      makeFact({
        key: 'employees',
        value: found.count,
        evidence: [onPage(passage.page, sentence)],
        rule: 'employees.spoken',
        score: kind === 'team' ? 0.88 : isOwn ? 0.75 : 0.62,
      }),
    ]
  })
}

function listSentencesWithFigures(passages: readonly Passage[]): Array<{ sentence: string; passage: Passage }> {
  return passages
    .filter((passage) => passage.place !== 'source-note' && /\d/u.test(passage.text))
    .flatMap((passage) => passage.sentences.map((sentence) => ({ sentence, passage })))
}
