import { beforeAll, describe, expect, it } from 'vitest'
import type { MemoField } from '#contract/memo.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { makeExtractName } from '#engine/model/ask/extract-requests.ts'
import { fieldGroups, fieldGuide } from '#engine/model/ask/field-guide.ts'
import type { EngineResult } from '#engine/run-engine.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import { type AlterationKind, alter, alterationKinds, seededRandom } from '#engine/verify/test-alterations.ts'
import { joinLetters } from '../compare-values.ts'
import { type AnsweredFact, pageOf, placeOf, unhinted } from './answered-fact.ts'
import { makeAnswersFromGold } from './answers-from-gold.ts'
import { buildPictureDeck, cleanAnswers, readPage } from './clean-deck.ts'
import { type LabelledDeck, sampleDecks } from './labelled-decks.ts'
import {
  answerWithFacts,
  makeAnswerScript,
  makeMemoWithModel,
  saysNothing,
  startScriptedModel,
} from './scripted-model.ts'

type Case = AnsweredFact & { how: AlterationKind | 'invented' }

let decks: LabelledDeck[]
beforeAll(async () => {
  decks = await sampleDecks()
})

/** Alterations of each deck's true quotes. */
const perDeck = proofSize(10, 110)
/** Quotes of all decks that are tried at least. */
const least = proofSize(75, 500)
/** How often each alteration is tried on a deck of pictures. */
const rounds = proofSize(1, 2)
const numeric = /\d/

/** True answers with their quote, and their value in it, altered so that the deck says neither. */
function alterQuote(deck: LabelledDeck, seed: number): Case[] {
  const random = seededRandom(seed)
  const text = joinLetters(joinText(deck.doc))
  const facts = [...makeAnswersFromGold(deck.gold, deck.doc).facts.values()]
    .flat()
    .filter((fact) => fact.kind === 'stated' && fact.value !== 'true')
  const cases: Case[] = []
  for (let turn = 0; cases.length < perDeck && turn < 40 * perDeck; turn++) {
    const fact = facts[Math.floor(random() * facts.length)]
    const how = alterationKinds[Math.floor(random() * alterationKinds.length)]
    if (!fact || !how) continue
    const value = alter(fact.value, how, random)
    const quote = value === null ? null : fact.quote.replace(fact.value, value)
    if (value === null || quote === null || quote === fact.quote) continue
    if (text.includes(joinLetters(value)) || text.includes(joinLetters(quote))) continue
    cases.push({ ...fact, value, how, quote })
  }
  return cases
}

const inventions = [
  ['company_name', 'Globex Umbra', 'Globex Umbra is the company behind this deck'],
  ['revenue', '$77.7M ARR', 'We reached $77.7M ARR last month'],
  ['customers', '98,765', '98,765 paying customers trust us'],
  ['amount_raising', '$123M', 'We are raising $123M'],
  ['valuation', '$987M', 'at a pre-money valuation of $987M'],
  ['tam', '$555T', 'Total addressable market: $555T'],
  ['competitors', 'Initech Umbra', 'Unlike our competitor Initech Umbra'],
  ['previous_investors', 'Umbra Capital', 'Backed by Umbra Capital'],
  ['founder_name', 'Farida Okonkwo', 'Farida Okonkwo, CEO and founder'],
  ['year_founded', '1871', 'Founded in 1871'],
] as const

function inventQuote(deck: LabelledDeck): Case[] {
  return inventions.map(([key, value, quote], index) => ({
    ...unhinted,
    key,
    value,
    kind: 'stated',
    person: key === 'founder_name' ? value : '',
    how: 'invented',
    place: placeOf(1 + (index % deck.doc.pageCount)),
    quote,
  }))
}

const joinText = (doc: DeckDoc) =>
  doc.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines.map((line) => line.text))).join('\n')
const findGroup = (key: string) => fieldGroups.find((group) => key in fieldGuide[group]) ?? 'market'

/** The memo of a deck when a model gives these facts, and gives them again when asked to mend them. */
async function makeMemoFrom(doc: DeckDoc, facts: readonly AnsweredFact[]): Promise<EngineResult> {
  const model = await startScriptedModel((name) => {
    if (name === 'synthesise') return saysNothing
    return answerWithFacts(
      facts.filter((fact) => name === 'mend' || makeExtractName(findGroup(fact.key) as 'company') === name),
    )
  })
  return makeMemoWithModel(model, doc)
}

const listFields = (result: EngineResult): MemoField[] =>
  Object.values(result.validated_response)
    .flatMap((section) => (Array.isArray(section) ? section : [section]))
    .flatMap((record) => Object.values(record))
const listValues = (field: MemoField): string[] =>
  (Array.isArray(field.value) ? field.value : [field.value]).flatMap((one) =>
    typeof one === 'string' ? [joinLetters(one)] : [],
  )

describe('a model that makes things up', () => {
  it(`has 0 of at least ${least} altered or invented quotes validated`, async () => {
    let count = 0
    const validated: string[] = []
    for (const [index, deck] of decks.entries()) {
      const cases = [...alterQuote(deck, 100 + index), ...inventQuote(deck)]
      count += cases.length
      // In answers of a size that a model gives, so that no bound on their number hides a case.
      for (let from = 0; from < cases.length; from += 24) {
        const some = cases.slice(from, from + 24)
        const fields = listFields(await makeMemoFrom(deck.doc, some)).filter((field) => field.validated)
        for (const one of some) {
          const [quote, value] = [joinLetters(one.quote), joinLetters(one.value)]
          const held = fields.some(
            (field) =>
              field.evidence?.some((evidence) => joinLetters(evidence.quote) === quote) ||
              (numeric.test(one.value) &&
                field.rules?.some((rule) => rule.startsWith('llm/')) &&
                listValues(field).includes(value)),
          )
          if (held) validated.push(`${deck.slug} ${one.how} ${one.key}: ${one.quote}`)
        }
      }
    }
    expect(validated).toEqual([])
    expect(count).toBeGreaterThanOrEqual(least)
  })

  it('has none validated that it wrote down itself from an image', async () => {
    const doc = buildPictureDeck([1, 2, 3, 4, 5, 6, 7, 8])
    const text = joinLetters(joinText(doc))
    let count = 0
    const validated: string[] = []
    for (const [seed, how] of Array.from({ length: rounds }, () => alterationKinds)
      .flat()
      .entries()) {
      const random = seededRandom(seed)
      const altered = new Map<string, string>()
      const lie = (fact: AnsweredFact): AnsweredFact => {
        const value = fact.kind === 'stated' ? alter(fact.value, how, random) : null
        const quote = value === null ? fact.quote : fact.quote.replace(fact.value, value)
        if (value === null || quote === fact.quote || text.includes(joinLetters(value))) return fact
        altered.set(fact.quote, quote)
        return { ...fact, value, quote, person: fact.person === fact.value ? value : fact.person }
      }
      const answers = new Map([...cleanAnswers].map(([name, facts]) => [name, facts.map(lie)]))
      const lines = doc.pages
        .flatMap(({ page }) => readPage(page))
        .map((line) => ({ ...line, text: altered.get(line.text) ?? line.text }))
      const model = await startScriptedModel(makeAnswerScript({ facts: answers, lines }))
      const fields = listFields(await makeMemoWithModel(model, doc)).filter((field) => field.validated)
      count += altered.size
      for (const quote of altered.values())
        if (fields.some((field) => field.evidence?.some((one) => joinLetters(one.quote) === joinLetters(quote))))
          validated.push(`${how}: ${quote}`)
    }
    expect(validated).toEqual([])
    expect(count).toBeGreaterThanOrEqual(20 * rounds)
  })

  it('has a page that is wrong by one put right', async () => {
    let moved = 0
    for (const { doc, gold } of decks) {
      const facts = [...makeAnswersFromGold(gold, doc).facts.values()].flat().filter((fact) => fact.kind === 'stated')
      const wrong = facts.map((fact) => ({
        ...fact,
        place: placeOf(pageOf(fact) + (pageOf(fact) < doc.pageCount ? 1 : -1)),
      }))
      const result = await makeMemoFrom(doc, wrong)
      for (const field of listFields(result).filter((one) => one.validated)) {
        for (const { page, quote, document } of field.evidence ?? []) {
          if (document !== 'deck' || page === null || field.rules?.every((rule) => !rule.startsWith('llm/'))) continue
          const links = doc.pages[page - 1]?.links.map((link) => link.url) ?? []
          const there = `${joinText({ ...doc, pages: doc.pages.filter((one) => one.page === page) })} ${links.join(' ')}`
          expect(joinLetters(there)).toContain(joinLetters(quote))
          moved++
        }
      }
    }
    expect(moved).toBeGreaterThan(20)
  })
})
