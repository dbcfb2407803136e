import { findSureProblem } from '../check-sentence.ts'
import type { CitedFact } from '../cited-fact.ts'
import { type Claim, nameClaim } from './claim.ts'

/** A sentence of a second reading. `isControl`: it is false, and code knows it. */
export type SheetLine = { id: string; claim: Claim; isControl: boolean }

/** More would make the answer long; what finds no room is judged by code alone. */
const mostClaims = 60

/**
 * Returns the sentences of a second reading in their order: the claims, and among them those that code has made false, one with a
 * figure that no fact has and, where that is sure to be false, one that cites the facts of another. A reader who confirms one of
 * these confirms everything. None where no such sentence can be made.
 */
export function makeSheet(claims: readonly Claim[], company: string | null): SheetLine[] {
  const asked = [...new Map(claims.map((one) => [nameClaim(one), one])).values()].slice(0, mostClaims)
  const figure = withOtherFigure(asked, company) ?? withAddedFigure(asked, company)
  const controls = [figure, withOtherFacts(asked, company)].filter((one) => one !== null)
  if (controls.length === 0) return []
  const places = controls.map((_, index) => Math.ceil(((index + 1) * asked.length) / (controls.length + 1)))
  const lines = asked.flatMap((claim, index) => [
    { claim, isControl: false },
    ...controls.filter((_, at) => places[at] === index + 1).map((control) => ({ claim: control, isControl: true })),
  ])
  return lines.map((line, index) => ({ id: `s${index + 1}`, ...line }))
}

/** The first digits of an amount or a count; years and dates would be noticed less surely. */
const figure = /(?<![\d.,])[1-9](?=\d*(?:[.,]\d+)?(?:%|[kKmMbB]\b| (?:million|billion|paying|customers|users)))/u

function withOtherFigure(claims: readonly Claim[], company: string | null): Claim | null {
  for (const { text, cited } of claims) {
    const altered = text.replace(figure, (digit) => String((Number(digit) % 9) + 1))
    if (altered !== text && isFalse(altered, cited, company)) return { text: altered, cited }
  }
  return null
}

/** Prose without a figure: one is added that stands nowhere. */
function withAddedFigure(claims: readonly Claim[], company: string | null): Claim | null {
  for (const { text, cited } of claims) {
    const altered = `${text.replace(/[.!?…]["”’)]*$/u, '')}, as it has done for ${addedCount} customers.`
    if (isFalse(altered, cited, company)) return { text: altered, cited }
  }
  return null
}
const addedCount = 417

function withOtherFacts(claims: readonly Claim[], company: string | null): Claim | null {
  for (const { text, cited } of claims.toReversed()) {
    const other = claims.find(
      (one) => one.cited.every((fact) => !cited.includes(fact)) && isFalse(text, one.cited, company),
    )
    if (other) return { text, cited: other.cited }
  }
  return null
}

const isFalse = (text: string, cited: readonly CitedFact[], company: string | null) =>
  findSureProblem(text, cited, company) !== null
