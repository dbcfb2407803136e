import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import { createReadFailure } from '../read-failures.ts'

export type { Element }

const elementNode = 1
/** Office writes no document type, and one is all that entities need to grow without end or to reach out of the file. */
const documentType = /<!(?:DOCTYPE|ENTITY)/i

/**
 * The root of an XML part. Element names are told apart by their local part alone, since files in the strict form use other
 * namespaces for the same things. Throws ReadFailure for anything that is not well-formed, and for a document type.
 */
export function parseXml(bytes: Uint8Array): Element {
  const text = decode(bytes)
  if (documentType.test(text)) throw createReadFailure('damaged')
  let root: Element | null = null
  try {
    const parser = new DOMParser({
      locator: false,
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message)
      },
    })
    root = parser.parseFromString(text, 'application/xml').documentElement
  } catch {
    throw createReadFailure('damaged')
  }
  if (root === null) throw createReadFailure('damaged')
  return root
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const isElement = (node: Node): node is Element => node.nodeType === elementNode

/** Child elements, all or those of a name; what stands in alternatives counts as standing there itself. */
export function listChildren(parent: Element | null, name?: string): Element[] {
  const found: Element[] = []
  for (let node = parent?.firstChild ?? null; node !== null; node = node.nextSibling) {
    if (!isElement(node)) continue
    if (node.localName === 'AlternateContent') found.push(...listChildren(chooseAlternative(node), name))
    else if (name === undefined || node.localName === name) found.push(node)
  }
  return found
}

/** The newer form is taken unless it is a kind of frame that only the fallback can show. */
function chooseAlternative(alternatives: Element): Element | null {
  const [choice, fallback] = ['Choice', 'Fallback'].map((name) => findChild(alternatives, name))
  if (choice === null || choice === undefined) return fallback ?? null
  const requires = choice.getAttribute('Requires') ?? ''
  return fallback && /^(?:cx|am3d|pslz|psuz|psez|sl)/.test(requires) ? fallback : choice
}

function findChild(parent: Element, name: string): Element | null {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node) && node.localName === name) return node
  }
  return null
}

/** The element at the end of a path of names, each the first of its name; null when it breaks off. */
export function findAt(parent: Element | null, ...path: string[]): Element | null {
  let element = parent
  for (const name of path) {
    if (element === null) return null
    element = listChildren(element, name)[0] ?? null
  }
  return element
}

/** All elements of a name below an element, in document order. */
export function findDescendants(parent: Element | null, name: string): Element[] {
  return parent === null ? [] : Array.from(parent.getElementsByTagNameNS('*', name))
}

/** An attribute's value, null when it is missing. A name with a prefix is looked for as it stands. */
export function getAttribute(element: Element | null, name: string): string | null {
  return element?.getAttribute(name) ?? null
}

/** An attribute as a number; null when it is missing or no number. Percentages ('45%') count in thousandths. */
export function getNumber(element: Element | null, name: string): number | null {
  const text = getAttribute(element, name)
  if (text === null || text.trim() === '') return null
  const value = text.endsWith('%') ? Number(text.slice(0, -1)) * 1000 : Number(text)
  return Number.isFinite(value) ? value : null
}

/** An attribute as a truth value; null when it is missing. */
export function getBoolean(element: Element | null, name: string): boolean | null {
  const text = getAttribute(element, name)
  return text === null ? null : text === '1' || text === 'true' || text === 'on'
}

/** A relationship id (`r:id`, `r:embed`), whatever the prefix of its namespace. */
export function getRelationId(element: Element | null, name: string): string | null {
  if (element === null) return null
  for (const { localName, prefix, value } of Array.from(element.attributes)) {
    if (localName === name && prefix !== null && value !== '') return value
  }
  return null
}
