import { sameQuantity } from '#engine/text/quantities.ts'
import type { ProseText } from './read-prose.ts'
import type { Source } from './read-sources.ts'

/** What bounds a figure in the one form of texts, each with what a source can have for it. */
const bounds: Readonly<Record<string, readonly string[]>> = {
  morethan: ['morethan'],
  atleast: ['atleast', 'morethan', 'from'],
  upto: ['upto', 'lessthan'],
  lessthan: ['lessthan', 'upto'],
  roughly: ['roughly', 'morethan', 'estimate', 'estimated', 'est'],
}
/** Whether a word is one that bounds a figure; 'constructor' is not. */
export const isBound = (text: string): boolean => Object.hasOwn(bounds, text)
const names: Readonly<Record<string, string>> = {
  morethan: 'over',
  atleast: 'at least',
  upto: 'up to',
  lessthan: 'under',
  roughly: 'about',
}
const mustStay = new Set(['upto', 'lessthan'])

/** Returns a bound of a figure ('over', 'up to') that the figure does not have in what is cited, or one that is left out. */
export function findBoundProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  for (const figure of sentence.figures) {
    const own = listBounds(sentence, figure).filter((bound) => isBound(bound) && bound !== 'roughly')
    const there = sources.flatMap(({ texts }) =>
      texts.flatMap((text) =>
        text.figures.filter((one) => sameQuantity(one, figure)).map((one) => listBounds(text, one)),
      ),
    )
    if (there.length === 0) continue
    const lost = own.find((bound) => !there.some((some) => some.some((one) => bounds[bound]?.includes(one))))
    if (lost) return `its '${names[lost]}' stands in no fact of ${figure.text}`
    const kept = there.every((some) => some.some((one) => mustStay.has(one)))
    if (kept && own.length === 0) return `it leaves out the bound of ${figure.text}`
  }
  return null
}

/** The bounds right before a figure, and the plus behind it. */
function listBounds({ words }: ProseText, { start, end }: { start: number; end: number }): string[] {
  const before = words.findLast((word) => word.end <= start)
  const behind = words.find((word) => word.start >= end)
  return [before?.text ?? '', behind?.text === 'plusmore' ? 'morethan' : ''].filter(
    (text) => isBound(text) || text === 'from' || text.startsWith('est'),
  )
}
