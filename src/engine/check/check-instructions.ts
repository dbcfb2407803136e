import type { DeckPage } from '#engine/deck-doc.ts'
import type { Evidence, Signal } from '#engine/facts.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import { addressesMachine, excerpt } from './instruction-words.ts'
import type { CheckInput } from './run-checks.ts'

/** Visible text, updates or metadata that tell a machine what to do. */
export function checkInstructions({ deck, sources, updates }: CheckInput): Signal[] {
  const suspect = deck.slides.filter((slide) => mayAddressMachine(slide.doc))
  const found: Evidence[] = suspect.flatMap((slide) =>
    slide.doc.blocks
      .flatMap((block) => [...block.lines.map((line) => line.text), block.lines.map((line) => line.text).join(' ')])
      .filter(addressesMachine)
      .slice(0, 1)
      .map((quote): Evidence => ({ document: 'deck', page: slide.page, quote })),
  )
  for (const line of updates.split('\n'))
    if (addressesMachine(line)) found.push({ document: 'updates', page: null, quote: line.trim() })
  const signals = found.map(
    (one): Signal => ({
      key: 'Instructions to a machine',
      value: one.page === null ? 'Updates' : `Page ${one.page}`,
      reason: `${one.page === null ? 'The updates address' : `Page ${one.page} addresses`} software that reads the deck: '${excerpt(one.quote)}'. It was treated as text and followed by nobody.`,
      severity: 'alarm',
      evidence: [verifyEvidence(one, sources)],
    }),
  )
  return [...signals, ...inMetadata(deck.doc.metadata)]
}

/** One look at a page as running text and one as lines tell whether any part of it can be an instruction. */
function mayAddressMachine({ blocks }: DeckPage): boolean {
  const lines = blocks.flatMap((block) => block.lines.map((line) => line.text))
  return addressesMachine(lines.join(' ')) || addressesMachine(lines.join('\n'))
}

function inMetadata(metadata: CheckInput['deck']['doc']['metadata']): Signal[] {
  const text = [metadata.title, metadata.subject, metadata.keywords, metadata.author]
    .filter((one) => one !== null)
    .join(' ')
  if (!addressesMachine(text)) return []
  const reason = `The properties of the file address software that reads the deck: '${excerpt(text)}'. They were not used.`
  return [{ key: 'Instructions to a machine', value: 'File properties', reason, severity: 'alarm', evidence: [] }]
}
