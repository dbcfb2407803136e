import type { Extractor, Fact } from '#engine/facts.ts'
import { currencyRegions } from '#engine/lexicons/currencies.ts'
import type { Region } from '#engine/lexicons/places.ts'
import { notSellingWords, sellingWords } from '#engine/lexicons/target-market-words.ts'
import type { SlideKind } from '#engine/slides.ts'
import { findMoney } from '#engine/text/grammar/money.ts'
import { sentenceAt } from '#engine/text/passages.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import { findPlaces, type PlaceName } from '../company/place-names.ts'
import type { ExtractInput } from '../extract-input.ts'

/** Slides on which a place says where the company sells; on other slides it takes a market word and counts less. */
const kindFactors: Partial<Record<SlideKind, number>> = {
  market: 2,
  'go-to-market': 2,
  roadmap: 1,
  traction: 1.2,
  cover: 1.5,
  solution: 1.2,
  problem: 1,
  'why-now': 0.8,
  ask: 0.8,
  'business-model': 0.8,
  financials: 0.6,
  product: 0.7,
}
const silentKinds: ReadonlySet<SlideKind> = new Set([
  'team',
  'advisors',
  'contact',
  'competition',
  'technology',
  'appendix',
])
const leastPoints = 2.5
const leastShareOfBest = 0.4
const mostRegions = 3

/** On the slide of the market a share or a number of people in a place says whom the company wants. */
const countedPeople = /\d\s?%|\d\s?(?:million|mn|m|k|thousand)\+? (?:\p{L}+ ){1,3}in /iu

type Tally = { score: number; proofs: Array<{ page: number; sentence: string; place: string; points: number }> }

/**
 * Finds the regions in which the company says it sells; a place alone is not enough, it stands beside words of a
 * market.
 */
export const targetMarketExtractor: Extractor<ExtractInput> = {
  id: 'target-market',
  extract: findTargetMarkets,
}

function findTargetMarkets(input: ExtractInput): Fact[] {
  const { deck, passages } = input
  const tallies = new Map<Region, Tally>()
  for (const passage of passages) {
    const kind = passage.slide.kinds[0]?.kind
    if (passage.place === 'source-note' || passage.inPersonCard || (kind && silentKinds.has(kind))) continue
    const seen = new Set<string>()
    for (const place of findPlaces(passage.text, deck.language)) {
      const sentence = sentenceAt(passage, place.start)
      const mark = `${place.text}|${sentence}`
      if (seen.has(mark) || notSellingWords.in(deck.language).test(sentence)) continue
      seen.add(mark)
      const points = scorePlace(place, sellingWords.in(deck.language).test(sentence), sentence, kind)
      if (points > 0) addProof(tallies, place, { page: passage.page, sentence, place: place.text, points })
    }
  }
  const told = [...tallies.values()].some((tally) => tally.score >= leastPoints)
  if (told) return makeMarketFacts(tallies)
  const priced = findMarketOfCurrency(input)
  return priced.length > 0 ? priced : findMarketOfPlaces(input)
}

const keepFirst = <Item>(items: readonly Item[], makeKey: (item: Item) => string): Item[] =>
  [...Map.groupBy(items, makeKey).values()].flatMap(([first]) => first ?? [])

/** Where neither words nor money speak of a market, the places of which the deck speaks tell it: nearly all in one region. */
function findMarketOfPlaces({ deck, passages }: ExtractInput): Fact[] {
  const found = passages.flatMap((passage) => {
    const kind = passage.slide.kinds[0]?.kind
    if (passage.place === 'source-note' || passage.inPersonCard || (kind && silentKinds.has(kind))) return []
    return findPlaces(passage.text, deck.language).flatMap((place) => {
      const sentence = sentenceAt(passage, place.start)
      return notSellingWords.in(deck.language).test(sentence) ? [] : [{ ...place, page: passage.page, sentence }]
    })
  })
  return concludeFromMost(
    found.map(({ region, page, sentence, text }) => ({ region, page, quote: sentence, words: text })),
    { makeKey: ({ words, quote }) => `${words}|${quote}`, isMost: isThreeQuarters },
    { rule: 'target-market.places', score: 0.45 },
  )
}

/** What speaks for a region: words of a line or sentence. */
type Sign = { region: Region | 'other'; page: number; quote: string; words: string }
/** Signs with one key count once; `isMost` tells whether those of one region are enough of all. */
type Count = { makeKey: (sign: Sign) => string; isMost: (count: number, all: number) => boolean }

/** Fewer different signs can be about anything. */
const fewestSigns = 3
const mostProofs = 3
const isHalf: Count['isMost'] = (count, all) => count * 2 > all
const isThreeQuarters: Count['isMost'] = (count, all) => count * 4 >= all * 3

/** Returns the region for which most signs speak, with the first of them; none where they are few or divided. */
function concludeFromMost(
  signs: readonly Sign[],
  { makeKey, isMost }: Count,
  { rule, score }: { rule: string; score: number },
): Fact[] {
  const distinct = keepFirst(signs, makeKey)
  const [[region, proofs = []] = ['other' as const]] = [...Map.groupBy(distinct, (one) => one.region)].toSorted(
    (one, other) => other[1].length - one[1].length,
  )
  if (region === 'other' || proofs.length < fewestSigns || !isMost(proofs.length, distinct.length)) return []
  const shown = keepFirst(proofs, ({ quote }) => quote).slice(0, mostProofs)
  return [
    makeFact({
      key: 'target_market',
      value: `tm_${region}`,
      evidence: shown.map(({ page, quote }) => onPage(page, quote)),
      rule,
      ground: { from: 'words', words: shown.map(({ words }) => words) },
      kind: 'inferred',
      score,
    }),
  ]
}

function scorePlace(place: PlaceName, hasSellingWord: boolean, sentence: string, kind: SlideKind | undefined): number {
  const isMarket = hasSellingWord || (kind === 'market' && countedPeople.test(sentence))
  const base = kind ? (kindFactors[kind] ?? 0.5) : 1
  const size = place.kind === 'city' || place.kind === 'state' ? 0.7 : 1
  if (!isMarket) return kind === 'market' || kind === 'go-to-market' ? base * size * 0.7 : 0
  return base * size * 1.4
}

/** On slides of people and of the round money is not what customers pay. */
const otherMoneyKinds: ReadonlySet<SlideKind> = new Set(['team', 'advisors', 'ask', 'contact', 'appendix'])
/** 'Pounds' are a weight, 'pesos' and 'francs' of several countries, and 'COP28' is a conference. */
const ambiguousMoney = /^COP\d|\b(?:pounds|pesos|francs?)\b/iu

/** Where no words speak of a market, most of the deck's money tells it: prices in the currency of one region. */
function findMarketOfCurrency({ deck }: ExtractInput): Fact[] {
  const slides = deck.slides.filter(({ kinds: [main] }) => !main || !otherMoneyKinds.has(main.kind))
  const printed = slides.flatMap(({ lines, page }) =>
    lines.flatMap(({ text }) =>
      findMoney(text, deck.language)
        .filter((one) => !ambiguousMoney.test(one.text))
        .map((one) => ({ region: currencyRegions[one.unit] ?? 'other', page, quote: text, words: one.text })),
    ),
  )
  return concludeFromMost(
    printed,
    { makeKey: ({ words }) => words, isMost: isHalf },
    { rule: 'target-market.currency', score: 0.5 },
  )
}

function addProof(tallies: Map<Region, Tally>, place: PlaceName, proof: Tally['proofs'][number]): void {
  const tally = tallies.get(place.region) ?? { score: 0, proofs: [] }
  const again = tally.proofs.filter((other) => other.place === place.text).length
  const points = proof.points / (1 + again * 0.6)
  tally.score += points
  tally.proofs.push({ ...proof, points })
  tallies.set(place.region, tally)
}

function makeMarketFacts(tallies: ReadonlyMap<Region, Tally>): Fact[] {
  const ranked = [...tallies]
    .filter(([, tally]) => tally.score >= leastPoints)
    .sort((a, b) => b[1].score - a[1].score || a[0].localeCompare(b[0]))
  const best = ranked[0]?.[1].score ?? 0
  return ranked
    .filter(([region, tally]) => region !== 'other' && tally.score >= best * leastShareOfBest)
    .slice(0, mostRegions)
    .map(([region, tally]) => {
      const proofs = tally.proofs
        .sort((a, b) => b.points - a.points)
        .filter((proof, index, all) => all.findIndex((other) => other.sentence === proof.sentence) === index)
        .slice(0, 3)
      return makeFact({
        key: 'target_market',
        value: `tm_${region}`,
        evidence: proofs.map((proof) => onPage(proof.page, proof.sentence)),
        rule: 'target-market.places',
        ground: { from: 'words', words: proofs.map((proof) => proof.place) },
        kind: 'inferred',
        score: 0.5 + tally.score / 30,
      })
    })
}
