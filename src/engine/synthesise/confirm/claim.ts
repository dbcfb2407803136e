import { findSureProblem } from '../check-sentence.ts'
import type { CitedFact } from '../cited-fact.ts'
import { shapeSentence } from '../shape-sentence.ts'
import type { Sentence } from '../synthesis-answer.ts'

/** A sentence in the words in which a memo would show it, with the facts that it rests on. */
export type Claim = { text: string; cited: readonly CitedFact[] }

/** What tells two claims apart: their words and what they rest on. */
export const makeClaimKey = ({ text, cited }: Claim): string => `${text} [${cited.map(({ id }) => id).join()}]`

/** Whether claims hold, by their keys, as a second reading says. */
export type Verdicts = ReadonlyMap<string, boolean>

/** Reads a model's sentences as claims on the facts that it was given. */
export class ClaimReader {
  readonly company: string | null
  readonly #facts: ReadonlyMap<string, CitedFact>

  constructor(facts: readonly CitedFact[]) {
    this.#facts = new Map(facts.map((fact) => [fact.id, fact]))
    this.company = facts.find(({ fact }) => fact.key === 'company_name')?.value ?? null
  }

  /** Returns the claim of a sentence; null where it can't be put into the memo's form, cites an unknown fact, or is wrong beyond doubt. */
  read({ text, facts }: Sentence): Claim | null {
    const cited = facts.flatMap((id) => this.#facts.get(id) ?? [])
    const shaped = cited.length < facts.length ? null : shapeSentence(text, cited, this.company)
    return shaped !== null && findSureProblem(shaped, cited, this.company) === null ? { text: shaped, cited } : null
  }
}
