import type { KeyFactName } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'

/** Whether a fact is reached or lies ahead, null where its field is not about such; and its period as printed. */
export type FactTime = {
  status: 'reached' | 'planned' | 'forecast' | 'partly planned' | 'pilot' | 'intent' | 'example' | null
  period: string | null
}

/**
 * A fact that prose may rest on, by the id that the model cites it by; `field` is its field's name. `contradicts`: it is the other
 * side of a contradiction, of the fact with that id. `topics` are those for which its words were also named as a passage. `beside`
 * is what the page labels the value with, `around` the sentence and the headings in which the quotes stand.
 */
export type CitedFact = {
  id: string
  field: string
  value: string
  fact: VerifiedFact
  contradicts?: string
  topics?: readonly KeyFactName[]
  time?: FactTime
  beside?: readonly string[]
  around?: readonly string[]
}
