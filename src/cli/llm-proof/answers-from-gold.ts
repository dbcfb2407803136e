import { fieldVocabulary } from '#contract/memo-fields.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { extractOffline } from '#engine/extract/extract-offline.ts'
import type { FactKey } from '#engine/facts.ts'
import { makeExtractName } from '#engine/model/ask/extract-requests.ts'
import { fieldGroups, fieldGuide } from '#engine/model/ask/field-guide.ts'
import { keyNamed } from '#engine/model/ask/key-values.ts'
import { leastScore } from '#engine/select-facts.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import type { GoldFounder, GoldLabel } from '../gold-label.ts'
import { listEntries } from '../label-rules.ts'
import { type AnsweredFact, answerFrom, type Place, pageOf, placeOf, unhinted } from './answered-fact.ts'
import { LabelPlaces, type ReadLine, type Spelling } from './label-places.ts'
import { answerTopic } from './topic-answers.ts'

export type GoldAnswers = {
  /** The facts of each extract request, by the request's name. */
  facts: Map<string, AnsweredFact[]>
  /** What is read from the pictures: the lines recognised there, and labelled values that stand in no text of the deck. */
  lines: ReadLine[]
  /** Labelled values that no words of the deck say, each by its key. */
  unphrased: string[]
  /** The label without them. */
  scored: GoldLabel
}

const singles: ReadonlyArray<[keyof GoldLabel, FactKey, Spelling]> = [
  ['company_name', 'company_name', 'words'],
  ['one_liner', 'one_liner', 'text'],
  ['site', 'site', 'words'],
  ['email', 'contact_email', 'words'],
  ['year_founded', 'year_founded', 'year'],
  ['employees', 'employees', 'amount'],
  ['revenue', 'revenue', 'amount'],
  ['revenue_growth', 'revenue_growth', 'amount'],
  ['customers', 'customers', 'amount'],
  ['users', 'users', 'amount'],
  ['amount_raising', 'amount_raising', 'amount'],
  ['valuation', 'valuation', 'amount'],
  ['previous_funding', 'previous_funding', 'amount'],
  ['tam', 'tam', 'amount'],
  ['market_growth', 'market_growth', 'amount'],
  ['gross_margin', 'gross_margin', 'amount'],
  ['cac', 'cac', 'amount'],
  ['ltv', 'ltv', 'amount'],
]
const addresses = new Set<FactKey>(['site', 'contact_email', 'founder_linkedin'])
const lists = ['notable_customers', 'previous_investors', 'competitors'] as const
const vocabularies = ['stage', 'industry', 'target_market', 'client_type', 'product_type', 'business_model'] as const
/** Pages on which a value is looked for first, and on whose picture it stands if no text has it. */
const topicOf: Partial<Record<FactKey, string>> = {
  ...{ revenue: 'Traction', revenue_growth: 'Traction', customers: 'Traction', users: 'Traction' },
  ...{
    notable_customers: 'Traction',
    amount_raising: 'Use of Funds',
    valuation: 'Use of Funds',
    stage: 'Use of Funds',
  },
  ...{ previous_funding: 'Use of Funds', previous_investors: 'Use of Funds', tam: 'Market', market_growth: 'Market' },
  ...{ competitors: 'Competition', founder_name: 'Team', founder_role: 'Team', gross_margin: 'Financials' },
  ...{ cac: 'Financials', ltv: 'Financials' },
}

/**
 * What a model would answer that knows the label of a deck and quotes its pages. What labels do not cover is answered with
 * what the rules find. A value that no text holds is read from one of the `shown` pages, as the label writes it.
 */
export function makeAnswersFromGold(gold: GoldLabel, doc: DeckDoc, shown: readonly number[] = []): GoldAnswers {
  return new AnswerWriter(gold, doc, shown).write()
}

const listSpellings = (label: unknown): string[] => listEntries(label).map(String)

class AnswerWriter {
  readonly #gold: GoldLabel
  readonly #shown: readonly number[]
  readonly #pageCount: number
  readonly #places: LabelPlaces
  readonly #facts: AnsweredFact[] = []
  readonly #lines: ReadLine[] = []
  readonly #unphrased: string[] = []
  readonly #scored: GoldLabel

  constructor(gold: GoldLabel, doc: DeckDoc, shown: readonly number[]) {
    this.#gold = gold
    this.#shown = shown
    this.#pageCount = doc.pageCount
    this.#places = new LabelPlaces(doc)
    this.#scored = structuredClone(gold)
  }

  write(): GoldAnswers {
    this.#addUnlabelled()
    for (const [name, key, how] of singles) this.#addSingle(name, key, how)
    for (const key of lists) this.#addList(key)
    for (const key of vocabularies) this.#addChoices(key)
    this.#addHeadquarters()
    this.#scored.founders = this.#gold.founders?.map((founder) => this.#addFounder(founder))
    this.#addTopics()
    const groupOf = (key: string) => fieldGroups.find((group) => key in fieldGuide[group]) ?? 'market'
    return {
      facts: new Map(
        fieldGroups.map((group) => [makeExtractName(group), this.#facts.filter((fact) => groupOf(fact.key) === group)]),
      ),
      lines: [...this.#places.listReadLines(this.#shown), ...this.#lines],
      unphrased: this.#unphrased,
      scored: this.#scored,
    }
  }

  #addUnlabelled(): void {
    const labelled = new Set<FactKey>([
      ...singles.map(([, key]) => key),
      ...lists,
      ...(Object.values(fieldVocabulary) as FactKey[]),
      'headquarters',
    ])
    const isLabelled = (key: FactKey) =>
      labelled.has(key) || (key.startsWith('topic:') && key.slice('topic:'.length) in (this.#gold.topics ?? {}))
    const found = extractOffline(this.#places.deck, { text: '', lines: [], parts: [] })
    for (const { key, value, evidence, standing, score, person } of verifyFacts(found, this.#places.sources)) {
      const [first] = evidence
      if (person !== undefined || key === 'founder_name' || isLabelled(key)) continue
      if (score < leastScore || !first || first.page === null || first.match === 'none') continue
      const kind = standing === 'proved' ? 'stated' : 'inferred'
      this.#facts.push({
        ...unhinted,
        key,
        value: String(value),
        kind,
        place: placeOf(first.page),
        quote: first.quote,
      })
    }
  }

  #addSingle(name: keyof GoldLabel, key: FactKey, how: Spelling): void {
    const spellings = listSpellings(this.#gold[name])
    if (spellings.length === 0) return
    const place = this.#findPlace(key, spellings, how)
    if (place) this.#facts.push(answerFrom(key, place, 'stated'))
    else {
      this.#unphrased.push(`${name} ${JSON.stringify(spellings[0])}`)
      delete this.#scored[name]
    }
  }

  #addList(key: (typeof lists)[number]): void {
    const label = this.#gold[key]
    if (!label) return
    this.#scored[key] = label.filter((entry) => {
      const place = this.#findPlace(key, listSpellings(entry), 'words')
      if (place) this.#facts.push(answerFrom(key, place, 'stated'))
      else this.#unphrased.push(`${key} ${JSON.stringify(listSpellings(entry)[0])}`)
      return place !== null
    })
  }

  #addChoices(key: (typeof vocabularies)[number]): void {
    for (const value of this.#gold[key]?.must ?? []) {
      const place = this.#findGround(key, value)
      if (place) this.#facts.push(answerFrom(key, place, 'inferred'))
      else this.#dropChoice(key, value)
    }
  }

  /** What a choice is concluded from: a line that names it, the lines about the round, the longest ones of the first pages. */
  #findGround(key: (typeof vocabularies)[number], value: string): Place | null {
    const here = this.#places.listPassages(3).map(({ text, page }): Place => ({ value, page, quote: text }))
    if (key === 'stage') {
      const round = /rais(?:e|ing)|round|ask|seed|series|invest|funding/i
      return this.#places.prove(key, here) ?? here.find(({ quote }) => round.test(quote)) ?? here[0] ?? null
    }
    return here.filter(({ page }) => page <= 3).sort((a, b) => b.quote.length - a.quote.length)[0] ?? here[0] ?? null
  }

  #addHeadquarters(): void {
    for (const choice of this.#gold.hq?.must ?? []) {
      const places = this.#places.findRegion(choice.replace(/^hq_/, ''))
      const tells = ({ page, quote }: Place) => page === 1 || page === this.#pageCount || /based|hq|office/i.test(quote)
      const place = this.#places.prove('headquarters', places) ?? places.find(tells)
      if (place) this.#facts.push(answerFrom('headquarters', place, 'stated'))
      else this.#dropChoice('hq', choice)
    }
  }

  #dropChoice(key: (typeof vocabularies)[number] | 'hq', value: string): void {
    this.#unphrased.push(`${key} ${JSON.stringify(value)}`)
    const { must, may } = this.#scored[key] ?? { must: [], may: [] }
    this.#scored[key] = { must: must.filter((one) => one !== value), may: [...may, value] }
  }

  /** Answers what is labelled of a person; what is returned is the label without what no words say. */
  #addFounder(founder: GoldFounder): GoldFounder {
    if (founder.optional) return founder
    const place = this.#findPlace('founder_name', listSpellings(founder.name), 'words')
    if (!place) {
      this.#unphrased.push(`founder ${JSON.stringify(listSpellings(founder.name)[0])}`)
      return { ...founder, optional: true }
    }
    const person = place.value
    const name = answerFrom('founder_name', place, 'stated', person)
    this.#facts.push(name)
    const role = this.#addDetail('founder_role', listSpellings(founder.role), name) ? founder.role : null
    const linkedin = this.#addDetail('founder_linkedin', listSpellings(founder.linkedin), name)
      ? founder.linkedin
      : null
    for (const [trait, yes] of Object.entries(founder.traits ?? {})) {
      const key = keyNamed(trait)
      if (yes && key !== null) this.#facts.push(this.#makeTrait(key, name))
    }
    return { ...founder, role, linkedin }
  }

  /** Returns false for a labelled detail that no words say. */
  #addDetail(key: 'founder_role' | 'founder_linkedin', spellings: readonly string[], name: AnsweredFact): boolean {
    if (spellings.length === 0) return true
    const place = this.#findPlace(key, spellings, 'words', name)
    if (place) this.#facts.push(answerFrom(key, place, 'stated', name.person))
    else this.#unphrased.push(`${key} ${JSON.stringify(spellings[0])} of ${name.person}`)
    return place !== null
  }

  #makeTrait(key: FactKey, name: AnsweredFact): AnsweredFact {
    const near = this.#places
      .listPassages(3)
      .filter((one) => one.page === pageOf(name))
      .map(({ text, page }): Place => ({ value: 'true', page, quote: text }))
    const place = this.#places.prove(key, near, name.person)
    const concluded = { value: 'true', page: pageOf(name), quote: name.quote }
    return answerFrom(key, place ?? concluded, place ? 'stated' : 'inferred', name.person)
  }

  #addTopics(): void {
    const used = new Set<string>()
    for (const [topic, pages] of Object.entries(this.#gold.topics ?? {})) {
      if (pages.length === 0) continue
      const facts = answerTopic(this.#places, topic, pages, used)
      this.#facts.push(...facts)
      if (facts.length > 0) continue
      this.#unphrased.push(`topic ${topic}`)
      delete this.#scored.topics?.[topic]
    }
  }

  /** Where a careful reader would quote a value: where it proves itself, else near what it belongs to, else on a picture. */
  #findPlace(key: FactKey, spellings: readonly string[], how: Spelling, name?: AnsweredFact): Place | null {
    if (spellings.length === 0) return null
    const links = addresses.has(key) ? this.#places.findLinks(spellings) : []
    const near = name ? [pageOf(name)] : (this.#gold.topics?.[topicOf[key] ?? ''] ?? [])
    const places = this.#places.find(spellings, how)
    const nearFirst = [...places.filter(({ page }) => near.includes(page)), ...places]
    const proved = this.#places.prove(key, [...links, ...nearFirst], name?.person)
    return proved ?? links[0] ?? nearFirst[0] ?? this.#readFromPicture(spellings, near)
  }

  #readFromPicture([value]: readonly string[], near: readonly number[]): Place | null {
    const page = near.find((one) => this.#shown.includes(one)) ?? this.#shown[0]
    if (page === undefined || value === undefined) return null
    this.#lines.push({ page, kind: 'text', text: value })
    return { value, page, quote: value }
  }
}
