import type { Line } from '#engine/deck-doc.ts'
import { looseNameIn, nameIn } from '#engine/text/person-name.ts'
import { countWords } from '#engine/text/words.ts'
import { isRole, namesOffice } from './role-shape.ts'

/** The person a line names, and the role when it stands in the same line. */
export type NamedPerson = { name: string; role: string | null }

const bullet = /^[\s•·▪■◆◼➢➤✓§*-]+/u
const separator = /\s*[,|:(/]\s*|\s+[-–—•·]\s+|\s*[–—]\s*/u
const longestTail = 3
/** More words behind a name in small letters are a sentence. */
const longestRole = 8
const capital = /\p{Lu}/u

/** Lines that were looked at, with the person each names or null. */
export type NameLines = ReadonlyMap<Line, NamedPerson | null>

/** Reads the names of many lines once, for the steps that ask after the same lines. */
export const readNameLines = (lines: readonly Line[]): NameLines =>
  new Map(lines.map((line) => [line, readNameLine(line)]))

/**
 * 'Ana Ruiz', 'Ana Ruiz, CEO', 'Ana Ruiz – CEO', 'Ana Ruiz (CEO)', 'Ana Ruiz | Founder | ruiz.example', 'CEO: Ana Ruiz',
 * 'Ana Ruiz, Madrid', 'Ana Ruiz Co-founder'. Null for a line that names no person.
 */
export function readNameLine(line: Line): NamedPerson | null {
  return capital.test(line.text) ? readName(line.text) : null
}

/** The same for a text that is set over several lines. */
export function readName(text: string): NamedPerson | null {
  const bare = text.replace(bullet, '').trim()
  const words = bare.split(/\s+/)
  if (words.length < 2 || bare.length > 160) return null
  return readWholeName(bare) ?? readSeparated(bare) ?? readRunTogether(words)
}

/** A line as what stands before its first separator and what stands after it; without one the second is null. */
export function cutAtSeparator(text: string): [head: string, tail: string | null] {
  const at = separator.exec(`${text} `)
  return at ? [text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim() || null] : [text.trim(), null]
}

/** A line of a list of names, whose family names may be written small: 'Ana ruiz – SP'. */
export function readListedName(text: string): NamedPerson | null {
  const bare = text.replace(bullet, '').trim()
  const at = separator.exec(bare)
  const name = looseNameIn(at ? bare.slice(0, at.index) : bare)
  return name && !isRole(name) ? { name, role: null } : null
}

function readWholeName(bare: string): NamedPerson | null {
  const name = nameIn(bare)
  return name && !isRole(name) ? { name, role: null } : null
}

function readSeparated(bare: string): NamedPerson | null {
  const at = separator.exec(bare)
  if (!at) return null
  const head = bare.slice(0, at.index)
  const tail = bare
    .slice(at.index + at[0].length)
    .replace(/\)$/, '')
    .trim()
  const name = nameIn(head)
  if (name && !isRole(name)) {
    const role = findRole(tail)
    if (role) return { name, role }
    return countWords(tail) <= longestTail && /^\p{Lu}/u.test(tail) && !/\d/.test(tail) ? { name, role: null } : null
  }
  const loose = looseNameIn(head)
  const role = loose ? findRole(tail) : null
  if (loose && role && countWords(role) <= longestRole && namesOffice(role) && !isRole(loose))
    return { name: loose, role }
  const turned = nameIn(tail)
  return turned && !isRole(turned) && isRole(head) ? { name: turned, role: head.trim() } : null
}

/** The role among the parts of what stands behind a name, or as all of it. */
function findRole(tail: string): string | null {
  const parts = [...tail.split(/\s*\|\s*|\.\s/u), tail].map((one) => one.replace(/[.)]+$/, '').trim())
  return parts.find((one) => isRole(one)) ?? null
}

function readRunTogether(words: readonly string[]): NamedPerson | null {
  for (const count of [3, 2]) {
    if (words.length <= count) continue
    const name = nameIn(words.slice(0, count).join(' '))
    const rest = words.slice(count).join(' ')
    if (name && !isRole(name) && isRole(rest) && /^\p{Lu}/u.test(rest)) return { name, role: rest }
  }
  return null
}
