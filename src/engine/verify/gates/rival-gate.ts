import type { FactKey } from '#engine/facts.ts'
import type { RivalGate } from './claim.ts'
import { isFigureField } from './figure-fields.ts'
import { findRivalFigure } from './find-rival-figure.ts'
import { findRivalName, findRivalTerm } from './find-rival-name.ts'

/** Fields of several entries, which do not rival each other. */
const lists = new Set<FactKey>(['milestones', 'use_of_funds', 'other_metrics'])

/** Fields of one name or place. */
const namesOfOne = new Set<FactKey>(['company_name', 'headquarters'])

/** Fields of one date or term, whose values are compared by their words. */
const termsOfOne = new Set<FactKey>(['closing_deadline', 'break_even', 'stage', 'instrument'])

/** Gate 6: is there no other candidate as good? `others` are the claims of the same field that passed the gates before. */
export const checkRival: RivalGate = (claim, others, deck) => {
  const { key } = claim.fact
  if (namesOfOne.has(key)) return findRivalName(claim, others)
  if (termsOfOne.has(key)) return findRivalTerm(claim, others)
  return isFigureField(key) && !lists.has(key) ? findRivalFigure(claim, others, deck) : null
}
