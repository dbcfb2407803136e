import type { MemoField } from '#contract/memo.ts'
import { founderTitles } from '#engine/lexicons/founder-words.ts'
import { earlierCompany, earlierEmployer, earlierPost } from '#engine/lexicons/summary-words.ts'
import { groundedText, listFounders } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { writeRole } from '#engine/reasons/role-text.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { countVisibleWords } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { planShortest, type WriteSentence } from './plan-shortest.ts'
import { markValue } from './prose-marks.ts'
import { getMarks, mostWordsOfSentence, type SummaryText } from './summary-text.ts'

type Founder = { name: string; record: Record<string, MemoField>; isProved: boolean }

const mostFounders = 3
const counts = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/**
 * Plans the sentence of the founders with their roles, each with one telling fact where all have one and it stays short; of
 * so many as one sentence holds.
 */
export function planFounders(text: SummaryText): WriteSentence {
  const people = listFounders(text.memo).flatMap((record): Founder[] => {
    const name = record['Founder Name']?.value
    if (typeof name !== 'string' || !isNamed(record) || groundedText(record.Role) === null) return []
    const mark = record['Founder Name'] ? markValue(record['Founder Name']) : null
    return [{ name, record, isProved: mark === null || mark === 'entered' }]
  })
  const told = people.length <= mostFounders && areCalledFounders(people) ? planFacts(text, people) : null
  if (told !== null) return told
  const most = Math.min(people.length, mostFounders)
  return planShortest(
    text,
    Array.from({ length: most }, (_, index) => (to) => writeNames(to, people, most - index)),
  )
}

/** The first of the people by name and role, and how many more are named. */
function writeNames(to: SummaryText, people: readonly Founder[], most: number): string {
  const shown = people.slice(0, most)
  const areFounders = areCalledFounders(shown)
  const rest = people.length - shown.length
  const names = joinList(shown.map((one) => writePerson(to, one, areFounders)))
  const more = rest > 0 ? `. ${counts[rest] ?? rest} more ${rest === 1 ? 'is' : 'are'} named` : ''
  if (!areFounders) return `The deck names ${names}${more}.`
  return `${people.length === 1 ? 'The founder is' : shown.length === 1 ? 'A founder is' : 'The founders are'} ${names}${more}.`
}

const areCalledFounders = (people: readonly Founder[]): boolean =>
  people.every(({ isProved }) => isProved) && people.some(({ record }) => isCalledFounder(record))

/** Beside one who is called a founder no other is proved without the word; where the deck calls no one so, those who lead are. */
const isCalledFounder = (record: Record<string, MemoField>): boolean =>
  [record['Founder Name'], record.Role].some((field) =>
    [field?.value, field?.source.in1, field?.source.in2].some((text) => founderTitles.test(String(text ?? ''))),
  )

/** Each with what they did before; null where one has nothing to tell, or the sentence would be long. */
function planFacts(text: SummaryText, people: readonly Founder[]): WriteSentence | null {
  const write = (to: SummaryText) =>
    people.map((one) => {
      const summary = one.record['Founder Summary']
      const fact = findEarlier(groundedText(summary) ?? '')
      if (fact === null) return null
      const person = writePerson(to, one)
      const cited = to.citeField(summary)
      return cited ? `${person} ${escapeMarkdown(fact)}${getMarks(cited)}` : null
    })
  const measured = write(text.copy())
  if (measured.includes(null) || countVisibleWords(measured.join(' and ')) > mostWordsOfSentence) return null
  return (to) => `${joinList(write(to).flatMap((one) => one ?? []))}.`
}

/** What a card says that the person did before, as a predicate; null for a card that says it in other ways. */
function findEarlier(summary: string): string | null {
  for (const clause of summary.split(/;\s|\s·\s/u)) {
    const company = earlierCompany.exec(clause)?.groups?.name
    if (company) return `founded ${company} before`
    const employer = earlierEmployer.exec(clause)?.groups?.name
    if (employer) return `worked at ${employer} before`
    const post = earlierPost.exec(clause)?.groups?.post
    if (post) return `was ${post} before`
  }
  return null
}

/** `areFounders`: the sentence calls them so by itself, and a role that says no more is left out. */
function writePerson(to: SummaryText, { name, record }: Founder, areFounders = false): string {
  const role = to.citeField(record.Role)
  const shown = escapeMarkdown(sentenceCase(name))
  if (role && areFounders && /^(?:solo |co-?)?founder$/iu.test(role.plain)) return `${shown}${getMarks(role)}`
  return role ? `${shown} (${escapeMarkdown(writeBracketed(role.plain))})${getMarks(role)}` : shown
}

/** A role within brackets of a sentence: what stands in brackets itself follows a comma. */
const writeBracketed = (role: string): string => writeRole(role).replace(/\s*\(([^()]*)\)/gu, ', $1')

/** A person whose name is proved, or stands in the quote that proves the role. */
function isNamed(person: Record<string, MemoField>): boolean {
  const name = person['Founder Name']?.value
  if (typeof name !== 'string') return false
  const beside = [person.Role?.source.in1, person.Role?.source.in2].some((quote) => quote?.includes(name))
  return groundedText(person['Founder Name']) !== null || beside
}
