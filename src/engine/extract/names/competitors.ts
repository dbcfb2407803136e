import type { Extractor, Fact } from '#engine/facts.ts'
import {
  calledCompetitor,
  faultWords,
  markedCompetitor,
  namesOthers,
  otherGroups,
  riskTitles,
  setsApart,
  tellsOwnStrengths,
  tieWords,
  versusLine,
} from '#engine/lexicons/competitor-words.ts'
import { marketLabels } from '#engine/lexicons/market-words.ts'
import { competitionTitles, competitorLeads, customerTitles, investorTitles } from '#engine/lexicons/name-lead-words.ts'
import type { Slide, SlideKind } from '#engine/slides.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { isDescription, isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { isTicked } from '#engine/understand/find-tables.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import { onPage } from '../company/make-fact.ts'
import type { ExtractInput } from '../extract-input.ts'
import { getMainKind, hasKind, type Statement } from '../figures/statement.ts'
import { isCommonNoun } from './common-nouns.ts'
import { comparesSelf, findComparedNames, findNamesInTables, findPeersOfSelf } from './comparison-table.ts'
import {
  findDescribedNames,
  findGroupedNames,
  findItemisedNames,
  findNamesInLists,
  findNamesOverText,
  findPlottedNames,
  type PlacedName,
} from './competitor-layouts.ts'
import {
  findBracketedNames,
  findListedNames,
  findNamesInSentences,
  findNamesUnderHeading,
} from './competitor-sentences.ts'
import { readEntryNames } from './entry-names.ts'
import { isKindName } from './kind-names.ts'
import { findLatinNames } from './latin-names.ts'
import { findLogoNames } from './logo-names.ts'
import { makeNameFacts, type NamedAt } from './name-facts.ts'
import { findNamesAfter } from './name-list.ts'
import { findAlikeNames, findNamesLikeSelf } from './names-in-one-type.ts'
import { findMappedNames } from './position-map.ts'

const mostCompetitors = 20
/** So many names in several lists of a slide on competition are its competitors, whatever else stands in a row on it. */
const fewestInLists = 4
/** Competitors by name: lists after 'competitors include' or 'unlike', heads of comparison tables, plotted and headed names. */
export const competitorExtractor: Extractor<ExtractInput> = {
  id: 'names/competitors',
  extract: (input): Fact[] => {
    const own = input.ownNames
    const { language } = input.deck
    const named = [
      ...input.statements.flatMap(findInProse),
      ...input.deck.slides.flatMap((slide, index) => [
        ...findOnSlide(slide, own, language),
        ...dropDescriptionsBesideNames(findOnLogos(slide, language)),
        ...findContinued(slide, input.deck.slides[index - 1], language),
      ]),
    ]
    return makeNameFacts(
      'competitors',
      named.filter(
        (one) =>
          !isOwnName(one.name, own) &&
          !isCommonNoun(one.name, language) &&
          !(language === 'en' && isKindName(one.name)),
      ),
      mostCompetitors,
    )
  },
}

/** Where nothing on a slide is a name beyond doubt, 'Drip Systems' beside 'Manual Labour' tells how it is done today. */
const dropDescriptions = (named: readonly NamedAt[]): NamedAt[] =>
  named.filter((one) => !isDescription(one.name) || named.some((other) => !isEveryday(other.name)))

/** Among logos with names of their own, two everyday words are what a picture is labelled with. */
const dropDescriptionsBesideNames = (named: readonly NamedAt[]): NamedAt[] =>
  named.filter((one) => !isDescription(one.name) || named.every((other) => isEveryday(other.name)))

/** A slide on competition by its kind, its title or a short line near the top. */
function isAboutCompetition(slide: Slide, language: string): boolean {
  if (isAboutRisks(slide, language)) return false
  if (hasKind(slide, 'competition') || competitionTitles.in(language).test(slide.title)) return true
  return hasCompetitionHeading(slide, language, 0.25, 4)
}

const isAboutRisks = ({ title }: Slide, language: string) =>
  riskTitles.test(title) && !competitionTitles.in(language).test(title)

/** A short line that names a comparison, down to a height of the page. */
function hasCompetitionHeading(slide: Slide, language: string, lowest: number, mostWords: number): boolean {
  const titles = competitionTitles.in(language)
  return slide.body.some((block) => {
    const [only, next] = block.lines
    return (
      only !== undefined && !next && only.box.y < lowest && only.words.length <= mostWords && titles.test(only.text)
    )
  })
}

function findInProse(statement: Statement): NamedAt[] {
  if (statement.shape !== 'prose') return []
  const { text, slide, language } = statement
  const plain = findNamesAfter(text, competitorLeads.anywhere.in(language))
  const called = calledCompetitor.exec(text)?.groups?.name
  const others = tieWords.test(text) ? [] : findNamesAfter(text, competitorLeads.incumbents.in(language))
  const onSlide =
    slide && ['competition', null].includes(getMainKind(slide)) && isAboutCompetition(slide, language)
      ? findNamesAfter(text, competitorLeads.onSlide.in(language))
      : []
  const at = (name: string, score: number, rule: string): NamedAt => ({
    name,
    evidence: statement.evidence,
    score,
    rule,
  })
  const calledNames = called && nameShape(called) ? [called] : []
  return [
    ...plain.map((name) => at(name, 0.84, 'competitors/list')),
    ...calledNames.map((name) => at(name, 0.82, 'competitors/called')),
    ...others.map((name) => at(name, 0.78, 'competitors/incumbents')),
    ...onSlide.map((name) => at(name, 0.76, 'competitors/examples')),
  ]
}

function findOnSlide(slide: Slide, own: ReadonlySet<string>, language: string): NamedAt[] {
  const laidOut = dropDescriptions(findInLayout(slide, own, language))
  const marked = [...findMarked(slide), ...findOpposed(slide)].filter(({ name }) => !isOwnName(name, own))
  const further = marked.filter((one) => !laidOut.some(({ name }) => name === one.name))
  // What a slide calls a rival says more than where other lines stand.
  const isSure = laidOut.some(({ rule }) => rule === 'competitors/table' || rule === 'competitors/grouped')
  return further.length === 0 || isSure ? [...laidOut, ...further] : marked
}

/** Names of which brackets behind them say that they compete. */
const findMarked = (slide: Slide): NamedAt[] =>
  slide.body
    .flatMap((block) => block.lines)
    .flatMap(({ text }) => {
      const name = nameShape(markedCompetitor.exec(text.trim())?.groups?.name ?? '')
      return name ? [makeNamedAt(slide, { name, quote: text }, 0.82, 'competitors/called')] : []
    })

const fewestOpposed = 2

/** Names that lines set the company against, at least two of them: one alone can be an index or a year before. */
function findOpposed(slide: Slide): NamedAt[] {
  const named = slide.body
    .flatMap((block) => block.lines)
    .flatMap(({ text }) => {
      const names = readEntryNames(versusLine.exec(text.trim())?.groups?.names ?? '')
      return names
        .filter((name) => !isEveryday(name) && !isAbbreviation(name))
        .map((name) => makeNamedAt(slide, { name, quote: text }, 0.8, 'competitors/versus'))
    })
  return new Set(named.map(({ name }) => name)).size >= fewestOpposed ? named : []
}

/** 'YoY', 'CAGR', 'PY' */
const isAbbreviation = (name: string) => /^(?:\p{Lu}{1,4}|[A-Z]o[A-Z])$/u.test(name)

/** Names that stand on the slide by themselves, from the surest way of setting them that the slide shows. */
function findInLayout(slide: Slide, own: ReadonlySet<string>, language: string): NamedAt[] {
  const mapped = isOnOthers(slide, language) ? [] : findMappedNames(slide, own)
  if (mapped.length > 0) return mapped.map((one) => makeNamedAt(slide, one, 0.78, 'competitors/mapped'))
  const about = isAboutCompetition(slide, language)
  const isMain = getMainKind(slide) === 'competition'
  const compares = about || (!isAboutRisks(slide, language) && hasCompetitionHeading(slide, language, 0.5, 7))
  const inLine = compares ? findComparedNames(slide, own, isMain) : []
  const compared = inLine.some(({ name }) => !isEveryday(name)) ? inLine : []
  // Elsewhere a table can be of prices, years or steps of the company itself; ticks and crosses compare.
  const tables = compares
    ? slide.tables
    : slide.tables.filter((one) => isTicked(one) || (!isOnOthers(slide, language) && comparesSelf(one, own)))
  const found = findNamesInTables(tables, own, isMain)
  const inTables = compares || found.length >= fewestUntitled || setsApart.test(slide.title) ? found : []
  const corners = new Set(inTables.length > 0 ? tables.flatMap(listCornersAndLabels) : [])
  const others = compared.filter(
    ({ quote }) => !corners.has(quote) && !inTables.some((one) => one.quote.includes(quote)),
  )
  const table = [...inTables, ...others]
  // Two names that happen to stand at one height on a map are not a row of a table.
  const onMap = about && table.length === 1 ? findPlottedNames(slide, own) : []
  const isOnSelf = tellsOwnStrengths(slide.title)
  const alike = about && isMain && inTables.length === 0 && !isOnSelf ? findAlikeNames(slide, own) : []
  const inLists = about && inTables.length === 0 ? findNamesInLists(slide) : []
  const isListed = new Set(inLists.map(({ quote }) => quote)).size > 1 && inLists.length >= fewestInLists
  if (isListed && inLists.length > table.length)
    return inLists.map((one) => nameAlone(slide, one, 0.74, 'competitors/itemised'))
  if (table.length > 0 && onMap.length <= table.length && alike.length <= table.length)
    return table.map((one) => makeNamedAt(slide, one, 0.82, 'competitors/table'))
  const nameAll = (placed: readonly PlacedName[], score: number, rule: string) =>
    placed.map((one) => makeNamedAt(slide, one, score, rule))
  const headed = findGroupedNames(slide, about)
  if (headed.length > 0) return nameAll(headed, 0.78, 'competitors/grouped')
  if (alike.length > 0) return nameAll(alike, 0.74, 'competitors/alike')
  if (!about) {
    const told = findNamesUnderHeading(slide)
    if (told.length > 0 || isOnOthers(slide, language) || sizesMarket(slide, language))
      return nameAll(told, 0.72, 'competitors/told')
    const peers = findPeersOfSelf(slide, own)
    const likeSelf = peers.length > 0 ? peers : findNamesLikeSelf(slide, own)
    return likeSelf.map((one) => nameAlone(slide, one, 0.7, 'competitors/peers'))
  }
  const named =
    (competitionTitles.in(language).test(slide.title) && !isOnSelf) || hasCompetitionHeading(slide, language, 0.25, 4)
  const itemised = named
    ? findItemisedNames(slide)
    : isMain && (!isOnSelf || faultsOthers(slide))
      ? findDescribedNames(slide)
      : []
  const listed = itemised.length > 0 ? [...itemised, ...findBracketedNames(slide)] : []
  if (listed.length > 0) return listed.map((one) => nameAlone(slide, one, 0.74, 'competitors/itemised'))
  const inSentences = named ? [...findListedNames(slide), ...findNamesInSentences(slide)] : []
  if (inSentences.length > 0) return nameAll(inSentences, 0.7, 'competitors/told')
  const plotted = findPlottedNames(slide, own)
  if (plotted.length > 0 || !isMain) return nameAll(plotted, 0.66, 'competitors/plotted')
  return nameAll(findLatinNames(slide), 0.66, 'competitors/latin')
}

/** Two heads of a table of which no words say that it compares are kinds of things more often than names. */
const fewestUntitled = 3

/** What heads and labels the rows of a table. */
const listCornersAndLabels = ({ head, rows }: Slide['tables'][number]): string[] =>
  [head?.[0], ...rows.map(([label]) => label)].flatMap((cell) => cell?.text ?? [])

/** Kinds of slides on which the company stands beside firms that do not compete. */
const kindsOnOthers: ReadonlySet<SlideKind> = new Set([
  ...(['cover', 'team', 'advisors', 'traction', 'contact', 'ask', 'appendix'] as const),
  ...(['technology', 'product', 'business-model', 'financials', 'roadmap', 'go-to-market'] as const),
])

const isOnOthers = (slide: Slide, language: string): boolean =>
  (slide.kinds[0] !== undefined && kindsOnOthers.has(slide.kinds[0].kind)) ||
  otherGroups.test(slide.title) ||
  [customerTitles, investorTitles].some((titles) => titles.in(language).test(slide.title))

/** Beside the size of a market the company stands amid the markets that it is part of. */
const sizesMarket = ({ lines }: Slide, language: string): boolean =>
  lines.some(({ text, words }) => {
    const label = firstMatch(marketLabels.tam.in(language), text)?.[0]
    return label !== undefined && words.length <= mostLabelWords && (label.length > 3 || label === 'TAM')
  })
const mostLabelWords = 6

const fewestFaulted = 2
/** Whether lines of a slide on the company's own strengths tell what others lack. */
const faultsOthers = ({ body }: Slide): boolean =>
  body.flatMap(({ lines }) => lines).filter(({ text }) => faultWords.test(text)).length >= fewestFaulted

/** Logos of others on a slide that is about competition before all else. */
function findOnLogos(slide: Slide, language: string): NamedAt[] {
  const about = getMainKind(slide) === 'competition' || competitionTitles.in(language).test(slide.title)
  if (!about && !(getMainKind(slide) === null && isAboutCompetition(slide, language))) return []
  const logos = findLogoNames(slide)
  // Beside what the company is better at, a logo alone is its own.
  if (logos.length === 1 && tellsOwnStrengths(slide.title)) return []
  // The same logo can stand on a slide of strengths before the one whose title says what it is.
  const score = namesOthers(slide.title) ? 0.65 : 0.64
  return logos.map(({ name, line }) => makeNamedAt(slide, { name, quote: line.text }, score, 'competitors/logos'))
}

/** Competitors set out over several slides: a slide titled with a name, right after one on competition. */
function findContinued(slide: Slide, before: Slide | undefined, language: string): NamedAt[] {
  if (
    !before ||
    !['competition', null].includes(getMainKind(slide)) ||
    !nameShape(slide.title) ||
    !isAboutCompetition(before, language)
  )
    return []
  return findNamesOverText([...slide.titleLines, ...slide.body.flatMap((block) => block.lines)]).map((text) =>
    makeNamedAt(slide, { name: nameShape(text) ?? text, quote: text }, 0.7, 'competitors/continued'),
  )
}

const makeNamedAt = (slide: Slide, { name, quote }: PlacedName, score: number, rule: string): NamedAt => ({
  name,
  evidence: [onPage(slide.page, quote)],
  score,
  rule,
})

/** A name that no heading of a group, table or map sets apart from labels. */
const nameAlone = (slide: Slide, placed: PlacedName, score: number, rule: string): NamedAt => ({
  ...makeNamedAt(slide, placed, score, rule),
  manner: 'lone-name',
})
