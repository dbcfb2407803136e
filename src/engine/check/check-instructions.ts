import type { Signal } from '#engine/facts.ts'
import { isInstruction } from '#engine/lexicons/instruction-words.ts'
import { cutExcerpt } from '#engine/text/excerpt.ts'
import type { CheckInput } from './check-input.ts'
import { withholdInstructions } from './withhold-instructions.ts'

/** Finds prompt injections in visible text, updates and metadata. */
export function checkInstructions({ deck, updates, withheld }: CheckInput): Signal[] {
  const found = withheld ?? withholdInstructions(deck.doc, updates).withheld
  const signals = found.map((one): Signal => {
    const place = one.page === null ? 'The updates hold' : `Page ${one.page} holds`
    return {
      key: 'Instructions to a machine',
      value: one.page === null ? 'Updates' : `Page ${one.page}`,
      reason: `${place} an instruction to a machine: “${cutExcerpt(one.quote)}”. It was not used.`,
      severity: 'alarm',
      evidence: [one],
    }
  })
  return [...signals, ...checkMetadata(deck.doc.metadata)]
}

function checkMetadata(metadata: CheckInput['deck']['doc']['metadata']): Signal[] {
  const text = [metadata.title, metadata.subject, metadata.keywords, metadata.author]
    .filter((one) => one !== null)
    .join(' ')
  if (!isInstruction(text)) return []
  const reason = `The properties of the file hold an instruction to a machine: “${cutExcerpt(text)}”. It was not used.`
  return [{ key: 'Instructions to a machine', value: 'File properties', reason, severity: 'alarm', evidence: [] }]
}
