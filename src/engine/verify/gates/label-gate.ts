import type { Problem } from '#engine/reasons/problem.ts'
import { cellProblem } from '../cell-labels.ts'
import { isFigure, subjectProblem } from '../field-words.ts'
import { getText, type VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { isFigureField } from './figure-fields.ts'
import { isLabelled } from './figure-label.ts'
import { losesScale } from './loses-scale.ts'
import { readFigureUnit } from './read-figure-unit.ts'

/** Gate 3: do words in the quote's own unit make it a value of this field? */
export function checkLabel(claim: Claim, deck: VerifySources): Problem | null {
  const { fact, evidence } = claim
  const [first] = evidence
  if (!first) return null
  const kinds = first.page === null ? [] : (deck.slides.get(first.page)?.kinds ?? []).map(({ kind }) => kind)
  const quotes = evidence.map(({ quote }) => quote)
  const readText = () => evidence.map((one) => getText(one, deck).normal.text).join('\n')
  const other =
    subjectProblem(fact.key, quotes, { readText, kinds, language: deck.language }) ??
    (isFigure(fact.key) ? cellProblem(fact, evidence, getText(first, deck), deck) : null)
  const problem: Problem = { gate: 'label', value: String(fact.value), field: fact.key }
  if (other !== null) return { ...problem, other }
  if (!isFigureField(fact.key)) return null
  const unit = readFigureUnit(claim, deck)
  if (!isLabelled(fact.key, String(fact.value), unit)) return problem
  return unit.figure && losesScale(unit.figure, unit.statement.slide)
    ? { ...problem, other: { fault: 'no-scale' } }
    : null
}
