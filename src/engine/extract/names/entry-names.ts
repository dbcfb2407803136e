import { leadsIntoOthers } from '#engine/lexicons/competitor-words.ts'
import { lastOfPair } from '#engine/lexicons/name-list-words.ts'
import { withoutBullets } from '#engine/text/leading-bullets.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'

const separators = /\s*[,/|+]\s*|\s+(?:and|or|y|o|und|oder|et|ou|e)\s+/u
const bracketed = /^(?<outer>[^()]*?)\s*\((?:e\.g\.?,? |such as |like |incl(?:uding|\.)? )?(?<inner>[^()]+)\)\s*$/u
const openEnd = /[\s,]*(?:\betc\.?|…|\.{3})\s*$/iu

/**
 * Returns the names that an entry of a comparison holds: 'Vendrally / Orbita', 'Vendrally (USA)', 'Clocks (Vendrally, Orbita)'.
 * None where it says anything else; kinds of things beside names ('Spreadsheets / Vendrally') are left out.
 */
export function readEntryNames(text: string): string[] {
  const entry = withoutBullets(text).replace(leadsIntoOthers, '').replace(openEnd, '')
  const { outer, inner } = bracketed.exec(entry)?.groups ?? {}
  if (outer === undefined || inner === undefined) return readParts(entry)
  const outside = readParts(outer).filter((name) => !isEveryday(name))
  const inside = readParts(inner).filter((name) => !isEveryday(name))
  // Brackets after a name say what or where it is; brackets after a kind of things name some of them.
  const isKind = outside.length === 0 || (inside.length > 1 && /s$/u.test(outer))
  if (isKind) return inside
  const whole = nameShape(outer)
  // 'Barley & Rye (London)' is one firm: what follows says where it is.
  return whole && /\s&\s/u.test(whole) ? [whole] : readParts(outer)
}

/** The names of a list of names; none where a part is neither a name nor an everyday thing. */
function readParts(text: string): string[] {
  const parts = text.split(separators).filter((part) => part !== '')
  if (parts.length < 2) return readPair(text)
  const names = parts.map((part) => nameShape(part))
  const isList = parts.every((part, at) => names[at] !== null || isEveryday(part))
  return isList ? names.flatMap((name) => name ?? []) : []
}

/** 'Vendrally & Orbita' are two; 'Barley & Sons' is one. */
function readPair(text: string): string[] {
  const pair = lastOfPair.test(text) ? [] : text.split(/\s+&\s+/u).map((part) => nameShape(part))
  const isPair = pair.length === 2 && pair[0] !== pair[1] && pair.every((name) => name !== null && !isEveryday(name))
  const whole = nameShape(text)
  return isPair ? pair.flatMap((name) => name ?? []) : whole ? [whole] : []
}
