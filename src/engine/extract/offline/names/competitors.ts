import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { competitionTitles, competitorLeads } from '#engine/lexicons/name-lead-words.ts'
import type { Slide } from '#engine/slides.ts'
import { type FigureInput, statementsOf } from '../figures/build-statements.ts'
import { overlap } from '../figures/geometry.ts'
import { hasKind, mainKind, type Statement } from '../figures/statement.ts'
import { comparedNames } from './comparison-table.ts'
import { type NamedAt, nameFacts, onPage } from './name-facts.ts'
import { namesAfter } from './name-list.ts'
import { isGeneric, nameShape } from './name-shape.ts'
import { isOwn, ownNames } from './own-name.ts'

const most = 20

/** Competitors by name: lists after 'competitors include' or 'unlike', heads of comparison tables, plotted and headed names. */
export const competitorExtractor: Extractor<FigureInput> = {
  id: 'names/competitors',
  extract: (input): Fact[] => {
    const own = ownNames(input.deck)
    const named = [...statementsOf(input).flatMap(listed), ...input.deck.slides.flatMap((slide) => drawn(slide, own))]
    return nameFacts(
      'competitors',
      named.filter((one) => !isOwn(one.name, own)),
      most,
    )
  },
}

/** A slide on competition by its kind, its title or a short line near the top. */
function aboutCompetition(slide: Slide): boolean {
  if (hasKind(slide, 'competition') || competitionTitles.test(slide.title)) return true
  return headedSo(slide, 0.25, 4)
}

/** A short line that names a comparison, down to a height of the page. */
function headedSo(slide: Slide, lowest: number, mostWords: number): boolean {
  return slide.body.some((block) => {
    const [only, next] = block.lines
    return (
      only !== undefined &&
      !next &&
      only.box.y < lowest &&
      only.words.length <= mostWords &&
      competitionTitles.test(only.text)
    )
  })
}

function listed(statement: Statement): NamedAt[] {
  if (statement.shape !== 'prose') return []
  const { text, slide } = statement
  const plain = namesAfter(text, competitorLeads.anywhere)
  const onSlide =
    slide && aboutCompetition(slide) && ['competition', null].includes(mainKind(slide))
      ? namesAfter(text, competitorLeads.onSlide)
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
    ...onSlide.map((name) => at(name, 0.76, 'competitors/examples')),
  ]
}

/** Names that stand on the slide by themselves. */
function drawn(slide: Slide, own: ReadonlySet<string>): NamedAt[] {
  const competition = aboutCompetition(slide)
  if (!competition && !headedSo(slide, 0.5, 7)) return []
  const table = comparedNames(slide, own)
  if (table.length > 0)
    return table.map((line) => alone(slide, line.text, 0.82, 'competitors/table', 'heads a column of the comparison'))
  if (!competition) return []
  const listed = itemised(slide)
  if (listed.length >= 2)
    return listed.map((text) =>
      alone(slide, text, 0.74, 'competitors/itemised', 'is listed on the slide on competition'),
    )
  return plotted(slide, own).map((text) =>
    alone(slide, text, 0.66, 'competitors/plotted', 'stands on the competitive map'),
  )
}

const alone = (slide: Slide, text: string, score: number, rule: string, why: string): NamedAt => ({
  name: nameShape(text) ?? text,
  evidence: onPage(slide.page, text),
  score,
  rule,
  why,
})

/** A slide that lists competitors one by one, in the first way of setting such lists that gives two names. */
function itemised(slide: Slide): string[] {
  if (!competitionTitles.test(slide.title)) return []
  const lines = slide.body.flatMap((block) => block.lines)
  const named = lines.filter((line) => nameShape(line.text))
  for (const way of [overText, beforeText, besideText]) {
    const names = way(named, lines)
    if (names.length >= 2) return names
  }
  return bulleted(slide)
}

type Way = (named: readonly Line[], lines: readonly Line[]) => string[]

/** Each name set larger over a text of its own. */
const overText: Way = (named, lines) =>
  named.flatMap((line) => {
    const under = lines.filter(
      ({ box }) => box.y > line.box.y && box.y - line.box.y < 0.16 && Math.abs(box.x - line.box.x) < 0.04,
    )
    const heads = under.some((one) => one.words.length >= 6) && under.every((one) => one.fontSize < line.fontSize * 0.9)
    return heads ? [line.text] : []
  })

/** 'Name: description', 'Name – description', 'Name (place)'. */
const beforeText: Way = (_, lines) =>
  lines.flatMap((line) => {
    const name = /^[\s•▪●·*§–-]*(\p{L}[^:–—]{1,30}?)\s?(?::|\s[–—-]|\s\()\s?\S+/u.exec(line.text)?.[1]
    return name && nameShape(name) ? [name] : []
  })

/** A column of names, each level with its description to the right. */
const besideText: Way = (named, lines) => {
  const level = named.filter(({ box }) =>
    lines.some((one) => one.words.length >= 4 && one.box.x > box.x + box.width && overlap(box, one.box, 'y') > 0.4),
  )
  const inColumn = (line: Line) =>
    level.some(
      (one) => one !== line && Math.abs(one.box.x - line.box.x) < 0.02 && Math.abs(one.fontSize - line.fontSize) < 1,
    )
  return level.filter(inColumn).map((line) => line.text)
}

/** A plain list: a block in which nearly every line is a name. */
function bulleted(slide: Slide): string[] {
  return slide.body.flatMap((block) => {
    const names = block.lines.filter((line) => nameShape(line.text))
    return names.length >= 3 && names.length >= block.lines.length * 0.75 ? names.map((line) => line.text) : []
  })
}

/** A map of the market: the own name and others stand alone, each in a block of its own, spread over the slide. */
function plotted(slide: Slide, own: ReadonlySet<string>): string[] {
  if (mainKind(slide) !== 'competition') return []
  const single = slide.body.filter((block) => block.lines.length === 1).flatMap((block) => block.lines)
  const self = single.find((line) => line.words.length <= 2 && isOwn(line.text, own))
  if (!self) return []
  const names = single.filter(
    (line) => line !== self && nameShape(line.text) && !isGeneric(line.text) && line.fontSize <= self.fontSize * 1.1,
  )
  const wordy = single.filter((line) => line.words.length > 6)
  return names.length >= 2 && wordy.length <= 2 ? names.map((line) => line.text) : []
}
