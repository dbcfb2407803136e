import type { Extractor, Fact } from '#engine/facts.ts'
import { tieWords } from '#engine/lexicons/competitor-words.ts'
import { competitionTitles, competitorLeads } from '#engine/lexicons/name-lead-words.ts'
import type { Slide } from '#engine/slides.ts'
import { isDescription, isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { onPage } from '../company/make-fact.ts'
import type { ExtractInput } from '../extract-input.ts'
import { hasKind, mainKind, type Statement } from '../figures/statement.ts'
import { isCommonNoun } from './common-nouns.ts'
import { comparedNames, namesInTables } from './comparison-table.ts'
import { grouped, itemised, overText, type Placed, plotted } from './competitor-layouts.ts'
import { namesInLists, toldAbout, toldUnderHeading } from './competitor-sentences.ts'
import { logoNames } from './logo-names.ts'
import { type NamedAt, nameFacts } from './name-facts.ts'
import { namesAfter } from './name-list.ts'
import { isOwn } from './own-name.ts'

const most = 20
/** Such a slide lists what the company itself is good at. */
const ownStrengths = /\b(?:advantages?|edge|strengths?|differen\w+|benefits?|position\w*)\b/i
/** 'Vendrally is our main competitor' */
const calledRival =
  /^[\s•▪●·*–-]*(?<name>\p{Lu}[\p{L}\d.&’'-]*(?: \p{Lu}[\p{L}\d.&’'-]*){0,2}) is (?:currently )?(?:our|the) (?:\p{L}+ ){0,2}(?:competitor|rival|alternative)\b/u
/** Competitors by name: lists after 'competitors include' or 'unlike', heads of comparison tables, plotted and headed names. */
export const competitorExtractor: Extractor<ExtractInput> = {
  id: 'names/competitors',
  extract: (input): Fact[] => {
    const own = input.ownNames
    const { language } = input.deck
    const named = [
      ...input.statements.flatMap(listed),
      ...input.deck.slides.flatMap((slide, index) => [
        ...withoutDescriptions(drawn(slide, own, language)),
        ...onLogos(slide, language),
        ...continued(slide, input.deck.slides[index - 1], language),
      ]),
    ]
    return nameFacts(
      'competitors',
      named.filter((one) => !isOwn(one.name, own) && !isCommonNoun(one.name, language)),
      most,
    )
  },
}

/** Where nothing on a slide is a name beyond doubt, 'Drip Systems' beside 'Manual Labour' tells how it is done today. */
const withoutDescriptions = (named: readonly NamedAt[]): NamedAt[] =>
  named.filter((one) => !isDescription(one.name) || named.some((other) => !isEveryday(other.name)))

/** A slide on competition by its kind, its title or a short line near the top. */
function aboutCompetition(slide: Slide, language: string): boolean {
  if (hasKind(slide, 'competition') || competitionTitles.in(language).test(slide.title)) return true
  return headedSo(slide, language, 0.25, 4)
}

/** A short line that names a comparison, down to a height of the page. */
function headedSo(slide: Slide, language: string, lowest: number, mostWords: number): boolean {
  const titles = competitionTitles.in(language)
  return slide.body.some((block) => {
    const [only, next] = block.lines
    return (
      only !== undefined && !next && only.box.y < lowest && only.words.length <= mostWords && titles.test(only.text)
    )
  })
}

function listed(statement: Statement): NamedAt[] {
  if (statement.shape !== 'prose') return []
  const { text, slide, language } = statement
  const plain = namesAfter(text, competitorLeads.anywhere.in(language))
  const called = calledRival.exec(text)?.groups?.name
  const others = tieWords.test(text) ? [] : namesAfter(text, competitorLeads.incumbents.in(language))
  const onSlide =
    slide && aboutCompetition(slide, language) && ['competition', null].includes(mainKind(slide))
      ? namesAfter(text, competitorLeads.onSlide.in(language))
      : []
  const at = (name: string, score: number, rule: string): NamedAt => ({
    name,
    evidence: statement.evidence,
    score,
    rule,
    why: 'is named as a competitor or alternative',
  })
  return [
    ...plain.map((name) => at(name, 0.84, 'competitors/list')),
    ...(called && nameShape(called) ? [at(called, 0.82, 'competitors/called')] : []),
    ...others.map((name) => at(name, 0.78, 'competitors/incumbents')),
    ...onSlide.map((name) => at(name, 0.76, 'competitors/examples')),
  ]
}

/** Names that stand on the slide by themselves, from the surest way of setting them that the slide shows. */
function drawn(slide: Slide, own: ReadonlySet<string>, language: string): NamedAt[] {
  const about = aboutCompetition(slide, language)
  const compared = about || headedSo(slide, language, 0.5, 7) ? comparedNames(slide, own) : []
  const inTables = namesInTables(slide, own, about)
  const inLine = compared.map(({ text }) => ({ name: nameShape(text) ?? text, quote: text }))
  const table = [...inTables, ...inLine.filter(({ quote }) => !inTables.some((one) => one.quote.includes(quote)))]
  // Two names that happen to stand at one height on a map are no row of a table.
  const onMap = about && table.length === 1 ? plotted(slide, own) : []
  if (table.length > 0 && onMap.length <= table.length)
    return table.map((one) => alone(slide, one, 0.82, 'competitors/table', 'is compared in the table'))
  const said = (placed: readonly Placed[], score: number, rule: string, why: string) =>
    placed.map((one) => alone(slide, one, score, rule, why))
  const headed = grouped(slide, about)
  if (headed.length > 0) return said(headed, 0.78, 'competitors/grouped', 'stands under a heading of competitors')
  if (!about)
    return said(toldUnderHeading(slide), 0.72, 'competitors/told', 'is spoken of under a heading of competition')
  const named = competitionTitles.in(language).test(slide.title) && !ownStrengths.test(slide.title)
  const listed = named ? itemised(slide) : []
  if (listed.length > 0) return said(listed, 0.74, 'competitors/itemised', 'is listed on the slide on competition')
  const spoken = named ? [...namesInLists(slide), ...toldAbout(slide)] : []
  if (spoken.length > 0) return said(spoken, 0.7, 'competitors/told', 'is spoken of on the slide on competition')
  return said(plotted(slide, own), 0.66, 'competitors/plotted', 'stands on the competitive map')
}

/** Logos of others on a slide that is about competition before all else. */
function onLogos(slide: Slide, language: string): NamedAt[] {
  const about = mainKind(slide) === 'competition' || competitionTitles.in(language).test(slide.title)
  if (!about && !(aboutCompetition(slide, language) && mainKind(slide) === null)) return []
  return logoNames(slide).map(({ name, line }) =>
    alone(slide, { name, quote: line.text }, 0.64, 'competitors/logos', 'stands as a logo on the slide on competition'),
  )
}

/** Competitors set out over several slides: a slide titled with a name, right after one on competition. */
function continued(slide: Slide, before: Slide | undefined, language: string): NamedAt[] {
  if (
    !before ||
    !aboutCompetition(before, language) ||
    !['competition', null].includes(mainKind(slide)) ||
    !nameShape(slide.title)
  )
    return []
  return overText([...slide.titleLines, ...slide.body.flatMap((block) => block.lines)]).map((text) =>
    alone(
      slide,
      { name: nameShape(text) ?? text, quote: text },
      0.7,
      'competitors/continued',
      'goes on with the competitors of the slide before',
    ),
  )
}

const alone = (slide: Slide, { name, quote }: Placed, score: number, rule: string, why: string): NamedAt => ({
  name,
  evidence: [onPage(slide.page, quote)],
  score,
  rule,
  why,
})
