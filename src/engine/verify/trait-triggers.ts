import type { FounderFieldKey } from '#contract/memo-fields.ts'
import { bigTechCompanies } from '#engine/lexicons/big-tech-companies.ts'
import { startupCommunities } from '#engine/lexicons/communities.ts'
import { strongUniversities } from '#engine/lexicons/universities.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { isNegation } from '#engine/text/negations.ts'

export type Trait = Extract<FounderFieldKey, `trait_${string}`>

/** Short names are other words in small letters ('mit' is German), so they count only as printed. */
const shortName = 5
function anyOf(names: readonly string[]): (text: string) => RegExpExecArray | null {
  const oneOf = (some: readonly string[], flags: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${some.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\p{N}])`, flags)
  const short = oneOf(
    names.filter((name) => name.length < shortName),
    'u',
  )
  const long = oneOf(
    names.filter((name) => name.length >= shortName),
    'iu',
  )
  return (text) => long.exec(text) ?? short.exec(text)
}
const says = (pattern: RegExp) => {
  const fast = latinFirst(pattern)
  return (text: string) => fast.exec(text)
}

const founding =
  '(?:co-?\\s?)?found(?:er|ed|ing)|fundador\\w*|(?:co)?fundó|cofound\\w*|fond(?:é|ateur|atrice)\\w*|(?:mit)?gründe\\w*|gegründet|fundou'

/** For each trait what a quote must hold for the trait to follow from it. */
export const traitTriggers: Readonly<Record<Trait, (quote: string) => RegExpExecArray | null>> = {
  trait_communities: anyOf(startupCommunities),
  trait_entrepreneur: says(
    new RegExp(
      `(?<![\\p{L}])(?:${founding}|entrepreneur\\w*|emprendedor\\w*|empreendedor\\w*|unternehmer\\w*|started (?:his|her|their|a|an|two|three|several)|launched (?:a|his|her|their|two|three)|own(?:er|ed|s) (?:of|a|his|her)|start-?ups?|exit(?:s|ed)?|sold (?:his|her|their|a|my)|acquired by|early (?:employee|engineer|hire)|first (?:employee|engineer|hire))`,
      'iu',
    ),
  ),
  trait_big_tech: anyOf(bigTechCompanies),
  trait_phd: says(
    /(?<![\p{L}])(?:ph\.?\s?d|dphil|doctora(?:te|l)|dr\.?(?=\s)|doctora? en|docteure?|doktor\w*|promovier\w*|promotion in|postdoc\w*|doutor\w*|dr\.?-?ing|professor|prof\.)(?![\p{Ll}])|博士/iu,
  ),
  trait_repeat: says(
    new RegExp(
      `(?<![\\p{L}])(?:(?:serial|repeat|second[- ]time|third[- ]time|[2-9]\\s?x)\\s(?:[\\p{L}]+\\s)?(?:entrepreneur|founder|ceo|cto)|(?:emprendedora? serial|serienunternehmer\\w*|entrepreneur en série|empreendedora? serial)|(?:previous(?:ly)?|former(?:ly)?|ex|earlier|prior|before)\\b.{0,40}?(?:${founding}|start-?ups?|started|built and sold)|(?:${founding}|started|built|sold|exited|launched)\\b.{0,80}?(?:acquired|acquisition|adquirida|sold to|exit|vendida)|(?:${founding}|started|built|sold|exited)\\s(?:\\d|two|three|four|five|several|multiple)|(?:two|three|four|\\d)\\s(?:[\\p{L}]+\\s)?exits?|(?:co)?founded|fundó|cofundó|a fondé|gründete|fundou|vendió su|sold (?:his|her|their|my|a|the)\\b.{0,30}?(?:compan|startup|business))`,
      'iu',
    ),
  ),
  trait_education: (text) => strong(text) ?? study(text),
}
const strong = anyOf(strongUniversities)
const study = says(
  /(?<![\p{L}])(?:universit\w+|universidad\w*|universidade|college|institute of technology|business school|polytechni\w*|politécnic\w*|école|ecole|hochschule|m\.?b\.?a|m\.?sc|b\.?sc|m\.?eng|master\w*|bachelor\w*|degree|graduat\w+|alumn\w+|licenciad\w+|ingenier\w+|diplom\w*)(?![\p{L}])/iu,
)

const student =
  /\bph\.?\s?d\.?\s(?:candidate|student|dropout|drop-out)|\b(?:drop(?:ped)? out|candidate|student)\b.{0,14}\bph\.?\s?d/i
const clause = /[.;•·|]/u

/** Why a trait does not follow from a quote; null when it does. A trait that a clause denies does not follow. */
export function traitProblem(trait: Trait, quote: string): string | null {
  const hit = traitTriggers[trait](quote)
  if (!hit) return 'the quote does not name what the trait is about'
  if (trait === 'trait_phd' && student.test(quote)) return 'the quote tells of a doctorate that is not finished'
  const before = quote.slice(0, hit.index).split(clause).at(-1) ?? ''
  const denied = before
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .find(isNegation)
  return denied ? `the quote denies it with '${denied}'` : null
}
