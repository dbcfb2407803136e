import { salesVerbs, seatWords } from '#engine/lexicons/list-roles.ts'
import type { ProseText } from './read-prose.ts'
import type { Source } from './read-sources.ts'

/** Returns the seat of the company where a sentence sells there, or a market where it sits. */
export function findPlaceProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  for (const { fact, valueText } of sources.filter(
    (one) => one.fact.key === 'headquarters' || one.fact.key === 'target_market',
  )) {
    const place = sentence.words.find(
      (word) => word.isCapital && valueText.words.some(({ text, isCapital }) => isCapital && text === word.text),
    )
    const isElsewhere = sources.some(
      (one) => one.fact !== fact && one.texts.some(({ words }) => words.some(({ text }) => text === place?.text)),
    )
    if (!place || isElsewhere) continue
    const beside = sentence.words.filter(({ clause, start }) => start < place.start && clause >= place.clause - 1)
    const isSold = beside.some(
      ({ text, lemma, clause }) => clause === place.clause && (salesVerbs.has(text) || salesVerbs.has(lemma)),
    )
    const isSeat = beside.some(({ text, lemma }) => seatWords.has(text) || seatWords.has(lemma))
    if (fact.key === 'headquarters' ? isSold && !isSeat : isSeat && !isSold)
      return `its '${place.text}' is not told so in what it cites`
  }
  return null
}
