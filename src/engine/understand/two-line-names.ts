import type { Line } from '#engine/deck-doc.ts'
import { gapBelow, isInSameColumn } from '#engine/geometry.ts'
import { nameIn } from '#engine/text/person-name.ts'
import { countWords } from '#engine/text/words.ts'
import { cutAtSeparator, type NamedPerson, readName } from './read-name-line.ts'
import { isRole } from './role-shape.ts'

/** As many alike make a list. */
const listOfNames = 3
const openRole = /(?:[&,/+–-]|\b(?:and|y|e|et|und))$/iu

/** 'Ana Ruiz – Founder &' with 'CEO' in the next line: a role that goes on. */
export function readNameWithOpenRole(line: Line, next: Line): NamedPerson | null {
  if (!openRole.test(line.text.trim()) || !isRole(next.text) || Math.abs(line.fontSize - next.fontSize) >= 0.5)
    return null
  const whole = readName(`${line.text.trim()} ${next.text.trim()}`)
  return whole?.role ? whole : null
}

const widestNameGap = 0.9
const largestNameRatio = 2.2

/** The nearest line right under another, wherever its block begins. */
export function findLineBelow(line: Line, lines: readonly Line[]): Line | undefined {
  const gap = (other: Line) => gapBelow(line.box, other.box)
  return lines
    .filter((other) => other !== line && isInSameColumn(line.box, other.box) && other.box.y > line.box.y)
    .filter((other) => gap(other) < widestNameGap * Math.max(line.box.height, other.box.height))
    .sort((a, b) => gap(a) - gap(b))[0]
}

/**
 * First name and family name set under each other. In two sizes or two cases they are a name only over a role or beside
 * others set like them.
 */
export function readNameOverTwoLines(line: Line, next: Line, lines: readonly Line[]): NamedPerson | null {
  const name = joinNameLines(line, next)
  if (name === null || looksAlike(line, next)) return name
  const others = lines.filter((other) => {
    const below = other === line ? undefined : findLineBelow(other, lines)
    return below !== undefined && !looksAlike(other, below) && joinNameLines(other, below) !== null
  })
  return hasRoleBelow(next, lines) || others.length >= listOfNames - 1 ? name : null
}

function joinNameLines(line: Line, next: Line): NamedPerson | null {
  const [head, tail] = cutAtSeparator(next.text)
  if (line.words.length !== 1 || countWords(head) > 2 || isRole(line.text) || isRole(head)) return null
  const [small, large] = [line.fontSize, next.fontSize].sort((a, b) => a - b)
  if ((large ?? 0) > (small ?? 0) * largestNameRatio) return null
  const text = `${line.text} ${head}`
  const name = nameIn(looksAlike(line, next) || getCase(line.text) === getCase(head) ? text : toTitleCase(text))
  return name ? { name, role: tail && isRole(tail) ? tail : null } : null
}

const looksAlike = (line: Line, next: Line) =>
  Math.abs(line.fontSize - next.fontSize) < 0.5 && getCase(line.text) === getCase(next.text)

const getCase = (text: string) => (!/\p{Ll}/u.test(text) ? 'upper' : /^\p{Ll}/u.test(text) ? 'lower' : 'title')

const toTitleCase = (text: string) =>
  text.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`)

/** Whether a role stands right under a line. */
export function hasRoleBelow(line: Line, lines: readonly Line[]): boolean {
  return lines.some((other) => {
    const gap = gapBelow(line.box, other.box)
    return isInSameColumn(line.box, other.box) && gap > -0.01 && gap < line.box.height * 1.5 && isRole(other.text)
  })
}
