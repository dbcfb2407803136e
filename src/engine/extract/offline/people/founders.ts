import type { Line } from '#engine/deck-doc.ts'
import type { Fact } from '#engine/facts.ts'
import { latinFirst } from '#engine/latin-first.ts'
import { FOUNDER_ROLE, isOutsider, LEADER_ROLE, NOT_FOUNDER_ROLE } from '#engine/lexicons/roles.ts'
import type { PersonCard, Slide, UnderstoodDeck } from '#engine/slides.ts'
import { nameKey } from '../company/company-name.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import { emailsOf } from '../company/web-addresses.ts'
import { joined, passagesOf } from '../topics/passages.ts'
import { companyCommunity } from './company-community.ts'
import type { Person } from './person.ts'
import { traitFacts } from './traits.ts'

/** Without a founder or an office, a team slide of at most this many people is taken as the leading team. */
const SMALL_TEAM = 6
const MOST_FOUNDERS = 8
const PROFILE = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^?#]+/i
const PRINTED_PROFILE = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\w%.-]+\/?/i
const OUTSIDER_TITLE =
  /\b(?:advis[oe]rs?|advisory|mentors?|investors?|backers|board|asesores|conseil|beirat|supporters)\b/i
const TEAM_TITLE = latinFirst(
  /(?<![\p{L}\p{N}])(?:team|founders?|leadership|who we are|about us|equipo|équipe|equipe|fundadores|fondateurs|gründer)(?![\p{L}\p{N}])/iu,
)
/** Whose testimony, story or persona it is decides whether a card is of the company at all. */
const STRANGER_KINDS = new Set(['traction', 'problem', 'market', 'competition', 'product', 'solution'])
const longestSummary = 600

/** Facts about the founders: who they are, their role, links, biography and traits. */
export function founders(deck: UnderstoodDeck): Fact[] {
  const people = foundersOf(deck)
  const community = people.length > 0 ? companyCommunity(deck) : null
  return people.flatMap((person, index) => [...personFacts(person, deck, index), ...traits(person, community)])
}

/** The founders; where nobody is called so the officers; where there are none, the people of a small team slide. */
export function foundersOf(deck: UnderstoodDeck): Person[] {
  const credited = creditedFounders(deck)
  const people = peopleOf(deck)
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
    return inDeckOrder([...named, ...chief.slice(0, 1)], people).slice(0, MOST_FOUNDERS)
  }
  if (leaders.length > 0) return leaders.slice(0, MOST_FOUNDERS)
  const onTeamSlides = people.filter(
    (person) =>
      TEAM_TITLE.test(person.slide.title) ||
      isSurelyTeam(person.slide) ||
      person.slide.people.filter((card) => card.role !== null).length > 1,
  )
  return onTeamSlides.length > 0 && onTeamSlides.length <= SMALL_TEAM ? onTeamSlides : []
}

/** Points of a slide's kind from which it is a team slide without a title that says so. */
const SURE_TEAM = 2.5
const isSurelyTeam = (slide: Slide) =>
  slide.kinds[0]?.kind === 'team' && slide.kinds[0].score >= SURE_TEAM && slide.people.length > 1

const CREDIT = /\b(?:[Cc]o-?)?[Ff]ounded (?:in \d{4} )?by ((?:\p{Lu}[\p{L}.'’-]*(?:,? (?:and|&) |, | )?){1,10})/u

/** The names in 'founded in 2021 by Ana and Tom Berg'. */
function creditedFounders(deck: UnderstoodDeck): string[] {
  return passagesOf(deck).flatMap(
    (passage) =>
      CREDIT.exec(passage.text)?.[1]
        ?.split(/,? (?:and|&) |, /u)
        .map((name) => name.replace(/[.,\s]+$/u, '').trim()) ?? [],
  )
}

const isCredited = (name: string, credited: readonly string[]) =>
  credited.some((one) => one.length > 2 && (one === name || one === name.split(' ')[0]))

const inDeckOrder = (chosen: readonly Person[], all: readonly Person[]) =>
  all.filter((person) => chosen.includes(person))

/** Everybody with a card, each once: the card on the team slide before others, then the one that says most. */
function peopleOf(deck: UnderstoodDeck): Person[] {
  const byName = new Map<string, Person>()
  for (const slide of deck.slides) {
    for (const card of slide.people) {
      const person: Person = { name: card.name, role: card.role, card, slide, standing: standingOf(card, slide) }
      const key = [...byName.keys()].find((known) => sameName(known, nameKey(card.name))) ?? nameKey(card.name)
      const known = byName.get(key)
      if (!known) byName.set(key, person)
      else if (worth(person) > worth(known)) byName.set(key, person)
    }
  }
  return [...byName.values()]
}

const sameName = (a: string, b: string) =>
  a === b || (a.length > 7 && b.length > 7 && (a.startsWith(b) || b.startsWith(a)))

function worth(person: Person): number {
  const standing = { founder: 3, leader: 2, team: 1, outsider: 1 }[person.standing]
  const team = person.slide.kinds[0]?.kind === 'team' ? 2 : 0
  return standing * 2 + team + Math.min(person.card.lines.length, 8) / 8 + (person.role ? 1 : 0)
}

function standingOf(card: PersonCard, slide: Slide): Person['standing'] {
  const role = card.role ?? ''
  const own = card.lines.map((line) => line.text).join(' ')
  if (FOUNDER_ROLE.test(role) && !NOT_FOUNDER_ROLE.test(role)) return isForeign(role) ? 'outsider' : 'founder'
  const kind = slide.kinds[0]?.kind
  const aboutTeam = slide.kinds.slice(0, 2).some((one) => one.kind === 'team') || TEAM_TITLE.test(slide.title)
  if (OUTSIDER_TITLE.test(slide.title) && !TEAM_TITLE.test(slide.title)) return 'outsider'
  if (isOutsider(role)) return 'outsider'
  if (!aboutTeam && kind && STRANGER_KINDS.has(kind)) return 'outsider'
  if (LEADER_ROLE.test(role)) return isForeign(role) ? 'outsider' : 'leader'
  if (!role && FOUNDER_ROLE.test(own.slice(0, 80)) && aboutTeam && /\bfounders\b/i.test(slide.title)) return 'founder'
  return aboutTeam ? 'team' : 'outsider'
}

/** A role that was held elsewhere and is over: 'ex-CEO', 'former founder'. */
function isForeign(role: string): boolean {
  return /^(?:ex-|former)/i.test(role)
}

function personFacts(person: Person, deck: UnderstoodDeck, order: number): Fact[] {
  const { name, role, slide } = person
  const called = person.standing === 'founder'
  const place = onPage(slide.page, quoteOf(person))
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
      reason: called
        ? `${name} is called a founder on page ${slide.page}.`
        : `Nobody is called a founder; ${name} is in the leading team on page ${slide.page}.`,
      kind: called ? 'stated' : 'inferred',
      score: (called ? 0.95 : person.standing === 'leader' ? 0.8 : 0.65) - order * 0.01,
    }),
  ]
  if (role)
    facts.push(
      makeFact({
        key: 'founder_role',
        value: role,
        person: name,
        evidence: [place],
        rule: 'founder.role',
        reason: `The role stands beside the name on page ${slide.page}.`,
        score: 0.9,
      }),
    )
  return [...facts, ...linkedIn(person), ...email(person, deck), ...summary(person)]
}

/** The traits of the card; a programme that the company itself went through counts for each founder. */
function traits(person: Person, community: ReturnType<typeof companyCommunity>): Fact[] {
  const own = traitFacts(person)
  if (!community || own.some((fact) => fact.key === 'trait_communities')) return own
  const shared = makeFact({
    key: 'trait_communities',
    value: true,
    person: person.name,
    evidence: [community.evidence],
    rule: 'trait.community-of-company',
    reason: `The company itself states ${community.name}.`,
    kind: 'inferred',
    score: 0.75,
  })
  return [...own, shared]
}

/** Name and role as one quote where they follow each other, else the name's line. */
function quoteOf(person: Person): string {
  const lines = person.card.lines
  const at = lines.findIndex((line) => line.text.includes(person.name))
  const first = lines[at]
  if (!first) return person.name
  if (!person.role || first.text.includes(person.role)) return first.text.trim()
  const next = lines[at + 1]
  const before = lines[at - 1]
  if (next?.text.includes(person.role)) return `${first.text} ${next.text}`.trim()
  if (before?.text.includes(person.role)) return `${before.text} ${first.text}`.trim()
  return first.text.trim()
}

function linkedIn(person: Person): Fact[] {
  const printed = person.card.lines.map((line) => PRINTED_PROFILE.exec(line.text)?.[0]).find((one) => one !== undefined)
  const linked = person.card.links.map((url) => PROFILE.exec(url)?.[0]).find((one) => one !== undefined)
  const value = printed ? (printed.startsWith('http') ? printed : `https://${printed}`) : linked
  if (!value) return []
  return [
    makeFact({
      key: 'founder_linkedin',
      value: value.replace(/\/+$/u, ''),
      person: person.name,
      evidence: [onPage(person.slide.page, printed ?? value)],
      rule: printed ? 'founder.linkedin-printed' : 'founder.linkedin-linked',
      reason: printed
        ? `The profile is printed beside ${person.name}.`
        : `The icon beside ${person.name} links to this profile.`,
      kind: printed ? 'stated' : 'inferred',
      score: 0.9,
    }),
  ]
}

/** An address whose local part is made of the person's name. */
function email(person: Person, deck: UnderstoodDeck): Fact[] {
  const words = person.name
    .split(/\s+/u)
    .map(nameKey)
    .filter((word) => word.length > 2)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  for (const { address, page, quote } of emailsOf(deck)) {
    const local = nameKey(address.split('@')[0] ?? '')
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
        reason: `The address on page ${page} is made of ${person.name}'s name.`,
        kind: quote ? 'stated' : 'inferred',
        score: 0.85,
      }),
    ]
  }
  return []
}

/** The biography in the card's own words. */
function summary(person: Person): Fact[] {
  const lines = person.card.lines.filter(
    (line) => !line.text.endsWith(person.name) && line.text !== person.role && !PRINTED_PROFILE.test(line.text),
  )
  const text = joined(lines)
  const quote = text.length > longestSummary ? text.slice(0, text.lastIndexOf(' ', longestSummary)) : text
  if (quote.split(' ').length < 4) return []
  const value = text === quote ? asList(lines) : quote
  return [
    makeFact({
      key: 'founder_summary',
      value,
      person: person.name,
      evidence: [onPage(person.slide.page, quote)],
      rule: 'founder.biography',
      reason: `The card of ${person.name} on page ${person.slide.page} says this.`,
      score: 0.8,
    }),
  ]
}

/** The lines of a biography as one sentence: a line that begins anew is set off by a semicolon. */
function asList(lines: readonly Line[]): string {
  return lines
    .map((line) => line.text.replace(/\s+/gu, ' ').trim())
    .reduce((said, line) => {
      const goesOn =
        /[,;:.!?&–—-]$|\b(?:of|at|in|on|the|an?|and|or|for|with|to|by|from)$/iu.test(said) ||
        /^[\p{Ll}\p{P}]/u.test(line)
      return said === '' ? line : `${said}${goesOn ? ' ' : '; '}${line}`
    }, '')
}
