import type { Signal } from '#engine/facts.ts'
import type { CheckInput } from './run-checks.ts'

const fewCharacters = 12
const pictureShare = 0.3

/** Pages whose words could not be read: pictures of text. What stands on them is not in the memo. */
export function checkReadability({ deck }: CheckInput): Signal[] {
  const { pages } = deck.doc
  const unread = pages.filter((page) => {
    const characters = page.blocks.reduce(
      (sum, block) => sum + block.lines.reduce((all, line) => all + line.text.length, 0),
      0,
    )
    return characters === 0 || (characters < fewCharacters && page.imageShare > pictureShare)
  })
  if (unread.length === 0) return []
  if (unread.length === pages.length) {
    const reason =
      'The deck holds no readable text: its pages are pictures. Nothing could be extracted; ask for a version with text.'
    return [{ key: 'No readable text', value: `${pages.length} pages`, reason, severity: 'alarm', evidence: [] }]
  }
  const numbers = unread.map((page) => page.page)
  const which = numbers.length === 1 ? `Page ${numbers[0]} has` : `Pages ${numbers.join(', ')} have`
  const severity = unread.length > pages.length / 2 ? 'warning' : 'note'
  const reason = `${which} no readable text; what they show is not in the memo.`
  return [
    { key: 'Pages without text', value: `${unread.length} of ${pages.length} pages`, reason, severity, evidence: [] },
  ]
}
