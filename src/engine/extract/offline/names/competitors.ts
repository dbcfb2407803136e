import type { Extractor, Fact } from '#engine/facts.ts'
import { competitionTitles, competitorLeads } from '#engine/lexicons/name-lead-words.ts'
import type { Slide } from '#engine/slides.ts'
import { type FigureInput, statementsOf } from '../figures/build-statements.ts'
import { hasKind, mainKind, type Statement } from '../figures/statement.ts'
import { isCommonNoun } from './common-nouns.ts'
import { comparedNames, namesInTables } from './comparison-table.ts'
import { grouped, itemised, overText, type Placed, plotted } from './competitor-layouts.ts'
import { logoNames } from './logo-names.ts'
import { type NamedAt, nameFacts, onPage } from './name-facts.ts'
import { namesAfter } from './name-list.ts'
import { nameShape } from './name-shape.ts'
import { isOwn, ownNames } from './own-name.ts'

const most = 20
/** 'Works with existing tools such as Slack' names no rival. */
const ties =
  /\b(?:integrat\w*|connect\w*|works? with|compatib\w*|built on|plugs?|import\w*|export\w*|syncs?|partner\w*|on top of|powered by|customers?|clients?|backed|users? of)\b/i

/** Competitors by name: lists after 'competitors include' or 'unlike', heads of comparison tables, plotted and headed names. */
export const competitorExtractor: Extractor<FigureInput> = {
  id: 'names/competitors',
  extract: (input): Fact[] => {
    const own = ownNames(input.deck)
    const named = [
      ...statementsOf(input).flatMap(listed),
      ...input.deck.slides.flatMap((slide, index) => [
        ...drawn(slide, own, input.deck.language),
        ...onLogos(slide, input.deck.language),
        ...continued(slide, input.deck.slides[index - 1], input.deck.language),
      ]),
    ]
    return nameFacts(
      'competitors',
      named.filter((one) => !isOwn(one.name, own) && !isCommonNoun(one.name, input.deck.language)),
      most,
    )
  },
}

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
  const others = ties.test(text) ? [] : namesAfter(text, competitorLeads.incumbents.in(language))
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
    ...others.map((name) => at(name, 0.78, 'competitors/incumbents')),
    ...onSlide.map((name) => at(name, 0.76, 'competitors/examples')),
  ]
}

/** Names that stand on the slide by themselves, from the surest way of setting them that the slide shows. */
function drawn(slide: Slide, own: ReadonlySet<string>, language: string): NamedAt[] {
  const about = aboutCompetition(slide, language)
  const table = [
    ...namesInTables(slide, own, about),
    ...(about || headedSo(slide, language, 0.5, 7) ? comparedNames(slide, own) : []),
  ]
  if (table.length > 0)
    return table.map(({ text }) =>
      alone(
        slide,
        { name: nameShape(text) ?? text, quote: text },
        0.82,
        'competitors/table',
        'is compared in the table',
      ),
    )
  if (!about) return []
  const said = (placed: readonly Placed[], score: number, rule: string, why: string) =>
    placed.map((one) => alone(slide, one, score, rule, why))
  const headed = grouped(slide)
  if (headed.length > 0) return said(headed, 0.78, 'competitors/grouped', 'stands under a heading of competitors')
  const listed = competitionTitles.in(language).test(slide.title) ? itemised(slide) : []
  if (listed.length > 0) return said(listed, 0.74, 'competitors/itemised', 'is listed on the slide on competition')
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
  evidence: onPage(slide.page, quote),
  score,
  rule,
  why,
})
