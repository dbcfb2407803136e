import { posix } from 'node:path'
import { ReadFailure } from '../../ports.ts'
import { createReadFailure } from '../read-failures.ts'
import { type Element, getAttribute, listChildren, parseXml } from './xml.ts'
import { openZip, type ZipLimits } from './zip-archive.ts'

/** Where a relationship leads: a part of the package, or an address outside of it. */
type Relation = { type: string; target: string; external: boolean }

/** An Office package (ECMA-376 part 2): parts, and how they are tied together. */
export type PackageParts = {
  bytes: (part: string) => Uint8Array | null
  /** Returns the root element of a part, null when the part is missing; read once. Throws ReadFailure when it is damaged. */
  xml: (part: string) => Element | null
  /** The relationships of a part ('' for the package) by id. */
  relations: (part: string) => Map<string, Relation>
  /** The first part that a relationship of this kind leads to; the kind is the last step of its type. */
  related: (part: string, kind: string) => string | null
}

/** Parsed parts that are kept: a slide's own, its layout, master, theme and charts; more would only cost memory. */
const keptParts = 24

/** Opens a package. Throws ReadFailure for a damaged archive or one over the limits. */
export function openPackage(file: Uint8Array, limits: ZipLimits): PackageParts {
  const archive = openZip(file, limits)
  const read = (part: string) => archive.read(listSpellings(part).find(archive.has) ?? part)
  const roots = new Map<string, Element | null>()
  const known = new Map<string, Map<string, Relation>>()
  const xml = (part: string) => {
    let root = roots.get(part)
    if (root === undefined) {
      const bytes = read(part)
      root = bytes === null ? null : parseXml(bytes)
      roots.set(part, root)
      const [oldest] = roots.keys()
      if (roots.size > keptParts && oldest !== undefined) roots.delete(oldest)
    }
    return root
  }
  const relations = (part: string) => {
    let found = known.get(part)
    if (found === undefined) {
      found = readRelations(part, xml(nameRelationsPart(part)))
      known.set(part, found)
    }
    return found
  }
  const related = (part: string, kind: string) => {
    for (const { type, target, external } of relations(part).values()) {
      if (!external && type === kind) return target
    }
    return null
  }
  return { bytes: read, xml, relations, related }
}

/** Returns the names that an archive can use for a part: with and without escaped letters such as blanks. */
function listSpellings(part: string): string[] {
  try {
    return [part, decodeURI(part), encodeURI(part)]
  } catch {
    return [part]
  }
}

/** The part that holds the presentation. Throws ReadFailure when the package is another kind of document. */
export function findPresentationPart(parts: PackageParts): string {
  const main = parts.related('', 'officeDocument')
  const root = main === null ? null : parts.xml(main)
  if (main === null || root === null || root.localName !== 'presentation') throw createReadFailure('not-a-deck')
  return main
}

function nameRelationsPart(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
}

function readRelations(part: string, root: Element | null): Map<string, Relation> {
  const relations = new Map<string, Relation>()
  for (const element of listChildren(root, 'Relationship')) {
    const [id, target] = [getAttribute(element, 'Id'), getAttribute(element, 'Target')]
    if (id === null || target === null) continue
    const type = getAttribute(element, 'Type')?.split('/').at(-1) ?? ''
    const external = getAttribute(element, 'TargetMode') === 'External'
    relations.set(id, { type, target: external ? target : resolvePart(part, target), external })
  }
  return relations
}

function resolvePart(from: string, target: string): string {
  const path = target.startsWith('/') ? target : posix.join('/', posix.dirname(from), target)
  return posix.normalize(path).replace(/^\/+/, '')
}

/**
 * Returns what `read` returns; null, after calling `onDamaged`, when a part that it needs is damaged, so that a deck is read
 * without its chart. Failures of the whole file (its size, its password) and of memory are thrown on.
 */
export function readUnlessDamaged<T>(read: () => T, onDamaged?: () => void): T | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ReadFailure) || error.code !== 'damaged') throw error
    onDamaged?.()
    return null
  }
}
