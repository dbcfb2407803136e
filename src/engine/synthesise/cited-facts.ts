import { founderFields, keyFactNames, memoSections } from '#contract/memo-fields.ts'
import { makePersonKey } from '#engine/compose/compose-editable-face.ts'
import { formatValue } from '#engine/compose/format-value.ts'
import { type FactKey, isGrounded, type VerifiedFact } from '#engine/facts.ts'
import { pickAll, pickOne, showable } from '#engine/select-facts.ts'
import { plainWords } from '#engine/text/words.ts'
import type { CitedFact } from './cited-fact.ts'
import { writeFactLine } from './fact-line.ts'

/** Characters of all lines together, so that the request fits the budget of tokens. */
const mostCharacters = 30_000
const mostOfList = 12
const mostPassages = 8

/**
 * Returns the facts that the memo shows, in its order: of a single value the one that stands with what contradicts it, of a list
 * all, then passages that tell more. What is not the company's own is left out; of a long deck the passages give way.
 */
export function listCitedFacts(facts: readonly VerifiedFact[]): CitedFact[] {
  const values = [...listSectionFacts(facts), ...listFounderFacts(facts)].filter(
    (fact) => isOwn(fact) && !addressKeys.has(fact.key),
  )
  const passages = listPassages(facts, values)
  for (let most = mostPassages; most > 0; most--) {
    const chosen = numberFacts([...values, ...passages.filter(({ rank }) => rank < most).map(({ fact }) => fact)])
    if (measureLines(chosen) <= mostCharacters) return chosen
  }
  let used = 0
  return numberFacts(values).filter((one) => {
    used += measureLines([one])
    return used <= mostCharacters
  })
}

/** Returns a fact as prose cites it, under the name of its field. */
export function citeFact(id: string, fact: VerifiedFact): CitedFact {
  return { id, field: fieldNames.get(fact.key) ?? fact.key.replace(/^topic:/, ''), value: writeValue(fact), fact }
}

const fieldNames = new Map<string, string>(
  memoSections.flatMap(({ fields }) => fields.map(({ key, name }): [string, string] => [key, name])),
)

const founderKeys = new Set<string>(founderFields.map((field) => field.key))

/** What failed 'whose it is' is told only where no words say whose else it is; a leading person may be no founder, and leads. */
const isOwn = (fact: VerifiedFact) =>
  fact.problem?.gate !== 'whose' || fact.problem.of === 'unnamed-founder' || isGrounded(fact)

/** Addresses stand in the memo's links, not in its sentences. */
const addressKeys: ReadonlySet<FactKey> = new Set<FactKey>([
  ...(['site', 'company_linkedin', 'contact_email', 'founder_linkedin', 'founder_email'] as const),
])

const measureLines = (cited: readonly CitedFact[]) => cited.reduce((sum, one) => sum + writeFactLine(one).length + 1, 0)

function listSectionFacts(facts: readonly VerifiedFact[]): VerifiedFact[] {
  return memoSections.flatMap(({ fields }) =>
    fields.flatMap(({ key, type }): VerifiedFact[] => {
      if (founderKeys.has(key)) return []
      // The fields of the sections are keys of facts, and so are those of founders, which are left out above.
      const own = key as FactKey
      const found = showable(facts, own)
      if (type === 'array') return pickAll(found, own).slice(0, mostOfList)
      const picked = pickOne(found.filter(({ value }) => typeof value === 'string'))
      return picked ? [picked.best] : []
    }),
  )
}

/** Person by person, as the cards show them. */
function listFounderFacts(facts: readonly VerifiedFact[]): VerifiedFact[] {
  const people = new Set(showable(facts, 'founder_name').map(makePersonKey))
  return [...people].flatMap((person) => {
    const own = facts.filter((fact) => makePersonKey(fact) === person)
    return founderFields.flatMap(({ key, type }): VerifiedFact[] => {
      const found = showable(own, key).filter(({ value }) => (type === 'bool' ? value === true : value !== true))
      const best = pickOne(found)?.best
      return best ? [best] : []
    })
  })
}

type RankedPassage = { fact: VerifiedFact; rank: number }

/** The passages of all topics that say more than the values, each under one topic; `rank` is the place in its topic. */
function listPassages(facts: readonly VerifiedFact[], values: readonly VerifiedFact[]): RankedPassage[] {
  const told = values.flatMap(({ value, evidence }) => [String(value), ...evidence.map(({ quote }) => quote)])
  const seen = new Set(told.map(plainWords))
  const isToldAlready = (text: string) => [...seen].some((one) => one.includes(text))
  return keyFactNames.flatMap((name) => {
    const key = `topic:${name}` as const
    const fresh = pickAll(showable(facts, key), key).filter((fact) => {
      const words = plainWords(String(fact.value))
      if (namedOnly.has(fact.rule) || !isOwn(fact) || isToldAlready(words)) return false
      seen.add(words)
      return true
    })
    return fresh.map((fact, rank) => ({ fact, rank }))
  })
}

/** Rules whose passages are titles, notes on sources, heads of tables, and cards whose person is told by fields. */
const namedOnly: ReadonlySet<string> = new Set(['topic.heading', 'topic.source', 'topic.rows', 'topic.person'])

function numberFacts(shown: readonly VerifiedFact[]): CitedFact[] {
  return shown.map((fact, index) => citeFact(`f${index + 1}`, fact)).flatMap((one) => [one, ...listContradictions(one)])
}

/** The other sides of what is contradicted, as facts of their own: prose tells both values, each with its place. */
function listContradictions({ id, field, fact }: CitedFact): CitedFact[] {
  return (fact.contradictedBy ?? []).map(({ value, evidence }, index) => ({
    id: `${id}c${index + 1}`,
    field,
    value: formatValue(fact.key, value),
    fact: { ...fact, value, evidence: [evidence] },
    contradicts: id,
  }))
}

const writeValue = ({ key, value }: VerifiedFact): string => (value === true ? 'yes' : formatValue(key, String(value)))
