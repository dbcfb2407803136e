import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { rightEdge } from '#engine/geometry.ts'
import { companyWords, openEnd } from '#engine/lexicons/biography-words.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { joined, withoutBullet } from '#engine/text/passages.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import { findEmails } from '../company/web-addresses.ts'
import type { ExtractInput } from '../extract-input.ts'
import { findCompanyCommunity } from './company-community.ts'
import { findFounders } from './find-founders.ts'
import type { Person } from './person.ts'
import { findTraitFacts } from './traits.ts'

const profileUrl = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^?#]+/i
const printedProfile = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\w%.-]+\/?/i
/** A biography is cut at a line before this length. */
const longestSummaryChars = 600

/** Facts about the founders: who they are, their role, links, biography and traits. */
export const founderExtractor: Extractor<ExtractInput> = {
  id: 'founders',
  extract: findFounderFacts,
}

function findFounderFacts(input: ExtractInput): Fact[] {
  const { deck, passages } = input
  const people = findFounders(input)
  const community = people.length > 0 ? findCompanyCommunity(passages) : null
  return people.flatMap((person, index) => [
    ...makePersonFacts(person, deck, index),
    ...keepFirstOfEach(listCards(person).flatMap((one) => findTraits(one, community, deck.language))),
  ])
}

/** A person on every card that bears the name, as the person is known best. */
const listCards = (person: Person): Person[] =>
  [person, ...(person.elsewhere ?? [])].map((one) => ({ ...one, name: person.name }))

const keepFirstOfEach = (facts: readonly Fact[]) =>
  facts.filter(({ key }, index) => facts.findIndex((one) => one.key === key) === index)

/** What the first card that tells it says. */
const findOnCards = (person: Person, find: (card: Person) => Fact[]): Fact[] =>
  listCards(person)
    .map(find)
    .find((facts) => facts.length > 0) ?? []

function makePersonFacts(person: Person, deck: UnderstoodDeck, order: number): Fact[] {
  const { name, role, slide, heading } = person
  const called = person.standing === 'founder'
  const place = onPage(slide.page, quotePerson(person))
  const facts: Fact[] = [
    makeFact({
      key: 'founder_name',
      value: name,
      person: name,
      evidence: [place],
      rule: called
        ? 'founder.called-founder'
        : person.standing === 'leader'
          ? 'founder.leading-team'
          : 'founder.small-team',
      score: (called ? 0.95 : person.standing === 'leader' ? 0.8 : 0.65) - order * 0.01,
    }),
  ]
  if (role)
    facts.push(
      makeFact({
        key: 'founder_role',
        value: role,
        person: name,
        evidence: heading === undefined ? [place] : [onPage(slide.page, heading), place],
        rule: heading === undefined ? 'founder.role' : 'founder.role-of-heading',
        score: 0.9,
      }),
    )
  return [
    ...facts,
    ...findOnCards(person, findLinkedIn),
    ...findEmail(person, deck),
    ...findOnCards(person, makeSummary),
  ]
}

/** The traits of the card; a programme that the company itself went through counts for each founder. */
function findTraits(person: Person, community: ReturnType<typeof findCompanyCommunity>, language: string): Fact[] {
  const own = findTraitFacts(person, language)
  if (!community || own.some((fact) => fact.key === 'trait_communities')) return own
  const shared = makeFact({
    key: 'trait_communities',
    value: true,
    person: person.name,
    evidence: [community.evidence],
    rule: 'trait.community-of-company',
    kind: 'inferred',
    score: 0.75,
  })
  return [...own, shared]
}

/** Name and role as one quote where they follow each other in the text of the slide, else the name's line. */
function quotePerson(person: Person): string {
  // A role found in a picture alone belongs to no text in which a quote could be found.
  const lines = person.card.lines.filter((line) => person.slide.lines.includes(line))
  const at = lines.findIndex((line) => line.text.includes(person.name))
  const first = lines[at]
  if (!first) return quoteBrokenName(person, lines)
  if (!person.role || first.text.includes(person.role)) return first.text.trim()
  const next = lines[at + 1]
  const before = lines[at - 1]
  if (next?.text.includes(person.role)) return `${first.text} ${next.text}`.trim()
  if (next && `${first.text} ${next.text}`.includes(person.role)) return `${first.text} ${next.text}`.trim()
  if (before?.text.includes(person.role)) return `${before.text} ${first.text}`.trim()
  return first.text.trim()
}

/** A name over two lines, and the role in the line after it. */
function quoteBrokenName({ name, role }: Person, lines: readonly Line[]): string {
  const at = lines.findIndex((line, index) => {
    const joined = `${line.text.trim()} ${lines[index + 1]?.text.trim() ?? ''}`
    return joined.toLowerCase() === name.toLowerCase()
  })
  const [one, other, next] = lines.slice(at, at + 3)
  if (at < 0 || !one || !other) return name
  const printed = `${one.text.trim()} ${other.text.trim()}`
  return role && next?.text.includes(role) ? `${printed} ${next.text.trim()}` : printed
}

function findLinkedIn(person: Person): Fact[] {
  const printed = person.card.lines.map((line) => printedProfile.exec(line.text)?.[0]).find((one) => one !== undefined)
  const linked = person.card.links.map((url) => profileUrl.exec(url)?.[0]).find((one) => one !== undefined)
  const value = printed ? (printed.startsWith('http') ? printed : `https://${printed}`) : linked
  if (!value) return []
  return [
    makeFact({
      key: 'founder_linkedin',
      value: value.replace(/\/+$/u, ''),
      person: person.name,
      evidence: [onPage(person.slide.page, printed ?? value)],
      rule: printed ? 'founder.linkedin-printed' : 'founder.linkedin-linked',
      kind: printed ? 'stated' : 'inferred',
      score: 0.9,
    }),
  ]
}

/** An address whose local part is made of the person's name. */
function findEmail(person: Person, deck: UnderstoodDeck): Fact[] {
  const words = person.name
    .split(/\s+/u)
    .map(makeUnaccentedNameKey)
    .filter((word) => word.length > 2)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  for (const { address, page, quote } of findEmails(deck)) {
    const local = makeUnaccentedNameKey(address.split('@')[0] ?? '')
    if (
      local !== first &&
      local !== last &&
      local !== first + last &&
      local !== last + first &&
      local !== `${first[0]}${last}` &&
      local !== `${first}${last[0]}`
    )
      continue
    return [
      makeFact({
        key: 'founder_email',
        value: address,
        person: person.name,
        evidence: [onPage(page, quote ?? address)],
        rule: 'founder.email-by-name',
        kind: quote ? 'stated' : 'inferred',
        score: 0.85,
      }),
    ]
  }
  return []
}

/** The biography in the card's own words, each line its own quote: a card's lines need not stand together. */
function makeSummary(person: Person): Fact[] {
  const { name, role } = person
  const lines = person.card.lines
    .map((line) => ({
      ...line,
      text: withoutBullet(line.text.replace(/\s+/gu, ' ').trim()).replace(/^in (?=\p{Lu})/u, ''),
    }))
    .filter(({ text }) => text !== '' && (beginsWithName(text, name) || !text.includes(name)) && !name.includes(text))
    .filter(({ text }) => role === null || !(text.includes(role) || role.includes(text)))
    .filter(({ text }) => !printedProfile.test(text) && !companyWords.test(text))
  const kept = lines.filter((_, index) => joined(lines.slice(0, index + 1)).length <= longestSummaryChars)
  if (joined(kept).split(' ').filter(isWord).length < fewestWords) return []
  return [
    makeFact({
      key: 'founder_summary',
      value: joinBiographyLines(kept),
      person: name,
      evidence: kept.map(({ text }) => onPage(person.slide.page, text)),
      rule: 'founder.biography',
      score: 0.8,
    }),
  ]
}

/** Fewer words tell an office or where a person is to be found. */
const fewestWords = 4
/** A dash and a mark are none, nor is the name of a profile's host. */
const isWord = (text: string) => /\p{L}{2}/u.test(text) && !profileHost.test(text)
const profileHost = /^(?:linkedin|github|twitter|instagram|facebook|portfolio)$/iu

/** 'Ana Ruiz is an engineer who …' begins the biography; the name with a role or alone does not. */
const beginsWithName = (text: string, name: string) =>
  text.startsWith(`${name} `) && /^\p{Ll}{2,} /u.test(text.slice(name.length + 1))

/** The lines of a biography as one sentence: a line that starts a new thought is set off by a semicolon. */
function joinBiographyLines(lines: readonly Line[]): string {
  const edge = Math.max(...lines.map(({ box }) => rightEdge(box)))
  const isProse = lines.some(({ text }) => sentencesWithin.test(text))
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1]
    if (!before) return line.text
    const goesOn = openEnd.test(text) || /^[\p{Ll}\p{P}]/u.test(line.text) || !line.text.includes(' ')
    return `${text}${goesOn || (isProse && brokeForRoom(before, line, edge)) ? ' ' : '; '}${line.text}`
  }, '')
}

/** A sentence that begins within a line: running text, and no list of points. */
const sentencesWithin = /[.!?] \p{Lu}\p{Ll}/u

/** A line breaks for want of room where the next one's first word would not have fitted, with its space. */
const withSpace = 1.3

function brokeForRoom(before: Line, next: Line, edge: number): boolean {
  const room = edge - rightEdge(before.box)
  return room < (next.words[0]?.box.width ?? 0) * withSpace && before.words.length > mostWordsOfPoint
}
/** A shorter line is a point of a list, however narrow the card. */
const mostWordsOfPoint = 5
