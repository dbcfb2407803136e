import { isInSameColumn } from '#engine/geometry.ts'
import { useOfFundsHeadings } from '#engine/lexicons/fund-use-words.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { isFigureAlone } from '#engine/understand/find-kpis.ts'
import type { Statement } from './statement.ts'

/**
 * Whether the money of a statement is one of a column of amounts on a slide that tells the use of funds: what heads such a
 * column ('Amount') is not a word for the round.
 */
export function isAmountOfUse({ slide, language, evidence, figures }: Statement): boolean {
  if (!slide?.lines.some(({ text }) => useOfFundsHeadings.in(language).test(text))) return false
  const amounts = slide.lines.filter(
    ({ text }) => isFigureAlone(text) && readFigures(text, language).figures[0]?.kind === 'money',
  )
  const own = amounts.filter(({ text }) => evidence.some(({ quote }) => quote.includes(text)) && holds(figures, text))
  return own.some((one) => amounts.some((other) => other !== one && isInSameColumn(one.box, other.box)))
}

const holds = (figures: Statement['figures'], text: string) => figures.some((one) => text.includes(one.text))
