import { findSureProblem } from '../check-sentence.ts'
import type { CitedFact } from '../cited-fact.ts'
import { type Claim, makeClaimKey } from './claim.ts'

/** A sentence of a second reading. `isControl`: it is false, and code knows it. */
export type SheetLine = { id: string; claim: Claim; isControl: boolean }

/** More would make the answer long; what finds no room is judged by code alone. */
const mostClaims = 60
/** Pairs of claims that are tried for one that cites the facts of another. */
const mostPairs = 100

/**
 * Returns the sentences of a second reading in their order: the claims, and among them one or two that code has made false, with a
 * figure that no fact has, and, where that is sure to be false, with the facts of another claim. None where no such sentence can
 * be made.
 */
export function makeSheet(claims: readonly Claim[], company: string | null): SheetLine[] {
  const asked = [...new Map(claims.map((one) => [makeClaimKey(one), one])).values()].slice(0, mostClaims)
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

/** The first digit of an amount or a count; years and dates would be noticed less surely. */
const amount = /(?<![\d.,])[1-9](?=\d*(?:[.,]\d+)?(?:%|[kKmMbB]\b| (?:million|billion|paying|customers|users)))/u
/** What is under 3% is under 4%, too. */
const bound =
  /\b(?:under|below|over|above|than|up to|at (?:least|most)|about|around|nearly|almost|some|roughly)\b|[<>~≥≤+]/iu

function withOtherFigure(claims: readonly Claim[], company: string | null): Claim | null {
  for (const { text, cited } of claims.filter((one) => !bound.test(one.text))) {
    const altered = text.replace(amount, (digit) => String((Number(digit) % 9) + 1))
    if (altered !== text && isFalse(altered, cited, company)) return { text: altered, cited }
  }
  return null
}

/** Prose without a figure has one added that stands nowhere. */
function withAddedFigure(claims: readonly Claim[], company: string | null): Claim | null {
  for (const { text, cited } of claims) {
    const altered = `${text.replace(/[.!?…]["”’)]*$/u, '')}, as it has done for 417 customers.`
    if (isFalse(altered, cited, company)) return { text: altered, cited }
  }
  return null
}

function withOtherFacts(claims: readonly Claim[], company: string | null): Claim | null {
  const pairs = claims
    .toReversed()
    .flatMap(({ text, cited }) =>
      claims.flatMap((other) =>
        other.cited.some((fact) => cited.includes(fact)) ? [] : [{ text, cited: other.cited }],
      ),
    )
  return pairs.slice(0, mostPairs).find(({ text, cited }) => isFalse(text, cited, company)) ?? null
}

const isFalse = (text: string, cited: readonly CitedFact[], company: string | null) =>
  findSureProblem(text, cited, company) !== null
