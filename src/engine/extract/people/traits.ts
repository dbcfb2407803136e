import type { FounderFieldKey } from '#contract/memo-fields.ts'
import type { Fact } from '#engine/facts.ts'
import { ambiguousBigTech, bigTechCompanies, profileSites } from '#engine/lexicons/big-tech-companies.ts'
import {
  doctorate,
  employmentWords,
  entrepreneurWords,
  foundedBefore,
  leftStudies,
  notEmploymentWords,
  studyWords,
  unfinishedDoctorate,
} from '#engine/lexicons/biography-words.ts'
import { startupCommunities } from '#engine/lexicons/communities.ts'
import { ambiguousUniversities, strongUniversities } from '#engine/lexicons/universities.ts'
import { sentenceAt, splitSentences, withoutBullet } from '#engine/text/passages.ts'
import { splitTokens } from '#engine/text/tokens.ts'
import { addPhrase, findPhrases, makeTrie } from '../classify/phrase-trie.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import { findLogosBeside } from './logos-beside.ts'
import type { Person } from './person.ts'

type Trait = Extract<FounderFieldKey, `trait_${string}`>
type NameList = 'university' | 'big-tech' | 'community'
type Mention = { text: string; quote: string }

const trie = makeTrie<NameList>()
for (const name of strongUniversities) addPhrase(trie, name, { vocabulary: 'university', value: name, weight: 1 })
for (const name of bigTechCompanies) addPhrase(trie, name, { vocabulary: 'big-tech', value: name, weight: 1 })
for (const name of startupCommunities) addPhrase(trie, name, { vocabulary: 'community', value: name, weight: 1 })
const bullet = /^\s*[•●○▪■►➢✓*–—-]/u
/** A line of at least this share of the card's widest line went on in the next. */
const leastFullLineShare = 0.72

/** Returns the traits that a person's card states; each cites the words that state it. */
export function findTraitFacts(person: Person, language: string): Fact[] {
  const texts = joinBiography(person)
  const facts: Fact[] = []
  const add = (key: Trait, mention: Mention | null, rule: string) => {
    if (!mention) return
    facts.push(
      makeFact({
        key,
        value: true,
        person: person.name,
        evidence: [onPage(person.slide.page, mention.quote)],
        rule,
        ground: { from: 'words', words: [mention.text] },
        score: 0.85,
      }),
    )
  }
  const repeat = findMention(texts, foundedBefore.in(language))
  add('trait_communities', findListedName(texts, 'community', language), 'trait.community')
  add(
    'trait_entrepreneur',
    repeat ?? findMention(texts, entrepreneurWords.in(language), makeRolePattern(person)),
    'trait.entrepreneur',
  )
  add('trait_big_tech', findListedName(texts, 'big-tech', language), 'trait.big-tech')
  add('trait_phd', findMention(texts, doctorate.in(language), unfinishedDoctorate), 'trait.phd')
  add('trait_repeat', repeat, 'trait.repeat')
  add('trait_education', findListedName(texts, 'university', language), 'trait.education')
  return [...facts, ...findOnLogos(person, new Set(facts.map((fact) => fact.key)))]
}

const traitLists: ReadonlyArray<readonly [Trait, NameList]> = [
  ['trait_communities', 'community'],
  ['trait_big_tech', 'big-tech'],
  ['trait_education', 'university'],
]
/** Share of a logo's text that the listed name has to cover: at most a word more. */
const leastNameShare = 0.6

/** Schools, firms and programmes whose logos stand beside a person. */
function findOnLogos(person: Person, known: ReadonlySet<string>): Fact[] {
  const logos = findLogosBeside(person)
  return traitLists.flatMap(([key, list]) => {
    const logo = logos.find(({ text }) =>
      findPhrases(trie, text).some(
        (match) =>
          match.vocabulary === list &&
          match.end - match.start >= leastNameShare * text.length &&
          !profileSites.has(match.value.toLowerCase()),
      ),
    )
    if (!logo || known.has(key)) return []
    return makeFact({
      key,
      value: true,
      person: person.name,
      evidence: [onPage(person.slide.page, logo.text)],
      rule: 'trait.logo',
      ground: { from: 'logo' },
      kind: 'inferred',
      score: 0.7,
    })
  })
}

/** The card's passages: a line that ran on to the next one joins it, bullets and short lines end a passage; the line of the name is left out. */
function joinBiography(person: Person): string[] {
  const widest = Math.max(...person.card.lines.map((line) => line.box.width), 0)
  const texts: string[] = []
  let open = false
  for (const line of person.card.lines) {
    const text = line.text.trim()
    if (text === person.name) continue
    const last = texts.at(-1)
    const lower = /^[\p{Ll}(&]/u.test(text)
    if (last !== undefined && (open || lower) && !bullet.test(text) && text !== person.role)
      texts[texts.length - 1] = `${last} ${text}`
    else texts.push(text)
    open = text !== person.role && line.box.width >= widest * leastFullLineShare && !/[.!?]$/u.test(text)
  }
  return texts.map(withoutBullet)
}

/** The role in this company ('Co-founder & CEO') is not earlier experience. */
const makeRolePattern = (person: Person): RegExp | undefined =>
  person.role ? new RegExp(`^${person.role.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}$`, 'iu') : undefined

function findMention(texts: readonly string[], pattern: RegExp, except?: RegExp): Mention | null {
  for (const text of texts) {
    const match = pattern.exec(text)
    if (match && !except?.test(text)) return { text: match[0].trim(), quote: text }
  }
  return null
}

function findListedName(texts: readonly string[], list: NameList, language: string): Mention | null {
  for (const text of texts) {
    for (const match of findPhrases(trie, text)) {
      if (match.vocabulary !== list) continue
      const name = text.slice(match.start, match.end)
      if (!/^[\p{Lu}\p{N}\p{Lo}]|^a16z/u.test(name)) continue
      if (list === 'university' && !isStudy(name, text, match.start, language)) continue
      if (list === 'big-tech' && !isEmployment(name, text, match.start, language)) continue
      if (
        list === 'community' &&
        /^(?:On Deck|Contrary|HAX|Neo|Surge|ERA)/u.test(name) &&
        !/\b(?:fellow|alum|backed|cohort|batch|program)/i.test(text)
      )
        continue
      return { text: name, quote: text }
    }
  }
  return null
}

const ambiguousUniversityKeys = new Set(
  [...ambiguousUniversities].map((name) =>
    splitTokens(name)
      .map((token) => token.key)
      .join(' '),
  ),
)

function isStudy(name: string, text: string, at: number, language: string): boolean {
  if (name.length <= 4 && name !== name.toUpperCase()) return false
  if (leftStudies.test(sentenceAt({ text, sentences: splitSentences(text) }, at))) return false
  const key = splitTokens(name)
    .map((token) => token.key)
    .join(' ')
  return !ambiguousUniversityKeys.has(key) || studyWords.in(language).test(text)
}

const afterJob = /(?:\bex-?\s?|\bat\s+|@\s?|\bfrom\s+|\bformer(?:ly)?\s+)$/i
const afterEntry = /[,|/&]\s*$/

function isEmployment(name: string, text: string, at: number, language: string): boolean {
  if (/\b(?:acquired by|sold to|acquisition by|exit to)\s+$/i.test(text.slice(0, at))) return false
  if (notEmploymentWords.test(text.slice(Math.max(0, at - 40), at + name.length + 25))) return false
  const before = text.slice(Math.max(0, at - 60), at)
  const after = text.slice(at + name.length, at + name.length + 40)
  const beside = [before, after].some((words) => employmentWords.in(language).test(words))
  const isNamed = name !== name.toLowerCase()
  if (profileSites.has(name.toLowerCase())) return isNamed && afterJob.test(before)
  if (!ambiguousBigTech.has(name.toLowerCase())) return beside || text.length < 60
  return isNamed && (afterJob.test(before) || afterEntry.test(before))
}
