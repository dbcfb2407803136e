import { sameQuantity } from '#engine/text/quantities.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import type { Source } from './read-sources.ts'

const months = new Set(
  'january february march april may june july august september october november december'.split(' '),
)
const date = /^(?:(?:19|20)\d\d|[qh][1-4]|y[1-9])$/u
const isDate = ({ text, isCapital }: ProseWord) => date.test(text) || (months.has(text) && isCapital)

/**
 * Returns a date of a sentence that belongs to something else: the dates of a clause with a figure stand with that figure in a cited
 * fact, and all dates of a clause stand together in one.
 */
export function findPeriodProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const dates = sentence.words.filter(isDate)
  for (const [clause, some] of Map.groupBy(dates, (word) => word.clause)) {
    const dated = sources.filter((source) => some.every(({ text }) => hasWordOf(source, text)))
    if (
      dated.length === 0 &&
      some.every(({ text }) => sources.some((source) => hasWordOf(source, text))) &&
      some.length <= datesOfOne
    )
      return `its ${some.map(({ text }) => text).join(' ')} stands in no one fact that it cites`
    const figures = sentence.figures.filter(({ start }) => findClause(sentence, start) === clause)
    for (const figure of figures) {
      const holding = sources.filter(({ texts }) =>
        texts.some((text) => text.figures.some((one) => sameQuantity(one, figure))),
      )
      const isOfOther = dated.some((source) => isSpokenOf(source, sentence, clause))
      const isDated = isOfOther || holding.some((source) => some.some(({ text }) => hasWordOf(source, text)))
      if (holding.length > 0 && !isDated && dated.length > 0)
        return `its ${figure.text} is not of ${some.map(({ text }) => text).join(' ')}`
    }
  }
  return null
}

/** Whether a clause speaks of a source's field in words of its own: 'a company of nine founded in 2021'. */
const isSpokenOf = ({ speech, fact }: Source, { words }: ProseText, clause: number): boolean =>
  fact.key === 'year_founded' && words.some((word) => word.clause === clause && speech.has(word.lemma))

/** More dates in a clause are of several things. */
const datesOfOne = 2

const hasWordOf = ({ texts }: Source, text: string) =>
  texts.some(({ words }) =>
    words.some((word) => word.text === text || word.text.split(/[^\p{L}\p{N}]/u).includes(text)),
  )

const findClause = ({ words }: ProseText, start: number) => words.findLast((word) => word.start <= start)?.clause ?? 0
