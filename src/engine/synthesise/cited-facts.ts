import { founderFields, type KeyFactName, keyFactNames, memoSections } from '#contract/memo-fields.ts'
import { makePersonKey } from '#engine/compose/compose-editable-face.ts'
import { formatValue } from '#engine/compose/format-value.ts'
import { type FactKey, isGrounded, isOfModel, type VerifiedFact } from '#engine/facts.ts'
import { pickAll, pickOne, showable, showableElseTellable, tellable } from '#engine/select-facts.ts'
import { plainWords } from '#engine/text/words.ts'
import type { CitedFact } from './cited-fact.ts'
import { writeFactLine } from './fact-line.ts'

/** Characters of all lines together, so that the request fits the budget of tokens. */
const mostCharacters = 30_000
/** Whether a fact is reached and its period are told once its place is known. */
const charactersOfTime = 24
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
  const told = new ToldTexts(values)
  const passages = listPassages(facts, told)
  const number = (shown: readonly VerifiedFact[]) =>
    shown
      .map((fact, index) => ({ ...citeFact(`f${index + 1}`, fact), ...told.listTopics(fact) }))
      .flatMap(withContradictions)
  for (let most = mostPassages; most > 0; most--) {
    const chosen = number([...values, ...passages.filter(({ rank }) => rank < most).map(({ fact }) => fact)])
    if (measureLines(chosen) <= mostCharacters) return chosen
  }
  let used = 0
  return number(values).filter((one) => {
    used += measureLines([one])
    return used <= mostCharacters
  })
}

/** Returns a fact as prose cites it, under the name of its field. */
export function citeFact(id: string, fact: VerifiedFact): CitedFact {
  const field = fact.ground?.from === 'team' ? leadingPerson : fieldNames.get(fact.key)
  return { id, field: field ?? fact.key.replace(/^topic:/, ''), value: writeValue(fact), fact }
}

/** The field's name says 'founder', which the deck does not say. */
const leadingPerson = 'Leading Team'

const fieldNames = new Map<string, string>(
  memoSections.flatMap(({ fields }) => fields.map(({ key, name }): [string, string] => [key, name])),
)

const founderKeys = new Set<string>(founderFields.map((field) => field.key))

/** What failed 'whose it is' is told only where no words say whose else it is; a leading person may be no founder, and leads. */
const isOwn = (fact: VerifiedFact) =>
  fact.problem?.gate !== 'whose' || fact.problem.of === 'unnamed-founder' || isNamedByModel(fact) || isGrounded(fact)

/** A brand in small letters, or one that is a word ('Make'), has no shape of a name; a model that reads the list knows it as one. */
const isNamedByModel = (fact: VerifiedFact) =>
  isOfModel(fact) && fact.problem?.gate === 'whose' && fact.problem.of === 'not-a-name'

/** Addresses stand in the memo's links, not in its sentences. */
const addressKeys: ReadonlySet<FactKey> = new Set<FactKey>([
  ...(['site', 'company_linkedin', 'contact_email', 'founder_linkedin', 'founder_email'] as const),
])

const measureLines = (cited: readonly CitedFact[]) =>
  cited.reduce((sum, one) => sum + writeFactLine(one).length + charactersOfTime, 0)

function listSectionFacts(facts: readonly VerifiedFact[]): VerifiedFact[] {
  return memoSections.flatMap(({ fields }) =>
    fields.flatMap(({ key, type }): VerifiedFact[] => {
      if (founderKeys.has(key)) return []
      // The fields of the sections are keys of facts, and so are those of founders, which are left out above.
      const own = key as FactKey
      const found = showableElseTellable(facts, own)
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

/** The passages of all topics that say more than the values, each on one line; `rank` is the place in its topic. */
function listPassages(facts: readonly VerifiedFact[], told: ToldTexts): RankedPassage[] {
  return keyFactNames.flatMap((name) => {
    const key = `topic:${name}` as const
    const fresh = pickAll(tellable(facts, key), key).filter(
      (fact) => !namedOnly.has(fact.rule) && isOwn(fact) && !told.has(fact, name) && told.add(fact),
    )
    return fresh.map((fact, rank) => ({ fact, rank }))
  })
}

/** Knows what the lines say. A passage in words that another line has is told by that line, under the passage's topic as well. */
class ToldTexts {
  readonly #lines: Array<{ fact: VerifiedFact; texts: string[]; topics: KeyFactName[] }> = []

  constructor(values: readonly VerifiedFact[]) {
    for (const fact of values) this.add(fact)
  }

  add(fact: VerifiedFact): true {
    const texts = [String(fact.value), ...fact.evidence.map(({ quote }) => quote)].map(plainWords)
    this.#lines.push({ fact, texts, topics: [] })
    return true
  }

  has({ key, value }: VerifiedFact, topic: KeyFactName): boolean {
    const words = plainWords(String(value))
    if (words === '') return true
    const line = this.#lines.find(({ texts }) => texts.some((text) => text.includes(words)))
    if (line && line.fact.key !== key && !line.topics.includes(topic)) line.topics.push(topic)
    return line !== undefined
  }

  listTopics(fact: VerifiedFact): Pick<CitedFact, 'topics'> {
    const topics = this.#lines.find((line) => line.fact === fact)?.topics ?? []
    return topics.length === 0 ? {} : { topics }
  }
}

/** Rules whose passages are titles, notes on sources, heads of tables, and cards whose person is told by fields. */
const namedOnly: ReadonlySet<string> = new Set(['topic.heading', 'topic.source', 'topic.rows', 'topic.person'])

/** A fact, and the other sides of what is contradicted as facts of their own: prose tells both values, each with its place. */
function withContradictions(one: CitedFact): CitedFact[] {
  const { id, field, fact } = one
  const others = (fact.contradictedBy ?? []).map(({ value, evidence }, index) => ({
    id: `${id}c${index + 1}`,
    field,
    value: formatValue(fact.key, value),
    fact: { ...fact, value, evidence: [evidence] },
    contradicts: id,
  }))
  return [one, ...others]
}

const writeValue = ({ key, value }: VerifiedFact): string => (value === true ? 'yes' : formatValue(key, String(value)))
