import type { Block, Line, PageLink } from '#engine/deck-doc.ts'
import { bottomEdge, gapBelow, isInSameColumn, unionBox } from '#engine/geometry.ts'
import { headingOverOutsiders } from '#engine/lexicons/founder-words.ts'
import type { PersonCard } from '#engine/slides.ts'
import { isAllCaps, isCaselessName } from '#engine/text/person-name.ts'
import { findCells } from './card-cells.ts'
import { isSameType } from './is-same-type.ts'
import { linksToCards } from './links-to-cards.ts'
import { type NameLines, readListedName, readNameLines } from './read-name-line.ts'
import { isOffice, isRole, namesOffice } from './role-shape.ts'
import { findLineBelow, hasRoleBelow, readNameOverTwoLines, readNameWithOpenRole } from './two-line-names.ts'

/** A line that opens a card: the name, the role when both stand in one line, and a second line the name runs on to. */
type Opening = { line: Line; name: string; role: string | null; second: Line | null }

const roleWithin = 2.2
const longestBareRole = 5
const listOfNames = 3
/** What stands under a name, no larger than this share of it and down to this height, belongs to its biography. */
const noteSize = 0.85
const deepestCard = 0.3
/** A page of more lines is a table or a document, and comparing them all would take long. */
const mostLines = 400

/**
 * The people of a slide: name-shaped lines with a role line near, 'Name, Role' lines, and on a slide that is about
 * people (`aboutPeople`) names that stand alone. A card owns the lines of its own cell only, so that no card takes a
 * neighbour's biography.
 */
export function findPeople(
  blocks: readonly Block[],
  links: readonly PageLink[],
  aboutPeople: boolean,
  nameLines?: NameLines,
): PersonCard[] {
  const lines = blocks.flatMap((block) => block.lines)
  if (lines.length > mostLines) return []
  const names = nameLines ?? readNameLines(lines)
  const openings = dropNicknames(blocks.flatMap((block) => findOpenings(block, { lines, aboutPeople, names })))
  if (openings.length === 0) return []
  const cells = findCells(openings, blocks)
  const cards = openings.flatMap((one): PersonCard[] => {
    const own = cells.get(one) ?? [one.line]
    const role = one.role ?? findNearRole(one, own) ?? (aboutPeople ? findBareRole(one, own) : null)
    if (!isPerson(one, role, own, aboutPeople)) return []
    return [{ name: one.name, role, lines: own, links: [], box: unionBox(own.map((line) => line.box)) }]
  })
  return linksToCards(cards, links)
}

/** Away from slides about people a name needs an office beside it; on them it need only read like a person. */
function isPerson(one: Opening, role: string | null, own: readonly Line[], aboutPeople: boolean): boolean {
  if (!aboutPeople) return role !== null && namesOffice(role)
  return role !== null || !isAllCaps(one.name) || own.length > 1
}

/** What a line is read beside: the lines of the slide and the people that they name. */
type Surroundings = { lines: readonly Line[]; aboutPeople: boolean; names: NameLines }

function findOpenings(block: Block, { lines, aboutPeople, names }: Surroundings): Opening[] {
  const found: Opening[] = []
  const listed = block.lines.filter((line) => names.get(line)).length >= listOfNames
  for (const [index, line] of block.lines.entries()) {
    const below = block.lines[index + 1]
    const whole = aboutPeople && below ? readNameWithOpenRole(line, below) : null
    const named = names.get(line) ?? (listed ? readListedName(line.text) : null)
    const next = aboutPeople && !named ? (below ?? findLineBelow(line, lines)) : undefined
    const joined = next && !names.get(next) ? readNameOverTwoLines(line, next, lines) : null
    if (whole && below) found.push({ line, ...whole, second: below })
    else if (named) found.push({ line, ...named, second: null })
    else if (joined && next) found.push({ line, ...joined, second: next })
    else if (isCaselessName(line.text) && !isRole(line.text) && hasRoleBelow(line, lines))
      found.push({ line, name: line.text.trim(), role: null, second: null })
  }
  return found
}

const startsWithBullet = /^\s*[^\p{L}\s]/u

/**
 * Drops one of two name-shaped lines under each other, which is not a name: set right above another in the same type it is a nickname,
 * set smaller or lighter below a name it is what that person does.
 */
function dropNicknames(openings: Opening[]): Opening[] {
  const listed = (one: Opening) => openings.filter((other) => isStacked(one, other)).length >= listOfNames
  return openings.filter((one) => {
    if (one.role || one.second || listed(one) || startsWithBullet.test(one.line.text)) return true
    return !openings.some((other) => {
      if (other === one || !isInSameColumn(one.line.box, other.line.box)) return false
      const sameType = isSameType(other.line, one.line)
      const roomBelow = gapBelow(one.line.box, other.line.box)
      if (sameType && !other.role) return roomBelow > -0.005 && roomBelow < one.line.box.height * 0.5
      const roomAbove = gapBelow(other.line.box, one.line.box)
      const lighter = one.line.fontSize < other.line.fontSize - 0.5 || (other.line.bold && !one.line.bold)
      const inBiography = one.line.fontSize <= other.line.fontSize * noteSize && roomAbove < deepestCard
      return lighter && roomAbove > -0.005 && (inBiography || roomAbove < other.line.box.height * 1.6)
    })
  })
}

/** Lines of a plain list of names share their left edge and their type. */
const isStacked = (one: Opening, other: Opening) =>
  Math.abs(one.line.box.x - other.line.box.x) < 0.01 && isSameType(one.line, other.line)

/** The role next to the name: the nearest short role line of the card, within two lines of type. */
function findNearRole({ line: nameLine, second }: Opening, own: readonly Line[]): string | null {
  const reach = Math.max(nameLine.box.height, 0.02) * roleWithin
  const bottom = second ? bottomEdge(second.box) : bottomEdge(nameLine.box)
  let best: { text: string; distance: number } | null = null
  const under = findLineBelow(second ?? nameLine, own)
  const hasOfficeUnder = under !== undefined && isOfficeHere(under.text)
  for (const line of own) {
    if (line === nameLine || line === second || headingOverOutsiders.test(line.text)) continue
    const role = isRole(line.text) ? line.text.trim() : readRoleAmid(line.text)
    if (role === null || isContinued(line, own, nameLine)) continue
    const below = line.box.y - bottom
    const above = gapBelow(line.box, nameLine.box)
    // A line beside the name is of the biography where the role stands under the name.
    if (hasOfficeUnder && !isInSameColumn(line.box, nameLine.box)) continue
    const distance = Math.max(below, above * 1.5, 0)
    if (distance <= reach && (!best || distance < best.distance)) best = { text: role, distance }
  }
  return best?.text ?? null
}

/** An office without a word of another time or firm: 'Ex-Google engineer' and '2x founder' are of the biography. */
const isOfficeHere = (text: string): boolean =>
  isOffice(text) && !/\b(?:ex|former(?:ly)?|previously|prior|\d+x)\b|\bat\b|[@,(]/iu.test(text)

/** 'Fundadora y CEO. Arquitecta, ex Idealista.', 'owns six trucks. co-founder.': one of several short statements is the office. */
function readRoleAmid(text: string): string | null {
  const bare = text.replace(/\([^)]*\)/gu, '')
  const parts = bare.split(/\.\s+|\.$/u).filter((part) => part.trim() !== '')
  if (parts.length < 2) return null
  return parts.find((part) => isOffice(part))?.trim() ?? null
}

/** A line in the middle of running text is not a role, whatever words it holds. */
function isContinued(line: Line, own: readonly Line[], nameLine: Line): boolean {
  const before = own[own.indexOf(line) - 1]
  return (
    before !== undefined &&
    before !== nameLine &&
    before.text.length > 30 &&
    Math.abs(before.fontSize - line.fontSize) < 0.5
  )
}

/** On a slide about people a short line alone right under the name tells the role in words no list knows. */
function findBareRole({ line: nameLine, name, second }: Opening, own: readonly Line[]): string | null {
  const start = own.indexOf(second ?? nameLine)
  const line = own[start + 1]
  const after = own[start + 2]
  if (!line || line.words.length > longestBareRole || line.text.length > 40) return null
  if (headingOverOutsiders.test(line.text)) return null
  if (/[.!?@:;]|\d|https?|www/u.test(line.text) || line.text.includes(name.split(' ')[0] ?? name)) return null
  const gap = gapBelow((second ?? nameLine).box, line.box)
  if (gap < -0.01 || gap > 0.05) return null
  const runsOn =
    after && Math.abs(after.fontSize - line.fontSize) < 0.5 && gapBelow(line.box, after.box) < line.box.height * 0.9
  return runsOn ? null : line.text.trim()
}
