import { fieldVocabulary, founderFields } from '#contract/memo-fields.ts'
import type { DeckDoc, Line } from '#engine/deck-doc.ts'
import { findRegion } from '#engine/extract/company/place-names.ts'
import { extractOffline } from '#engine/extract/extract-offline.ts'
import { type Fact, type FactKey, isProved } from '#engine/facts.ts'
import { makeExtractName } from '#engine/model/ask/extract-requests.ts'
import { fieldGroups, fieldGuide } from '#engine/model/ask/field-guide.ts'
import { keyNamed } from '#engine/model/ask/key-values.ts'
import { imagePages } from '#engine/model/pictures/image-pages.ts'
import { leastScore } from '#engine/select-facts.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import { indexSources, type VerifySources } from '#engine/verify/verify-sources.ts'
import { agrees, joinLetters, readAmounts } from '../compare-values.ts'
import type { GoldLabel } from '../gold-label.ts'
import { listEntries } from '../label-rules.ts'

/** A fact as a model writes it. */
export type AnsweredFact = {
  key: string
  value: string
  kind: 'stated' | 'inferred'
  person: string
  period: string
  nature: 'actual' | 'forecast' | 'pilot' | 'intent'
  place: string
  quote: string
  label: string
}

/** What most facts leave empty. */
export const unhinted = { person: '', period: '', nature: 'actual', label: '' } as const
export const placeOf = (page: number): string => `p${page}.1`
export const pageOf = ({ place }: AnsweredFact): number => Number(/\d+/.exec(place)?.[0] ?? 0)

/** Where a value stands: its words as printed, and a quote with its page. */
type Place = { value: string; page: number; quote: string }
type Printed = (text: string) => string | null

const singles: ReadonlyArray<[keyof GoldLabel, FactKey, 'words' | 'amount' | 'year']> = [
  ['company_name', 'company_name', 'words'],
  ['one_liner', 'one_liner', 'words'],
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

/**
 * What a model would answer that knows the label of a deck and quotes its pages: one list of facts for each extract
 * request, by the request's name. What labels do not cover is answered with what the rules prove. A value that the deck's
 * text does not hold is quoted from its image, as it is written in the label.
 */
export function makeAnswersFromGold(gold: GoldLabel, doc: DeckDoc): Map<string, AnsweredFact[]> {
  const writer = new AnswerWriter(doc)
  const labelled = new Set<FactKey>([
    ...singles.map(([, key]) => key),
    ...lists,
    ...(Object.values(fieldVocabulary) as FactKey[]),
    'headquarters',
  ])
  const facts = [
    ...writer.unlabelled(labelled),
    ...singles.flatMap(([name, key, how]) => writer.single(key, listSpellings(gold[name]), how)),
    ...lists.flatMap((key) =>
      listEntries(gold[key]).flatMap((entry) => writer.single(key, listSpellings(entry), 'words')),
    ),
    ...Object.values(fieldVocabulary).flatMap((key) => writer.concluded(key, readMust(gold[key]))),
    ...writer.headquarters(readMust(gold.hq)),
    ...(gold.founders ?? []).flatMap((founder) => writer.founder(founder)),
  ]
  const groupOf = (key: string) => fieldGroups.find((group) => key in fieldGuide[group]) ?? 'market'
  return new Map(
    fieldGroups.map((group) => [makeExtractName(group), facts.filter((fact) => groupOf(fact.key) === group)]),
  )
}

const listSpellings = (label: unknown): string[] => listEntries(label).map(String)
const readMust = (label: unknown): string[] => (label as { must?: string[] } | null | undefined)?.must ?? []

class AnswerWriter {
  readonly #doc: DeckDoc
  readonly #deck: UnderstoodDeck
  readonly #sources: VerifySources

  constructor(doc: DeckDoc) {
    this.#doc = doc
    this.#deck = understandDeck(doc)
    this.#sources = indexSources(doc, [], this.#deck)
  }

  unlabelled(labelled: ReadonlySet<FactKey>): AnsweredFact[] {
    const facts = verifyFacts(extractOffline(this.#deck, { text: '', lines: [], parts: [] }), this.#sources)
    return facts
      .filter((fact) => fact.person === undefined && fact.key !== 'founder_name' && !labelled.has(fact.key))
      .flatMap(({ key, value, evidence, standing, score }) => {
        const first = evidence[0]
        if (score < leastScore || !first || first.page === null || first.match === 'none') return []
        const kind = standing === 'proved' ? 'stated' : 'inferred'
        return [{ ...unhinted, key, value: String(value), kind, place: placeOf(first.page), quote: first.quote }]
      })
  }

  single(key: FactKey, wanted: readonly string[], how: 'words' | 'amount' | 'year', person = ''): AnsweredFact[] {
    if (wanted.length === 0) return []
    const places = wanted.flatMap((one) => this.#places(printer(one, how)))
    const links = addresses.has(key) ? this.#links(wanted) : []
    const place = this.#proved(key, [...links, ...places], person) ?? links[0] ?? places[0] ?? this.#onPicture(wanted)
    return place ? [answered(key, place, 'stated', person)] : []
  }

  concluded(key: FactKey, values: readonly string[]): AnsweredFact[] {
    return values.flatMap((value) => {
      const [longest] = this.#windows()
        .filter(({ page }) => page <= 3)
        .map(({ text, page }): Place => ({ value, page, quote: text }))
        .sort((a, b) => b.quote.length - a.quote.length)
      const named = this.#windows().map(({ text, page }): Place => ({ value, page, quote: text }))
      const place =
        this.#proved(key, key === 'stage' ? named : [], '') ?? (key === 'stage' ? this.#round(value) : null) ?? longest
      return place ? [answered(key, { ...place, value }, 'inferred', '')] : []
    })
  }

  headquarters(regions: readonly string[]): AnsweredFact[] {
    return regions.flatMap((region) => {
      const wanted = region.replace(/^hq_/, '')
      const places = this.#windows()
        .filter(({ lines }) => lines === 1)
        .flatMap(({ text, page }) =>
          listWordRuns(text)
            .filter((run) => findRegion(run) === wanted)
            .map((value): Place => ({ value, page, quote: text })),
        )
        .sort((a, b) => b.value.length - a.value.length)
      const place = this.#proved('headquarters', places, '')
      return place ? [answered('headquarters', place, 'stated', '')] : []
    })
  }

  founder(founder: NonNullable<GoldLabel['founders']>[number]): AnsweredFact[] {
    const [name] = this.single('founder_name', listSpellings(founder.name), 'words')
    if (!name || founder.optional) return []
    const person = name.value
    const page = pageOf(name)
    const traits = Object.entries(founder.traits ?? {}).flatMap(([trait, yes]) => {
      const key = keyNamed(trait)
      if (!yes || key === null) return []
      const near = this.#windows()
        .filter((one) => one.page === page)
        .map(({ text }): Place => ({ value: 'true', page, quote: text }))
      const place = this.#proved(key, near, person)
      const concluded = { value: 'true', page, quote: name.quote }
      return [answered(key, place ?? concluded, place ? 'stated' : 'inferred', person)]
    })
    return [
      { ...name, person },
      ...this.single('founder_role', listSpellings(founder.role), 'words', person),
      ...this.single('founder_linkedin', founder.linkedin ? [founder.linkedin] : [], 'words', person),
      ...traits,
    ]
  }

  /** The first place that the verifier takes as a proof, as a careful reader would choose it. */
  #proved(key: FactKey, places: readonly Place[], person: string): Place | null {
    const isTrait = founderFields.some((field) => field.key === key && field.type === 'bool')
    const facts = places.map(
      ({ value, page, quote }): Fact => ({
        key,
        value: isTrait ? true : value,
        evidence: [{ document: 'deck', page, quote }],
        kind: 'stated',
        rule: 'label',
        score: 1,
        ...(person === '' ? {} : { person }),
      }),
    )
    const at = verifyFacts(facts, this.#sources).findIndex(isProved)
    return places[at] ?? null
  }

  #places(printed: Printed): Place[] {
    return this.#windows().flatMap(({ text, page }) => {
      const value = printed(text)
      return value === null ? [] : [{ value, page, quote: text }]
    })
  }

  /** One to three lines of a page in a row, the shorter ones first. */
  #windows(): Array<{ text: string; page: number; lines: number }> {
    return [1, 2, 3].flatMap((count) =>
      this.#doc.pages.flatMap(({ page, blocks }) => {
        const lines: Line[] = blocks.flatMap((block) => block.lines)
        return lines.flatMap((_, at) =>
          at + count > lines.length
            ? []
            : [
                {
                  text: lines
                    .slice(at, at + count)
                    .map((line) => line.text)
                    .join(' '),
                  page,
                  lines: count,
                },
              ],
        )
      }),
    )
  }

  #links(wanted: readonly string[]): Place[] {
    return this.#doc.pages.flatMap(({ page, links }) =>
      links.flatMap(({ url }) =>
        wanted.some((one) =>
          joinLetters(url.replace(/^mailto:/, '')).includes(joinLetters(one.replace(/^https?:\/\/(?:www\.)?/, ''))),
        )
          ? [{ value: url.replace(/^mailto:/, ''), page, quote: url }]
          : [],
      ),
    )
  }

  #round(value: string): Place | null {
    const round = this.#windows().find(({ text }) => /rais(?:e|ing)|round|ask|seed|series|invest|funding/i.test(text))
    return round ? { value, page: round.page, quote: round.text } : null
  }

  #onPicture(wanted: readonly string[]): Place | null {
    const [picture] = imagePages(this.#deck)
    const value = wanted[0]
    return picture !== undefined && value !== undefined ? { value, page: picture, quote: value } : null
  }
}

const answered = (
  key: string,
  { value, page, quote }: Place,
  kind: 'stated' | 'inferred',
  person: string,
): AnsweredFact => ({ ...unhinted, key, value, kind, person, place: placeOf(page), quote })

/** How a label's spelling is looked for in a line: its words, or a figure of the same amount in the line's own words. */
function printer(wanted: string, how: 'words' | 'amount' | 'year'): Printed {
  if (how === 'words') {
    const glued = joinLetters(wanted.replace(/^https?:\/\/(?:www\.)?/, ''))
    return (text) => (glued !== '' && joinLetters(text).includes(glued) ? wanted : null)
  }
  if (how === 'year') return (text) => (new RegExp(`(?<!\\d)${wanted}(?!\\d)`).test(text) ? wanted : null)
  return (text) => {
    if (readAmounts(text).length === 0) return null
    return readFigures(text).figures.find((figure) => agrees('amount', figure.text, wanted))?.text ?? null
  }
}

function listWordRuns(text: string): string[] {
  const words = text.split(/\s+/)
  return words.flatMap((_, at) =>
    [1, 2, 3].map((count) =>
      words
        .slice(at, at + count)
        .join(' ')
        .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    ),
  )
}
