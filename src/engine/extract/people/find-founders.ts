import { gapBelow, isInSameColumn } from '#engine/geometry.ts'
import { adviserTitles, firmOfRole, teamTitles } from '#engine/lexicons/founder-words.ts'
import { founderRoles, isOutsider, leaderRoles, notFounderRoles } from '#engine/lexicons/roles.ts'
import type { PersonCard, Slide, UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { isGeneric } from '#engine/text/organisation-name.ts'
import type { Passage } from '#engine/text/passages.ts'
import { findHeadingOverFounders, readRoleOfHeading } from '#engine/understand/heading-over-founders.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import type { ExtractInput } from '../extract-input.ts'
import { findNarratedFounders } from './narrated-founders.ts'
import type { Person } from './person.ts'
import { findSigningPeople } from './signing-people.ts'

/** Without a founder or an office, a team slide of at most this many people is taken as the leading team. */
const mostPeopleOfSmallTeam = 6
const mostFounders = 8
/** Whose testimony, story or persona it is decides whether a card is of the company at all. */
const kindsOnOthers = new Set(['traction', 'problem', 'market', 'competition', 'product', 'solution'])

/** Returns the founders; without any, the officers; without those, the people of a small team slide. */
export function findFounders(input: ExtractInput): Person[] {
  const carded = findCardedFounders(input).map(withRoleOfHeading)
  if (carded.length > 0) return carded
  const narrated = keepDistinctPeople(findNarratedFounders(input.deck)).slice(0, mostFounders)
  if (narrated.length > 0) return narrated
  const signing = findSigningPeople(input)
  return signing.length <= mostPeopleOfSmallTeam ? signing : []
}

const keepDistinctPeople = (people: readonly Person[]) =>
  people.filter((one, index) => people.findIndex((other) => other.name === one.name) === index)

function findCardedFounders({ deck, passages, ownNames }: ExtractInput): Person[] {
  const credited = findCreditedNames(passages)
  const people = listPeople(deck, ownNames)
    .filter((person) => person.standing !== 'outsider')
    .map((person): Person => (isCredited(person.name, credited) ? { ...person, standing: 'founder' } : person))
  const named = people.filter((person) => person.standing === 'founder')
  const leaders = people.filter((person) => person.standing === 'leader')
  if (named.length > 0) {
    // An office beside a founder counts on the same slide only where it is the first one: a CEO who leads what others founded.
    const chief = leaders.filter(
      (person) =>
        /\bceo\b|chief executive/i.test(person.role ?? '') &&
        !named.some((one) => /\bceo\b|chief executive/i.test(one.role ?? '')),
    )
    return sortInDeckOrder(named.concat(chief.slice(0, 1)), people).slice(0, mostFounders)
  }
  if (leaders.length > 0) return sortInDeckOrder(addUntitled(leaders, people), people).slice(0, mostFounders)
  const onTeamSlides = people.filter(
    (person) =>
      teamTitles.in(deck.language).test(person.slide.title) ||
      isSurelyTeam(person.slide) ||
      person.slide.people.filter((card) => card.role !== null).length > 1,
  )
  return onTeamSlides.length > 0 && onTeamSlides.length <= mostPeopleOfSmallTeam ? onTeamSlides : []
}

/** A slide of more people shows staff too. */
const mostPeopleOfLeadingTeam = 4

/** On a slide of few people whose roles, where given, are all offices, those without a printed role lead as well. */
function addUntitled(leaders: readonly Person[], people: readonly Person[]): Person[] {
  const mates = people.filter((person) => !leaders.includes(person) && person.slide === leaders[0]?.slide)
  const untitled = mates.every(
    (person) => person.role === null && person.standing === 'team' && person.card.lines.length > 1,
  )
  return untitled && mates.length + leaders.length <= mostPeopleOfLeadingTeam ? [...leaders, ...mates] : [...leaders]
}

/** Points of a slide's kind from which it is a team slide without a title that says so. */
const leastTeamPoints = 2.5
const isSurelyTeam = (slide: Slide) =>
  slide.kinds[0]?.kind === 'team' &&
  slide.kinds[0].score >= leastTeamPoints &&
  slide.people.length > 1 &&
  // Bare names under another title are those of guests, judges or authors as often as of the team.
  (slide.title === '' || slide.people.some((card) => card.role !== null || card.lines.length > 1))

const founderCredit = /\b(?:[Cc]o-?)?[Ff]ounded (?:in \d{4} )?by ((?:\p{Lu}[\p{L}.'’-]*(?:,? (?:and|&) |, | )?){1,10})/u

/** The names in 'founded in 2021 by Ana and Tom Berg'. */
function findCreditedNames(passages: readonly Passage[]): string[] {
  return passages.flatMap(
    (passage) =>
      founderCredit
        .exec(passage.text)?.[1]
        ?.split(/,? (?:and|&) |, /u)
        .map((name) => name.replace(/[.,\s]+$/u, '').trim()) ?? [],
  )
}

const isCredited = (name: string, credited: readonly string[]) =>
  credited.some((one) => one.length > 2 && (one === name || one === name.split(' ')[0]))

const sortInDeckOrder = (chosen: readonly Person[], all: readonly Person[]) =>
  all.filter((person) => chosen.includes(person))

/** Returns each person with a card once: the card on the team slide before others, then the one that says most. */
function listPeople(deck: UnderstoodDeck, own: ReadonlySet<string>): Person[] {
  const byName = new Map<string, Person[]>()
  for (const slide of deck.slides) {
    for (const card of slide.people) {
      const standing = isOfOtherFirm(card, slide, deck.language, own)
        ? 'outsider'
        : decideStanding(card, slide, deck.language)
      const person: Person = { name: card.name, role: card.role && cutPresentRole(card.role), card, slide, standing }
      const key =
        [...byName.keys()].find((known) => isSameName(known, makeUnaccentedNameKey(card.name))) ??
        makeUnaccentedNameKey(card.name)
      byName.set(key, [...(byName.get(key) ?? []), person])
    }
  }
  return [...byName.values()].flatMap((same) => {
    const [best, ...others] = same.toSorted((one, other) => scorePerson(other) - scorePerson(one))
    const elsewhere = others.filter(({ role, slide }) => !isOutsider(role ?? '') && !isOfAdvisers(slide, deck.language))
    return best ? [{ ...best, elsewhere }] : []
  })
}

/** Gives a person who has no role anywhere the one of the heading over founders. */
function withRoleOfHeading(person: Person): Person {
  const { name, role, card, slide, elsewhere = [] } = person
  if (role !== null || elsewhere.some((one) => one.role !== null)) return person
  const line = card.lines.find(({ text }) => text.includes(name))
  const heading = line && findHeadingOverFounders(slide, line)?.text.trim()
  const headed = heading ? readRoleOfHeading(heading) : null
  return heading && headed ? { ...person, role: headed, heading } : person
}

/** 'CEO: previously at Norvik', 'CTO, ex Orbita': the role here without what was before. */
const cutPresentRole = (role: string): string =>
  role
    .replace(addressBehindRole, '')
    .replace(/(?:\s*[:;,(|]|\s[–—-])?\s*\b(?:previously|formerly|former|prev\.|ex)\b[\s\S]*$/iu, '')
    .trim() || role

const addressBehindRole = /(?:\s*[·|•,–—]|\s-)?\s*\S+@\S+\s*$/u

/** 'CEO of Pellmoor Foods' away from the team: an office in a firm that is not this one. */
function isOfOtherFirm(card: PersonCard, slide: Slide, language: string, own: ReadonlySet<string>): boolean {
  const firm = firmOfRole.exec(card.role ?? '')?.groups?.firm
  if (!firm || isGeneric(firm) || isOwnName(firm, own)) return false
  const aboutTeam = slide.kinds[0]?.kind === 'team' || teamTitles.in(language).test(slide.title)
  return !aboutTeam
}

const isSameName = (a: string, b: string) =>
  a === b || (a.length > 7 && b.length > 7 && (a.startsWith(b) || b.startsWith(a)))

function scorePerson(person: Person): number {
  const standing = { founder: 3, leader: 2, team: 1, outsider: 1 }[person.standing]
  const team = person.slide.kinds[0]?.kind === 'team' ? 2 : 0
  return standing * 2 + team + Math.min(person.card.lines.length, 8) / 8 + (person.role ? 1 : 0)
}

function decideStanding(card: PersonCard, slide: Slide, language: string): Person['standing'] {
  const role = card.role ?? ''
  if (signsQuotation(card, slide) && !teamTitles.in(language).test(slide.title)) return 'outsider'
  const own = card.lines.map((line) => line.text).join(' ')
  if (founderRoles.test(role) && !notFounderRoles.test(role)) return isPastRole(role) ? 'outsider' : 'founder'
  const kind = slide.kinds[0]?.kind
  const aboutTeam =
    slide.kinds.slice(0, 2).some((one) => one.kind === 'team') ||
    teamTitles.in(language).test(slide.title) ||
    closesWithTeam(slide)
  if (isOfAdvisers(slide, language)) return 'outsider'
  if (isOutsider(role)) return 'outsider'
  if (!aboutTeam && kind && kindsOnOthers.has(kind)) return 'outsider'
  if (leaderRoles.test(role)) return isPastRole(role) ? 'outsider' : 'leader'
  if (!role && founderRoles.test(own.slice(0, 80)) && aboutTeam && /\bfounders\b/i.test(slide.title)) return 'founder'
  return aboutTeam ? 'team' : 'outsider'
}

const isOfAdvisers = ({ title }: Slide, language: string) =>
  adviserTitles.in(language).test(title) && !teamTitles.in(language).test(title)

/** Whether a quotation ends right over the name: the person who signs it speaks for a customer, an expert, the press. */
function signsQuotation({ name, lines }: PersonCard, slide: Slide): boolean {
  const own = lines.find((line) => line.text.includes(name))
  if (own === undefined) return false
  const above = slide.lines
    .filter((line) => gapBelow(line.box, own.box) > -slack && isInSameColumn(line.box, own.box))
    .toSorted((one, other) => one.box.y - other.box.y)
    .slice(-mostLinesOfQuotation)
  const last = above.at(-1)
  const isNear = last !== undefined && gapBelow(last.box, own.box) < own.box.height * mostGapToQuotation
  return isNear && wholeQuotation.test(above.map(({ text }) => text).join(' '))
}

const slack = 0.005
const mostLinesOfQuotation = 6
const mostGapToQuotation = 1.5
/** Marks around several words, up to the end. */
const wholeQuotation = /["“„«][^"“”„«»]{12,}["”»“][.!?]?\s*$/u

/** Several people with what they do, on a slide of contact that scores for the team as well. */
const closesWithTeam = (slide: Slide) =>
  slide.kinds[0]?.kind === 'contact' &&
  slide.kinds.some((one) => one.kind === 'team') &&
  slide.people.filter((card) => card.role !== null).length > 1

/** A role that was held elsewhere and is over: 'ex-CEO', 'former founder'. */
function isPastRole(role: string): boolean {
  return /^(?:ex[- ]|former|previous|prior\b|past\b)/i.test(role)
}
