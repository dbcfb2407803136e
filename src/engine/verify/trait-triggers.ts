import type { FounderFieldKey } from '#contract/memo-fields.ts'
import { bigTechCompanies } from '#engine/lexicons/big-tech-companies.ts'
import { startupCommunities } from '#engine/lexicons/communities.ts'
import {
  doctorateWords,
  entrepreneurWords,
  honoursWords,
  repeatFounderWords,
  unfinishedDoctorate,
} from '#engine/lexicons/trait-words.ts'
import { strongUniversities } from '#engine/lexicons/universities.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { ValueFault } from '#engine/reasons/fault.ts'
import { isNegation } from '#engine/text/negations.ts'

export type Trait = Extract<FounderFieldKey, `trait_${string}`>

/** Short names are other words in small letters ('mit' is German), so they count only as printed. */
const shortName = 5
function matchAnyOf(names: readonly string[]): (text: string) => RegExpExecArray | null {
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
const matchPattern = (pattern: RegExp) => {
  const fast = latinFirst(pattern)
  return (text: string) => fast.exec(text)
}

/** For each trait what a quote must hold for the trait to follow from it. */
const traitTriggers: Readonly<Record<Trait, (quote: string) => RegExpExecArray | null>> = {
  trait_communities: matchAnyOf(startupCommunities),
  trait_entrepreneur: matchPattern(entrepreneurWords),
  trait_big_tech: matchAnyOf(bigTechCompanies),
  trait_phd: matchPattern(doctorateWords),
  trait_repeat: matchPattern(repeatFounderWords),
  trait_education: (text) => strong(text) ?? topHonours(text),
}
const strong = matchAnyOf(strongUniversities)
const topHonours = matchPattern(honoursWords)

const clause = /[.;•·|]/u

/** Why a trait does not follow from a quote; null when it does. A trait that a clause denies does not follow. */
export function traitProblem(trait: Trait, quote: string): ValueFault | null {
  const hit = traitTriggers[trait](quote)
  if (!hit) return { fault: 'trait-unnamed' }
  if (trait === 'trait_phd' && unfinishedDoctorate.test(quote)) return { fault: 'doctorate-unfinished' }
  const before = quote.slice(0, hit.index).split(clause).at(-1) ?? ''
  const denied = before
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .find(isNegation)
  return denied ? { fault: 'trait-denied', word: denied } : null
}
