import type { Line } from '#engine/deck-doc.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { bottomEdge, heightOverlap } from '#engine/geometry.ts'
import {
  calledCompetitor,
  comparedLine,
  competitorGroups,
  competitorHead,
  markedCompetitor,
  namesOthers,
  otherGroups,
  selfHeads,
  tellsOwnStrengths,
} from '#engine/lexicons/competitor-words.ts'
import { competitionTitles, competitorLeads, customerTitles, investorTitles } from '#engine/lexicons/name-lead-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { Slide, TableCell } from '#engine/slides.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import { withoutBullet } from '#engine/text/passages.ts'
import { isEyebrow } from '#engine/understand/is-eyebrow.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findListHeading } from './find-list-heading.ts'
import { findPrintedPlaces } from './find-name-places.ts'
import { isNamedAfter } from './is-named-after.ts'
import { isOnLogo } from './is-on-logo.ts'
import { isSureName } from './is-sure-name.ts'
import { listCitedLogos } from './list-cited-logos.ts'

/** Returns a problem unless the entry is a name and a sentence, a heading or a comparison with the company says that it competes. */
export function checkCompetitor({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const name = String(fact.value)
  if (!isSureName(name, deck) && !isOnLogo(name, evidence, deck)) return { gate: 'whose', of: 'not-a-name' }
  if (evidence.some((one) => isCompetitorThere(name, one, deck))) return null
  if (evidence.every((one) => isUntitledLogo(one, deck))) return { gate: 'whose', of: 'unnamed-logo' }
  const isLabel = fact.manner === 'lone-name' && evidence.every((one) => isAmidLabels(name, one, deck))
  return { gate: 'whose', of: isLabel ? 'not-a-name' : 'unnamed-list' }
}

/** Whether what stands outside tables is set in the type of lines that say something else: a label of a map, a heading of a column. */
function isAmidLabels(name: string, one: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = one.page === null ? undefined : deck.slides.get(one.page)
  const entries = slide ? findLinesInBoxes(slide.lines, one.boxes) : []
  if (!slide || entries.length === 0 || findTableSide(slide, entries)) return false
  return entries.every((entry) => !isSetAsNames(name, entry, slide, deck))
}

/** Whether a logo stands where no title and no heading sets others beside the company: it can be of a partner, a customer or the company itself. */
function isUntitledLogo(one: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = one.page === null ? undefined : deck.slides.get(one.page)
  const logos = listCitedLogos(one, deck)
  if (!slide || logos.length === 0 || findLinesInBoxes(slide.lines, one.boxes).length > 0) return false
  if (namesOthers(slide.title) || isTitledCompetition(slide, deck.language)) return false
  return !logos.some((logo) => slide.lines.some((line) => isHeadingOfOthers(line, logo)))
}

/** 'Competitors' or 'The alternatives today', somewhere over a logo. */
const isHeadingOfOthers = ({ text, words, box }: Line, logo: Line) =>
  words.length <= mostWordsOverLogos && bottomEdge(box) <= logo.box.y && namesOthers(text)
const mostWordsOverLogos = 6

const namesCompetition = (text: string, language: string) =>
  competitorGroups.test(text) || (competitionTitles.in(language).test(text) && !tellsOwnStrengths(text))

const isTitledCompetition = ({ title, lines }: Slide, language: string) =>
  namesCompetition(title, language) ||
  lines.some((line) => isEyebrow(line) && namesCompetition(line.text.trim(), language))

function isCompetitorThere(name: string, one: VerifiedEvidence, deck: VerifySources): boolean {
  const { language } = deck
  const slide = one.page === null ? undefined : deck.slides.get(one.page)
  const leads = [competitorLeads.anywhere.in(language), competitorLeads.incumbents.in(language), comparedLine]
  if (leads.some((lead) => isNamedAfter(one.quote, lead, name))) return true
  if ([calledCompetitor, markedCompetitor].some((called) => called.exec(one.quote)?.groups?.name === name)) return true
  if (!slide) return false
  const isHeading = (text: string) => namesCompetition(text, language)
  const isTitled = isTitledCompetition(slide, language)
  if (isTitled && isNamedAfter(one.quote, competitorLeads.onSlide.in(language), name)) return true
  const entries = findLinesInBoxes(slide.lines, one.boxes)
  const side = findTableSide(slide, entries)
  if (side?.head && isHeadOfCompetitors(side.head, language)) return true
  if (side) return side.cells.some((cell) => isSelf(cell.text, deck)) || (isTitled && areNames(side.cells, deck))
  return entries.some((entry) => {
    if (!isSetAsNames(name, entry, slide, deck)) return false
    if (isTitled && isBesideSelf(slide, entry, deck)) return true
    const heading = findListHeading(slide, entry, isHeading)
    if (isTitled && heading === slide.title) return true
    return isHeading(heading) || (isHeading(slide.title) && !isOverOthers(heading, deck))
  })
}

/** A heading over names of other kinds; another one names a group of those that the slide's title calls competitors. */
const isOverOthers = (heading: string, { language }: VerifySources) =>
  [customerTitles, investorTitles].some((titles) => titles.in(language).test(heading)) || otherGroups.test(heading)

/** A cell of the company: 'us', its name, or its name and a word more. */
const isSelf = (text: string, deck: VerifySources) => {
  const [first = ''] = text.trim().split(/\s+/u)
  return (
    selfHeads.test(text.trim()) ||
    findPrintedPlaces(text, deck).size > 0 ||
    (!isEveryday(first) && first.length >= fewestLetters && findPrintedPlaces(first, deck).size > 0)
  )
}
const fewestLetters = 4

const mostHeadWords = 2

/** 'Competitor', 'Main alternatives', 'Wettbewerber': the head of a column that names them. */
const isHeadOfCompetitors = (head: string, language: string) =>
  head.split(/\s+/u).length <= mostHeadWords && (competitorHead.test(head) || competitionTitles.in(language).test(head))

/** The heads, or the labels of the rows with the head over them, of the table in which the entry is one of them; null outside tables. */
function findTableSide(slide: Slide, entries: readonly Line[]): { cells: TableCell[]; head?: string } | null {
  const holds = (cells: readonly TableCell[]) => cells.some((cell) => cell.lines.some((line) => entries.includes(line)))
  for (const { head, rows } of slide.tables) {
    const labels = rows.flatMap(([label]) => label ?? [])
    const heads = head?.slice(1) ?? []
    for (const side of [heads, labels])
      if (holds(side))
        return {
          cells: side.filter(({ text, mark }) => text !== '' && mark === null),
          ...(side === labels && head?.[0] ? { head: head[0].text.trim() } : {}),
        }
    if (rows.some(holds)) return { cells: [] }
  }
  return null
}

const fewestNames = 2
/** Share of a side from which it holds names; a side of features has few. */
const leastNameShare = 0.66

/** Without the company itself most of a side are names, and none is made of everyday words. */
function areNames(side: readonly TableCell[], deck: VerifySources): boolean {
  const names = side.filter(({ text }) => isSureName(text, deck))
  return (
    names.length >= fewestNames &&
    names.length >= side.length * leastNameShare &&
    !side.some(({ text }) => isEveryday(text))
  )
}

/** A heading and a label can be shaped like names; a line of few words that holds one alone is one only where the others in its type are, too. */
function isSetAsNames(name: string, entry: Line, slide: Slide, deck: VerifySources): boolean {
  if (withoutBullet(entry.text).trim() !== name) return true
  const alike = slide.lines.filter(
    (line) =>
      !slide.titleLines.includes(line) &&
      line.words.length <= mostNameWords &&
      line.bold === entry.bold &&
      Math.abs(line.fontSize - entry.fontSize) <= sizeSlack * entry.fontSize &&
      !isSelf(line.text, deck),
  )
  const names = alike.filter(({ text }) => isSureName(withoutBullet(text).trim(), deck))
  return names.length >= alike.length * leastShareInType
}
const mostNameWords = 3
const sizeSlack = 0.03
const leastShareInType = 0.7

/** Whether the company itself stands level with the entry in the same type, as in the head of a comparison. */
const isBesideSelf = (slide: Slide, entry: Line, deck: VerifySources) =>
  slide.lines.some(
    (line) =>
      line !== entry &&
      heightOverlap(line.box, entry.box) > leastShared &&
      Math.abs(line.fontSize - entry.fontSize) < mostSizeGap * entry.fontSize &&
      isSelf(line.text, deck),
  )
/** Share of the lower box: lines of one row. */
const leastShared = 0.6
/** As a share of the type size. */
const mostSizeGap = 0.25
