import type { VerifiedFact } from '#engine/facts.ts'
import { glueText } from '#engine/text/text-index.ts'
import type { DataLine } from '../ask/deck-lines.ts'

/**
 * Returns a test whether a request held the words that a fact rests on. Of a page that was sent whole it did; of a
 * page that was cut, where its lines hold the quote. The updates are the page null.
 */
export function createLineSearch(
  lines: readonly DataLine[],
  cutPages: ReadonlyArray<number | null>,
): (fact: VerifiedFact) => boolean {
  const texts = new Map<number | null, string>()
  for (const page of cutPages) {
    const text = lines.filter((line) => line.page === page && line.place !== 'about').map((line) => line.text)
    texts.set(page, glueText(text.join(' ')))
  }
  return ({ evidence }) =>
    evidence.every(({ page, quote }) => {
      const text = texts.get(page)
      return text === undefined || text.includes(glueText(quote))
    })
}
