import type { VerifiedFact } from '#engine/facts.ts'

/**
 * A fact that prose may rest on, by the id that the model cites it by; `field` is its field's name. `contradicts`: it is the other
 * side of a contradiction, of the fact with that id. `beside` is what the page labels the value with, `around` the sentence and the
 * headings in which the quotes stand.
 */
export type CitedFact = {
  id: string
  field: string
  value: string
  fact: VerifiedFact
  contradicts?: string
  beside?: readonly string[]
  around?: readonly string[]
}
