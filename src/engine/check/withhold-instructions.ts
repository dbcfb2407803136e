import type { Block, DeckDoc, DeckPage, Line } from '#engine/deck-doc.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { unionBox } from '#engine/geometry.ts'
import { isInstruction } from '#engine/lexicons/instruction-words.ts'
import type { UpdateText } from '#engine/slides.ts'

/** A deck and its updates without prompt injections, and the withheld text with its places. */
type Withheld = { doc: DeckDoc; updates: readonly UpdateText[]; withheld: VerifiedEvidence[] }

const longestReach = 4

/**
 * Removes prompt injections from a deck and its updates, so that they can neither be read as a fact
 * nor prove one: the lines that say it and what follows them in the same block or paragraph.
 */
export function withholdInstructions(doc: DeckDoc, updates: readonly UpdateText[]): Withheld {
  const withheld: VerifiedEvidence[] = []
  const pages = doc.pages.map((page) => {
    const { kept, taken } = splitPage(page)
    const logos = splitLogos(page)
    withheld.push(...taken, ...logos.taken)
    if (taken.length + logos.taken.length === 0) return page
    return { ...page, blocks: kept, ...(page.logos ? { logos: logos.kept } : {}) }
  })
  const parts = updates.map((update, age) => {
    const { kept, taken } = splitText(update.text)
    const older = age === 0 ? {} : { update: { id: update.id, age } }
    withheld.push(...taken.map((text) => ({ ...makeEvidence('updates', null, text, []), ...older })))
    return { ...update, text: kept }
  })
  return withheld.length === 0 ? { doc, updates, withheld } : { doc: { ...doc, pages }, updates: parts, withheld }
}

function splitText(text: string): { kept: string; taken: string[] } {
  const taken: string[] = []
  const paragraphs = text.split(/(\n\s*\n)/u).map((paragraph) => {
    const lines = paragraph.split('\n')
    const from = findInstruction(lines)
    if (from === null) return paragraph
    taken.push(lines.slice(from).join(' '))
    return lines.slice(0, from).join('\n')
  })
  return { kept: paragraphs.join(''), taken }
}

function splitPage(page: DeckPage): { kept: Block[]; taken: VerifiedEvidence[] } {
  const kept: Block[] = []
  const taken: VerifiedEvidence[] = []
  const whole = page.blocks.flatMap((block) => block.lines.map((line) => line.text))
  // One look at the whole page spares a look at each of its lines.
  if (!isInstruction(whole.join(' ')) && !isInstruction(whole.join('\n'))) return { kept: page.blocks, taken }
  for (const block of page.blocks) {
    const from = findInstruction(block.lines.map((line) => line.text))
    if (from === null) {
      kept.push(block)
      continue
    }
    const lines = block.lines.slice(from)
    taken.push(makeEvidence('deck', page.page, lines.map((line) => line.text).join(' '), lines))
    if (from > 0) kept.push(makeBlock(block.lines.slice(0, from)))
  }
  return { kept, taken }
}

/** Small images on a page are read like logos; one that is a picture of text can speak as well. */
function splitLogos({ page, logos = [] }: DeckPage): { kept: Line[]; taken: VerifiedEvidence[] } {
  const from = findInstruction(logos.map((line) => line.text))
  if (from === null) return { kept: logos, taken: [] }
  const lines = logos.slice(from)
  return {
    kept: logos.slice(0, from),
    taken: [makeEvidence('deck', page, lines.map((line) => line.text).join(' '), lines)],
  }
}

/** Finds the first line of a prompt injection, alone or together with those that follow it. */
function findInstruction(lines: readonly string[]): number | null {
  for (let reach = 1; reach <= Math.min(longestReach, lines.length); reach++)
    for (let at = 0; at + reach <= lines.length; at++)
      if (isInstruction(lines.slice(at, at + reach).join(' '))) return at
  return isInstruction(lines.join(' ')) ? 0 : null
}

const makeBlock = (lines: Line[]): Block => ({ lines, box: unionBox(lines.map((line) => line.box)) })

function makeEvidence(
  document: VerifiedEvidence['document'],
  page: number | null,
  text: string,
  lines: readonly Line[],
): VerifiedEvidence {
  const quote = text.replace(/\s+/gu, ' ').trim()
  return { document, page, quote, boxes: lines.map((line) => line.box), match: 'exact', cause: null }
}
