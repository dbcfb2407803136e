import { ModelFailure } from '#contract/model-failure.ts'
import type { LanguageModel } from '#engine/language-model.ts'
import { getSchema } from '#engine/request-schemas.ts'
import { findDoubt, findSureProblem } from '#engine/synthesise/check-sentence.ts'
import { type Claim, makeClaimKey, type Verdicts } from '#engine/synthesise/confirm/claim.ts'
import { makeConfirmRequest } from '#engine/synthesise/confirm/confirm-request.ts'
import { judgeClaims } from '#engine/synthesise/confirm/judge-claims.ts'
import { makeSheet } from '#engine/synthesise/confirm/make-sheet.ts'
import type { CitedSet } from './cite-facts.ts'
import type { SentenceOfSet } from './sentence-sets.ts'

/** `problem` is why the sentence fell, null where it stands. */
export type JudgedSentence = SentenceOfSet & { problem: string | null }
type ClaimOfSet = SentenceOfSet & { claim: Claim; sure: string | null }

/**
 * Judges the sentences of a set that cite facts of the memo's fields: by code, and with a model by its second reading. A true
 * sentence and what was made of it are read in requests of their own, so that none gives another away.
 */
export async function judgeSentences(
  sentences: readonly SentenceOfSet[],
  set: CitedSet,
  model: LanguageModel | null,
): Promise<JudgedSentence[]> {
  const company = [...set.cited.values()].find(({ fact }) => fact.key === 'company_name')?.value ?? null
  const known = sentences.flatMap((one): ClaimOfSet[] => {
    const cited = one.facts.flatMap((id) => set.cited.get(id) ?? [])
    const claim = { text: one.text, cited }
    return cited.length < one.facts.length ? [] : [{ ...one, claim, sure: findSureProblem(one.text, cited, company) }]
  })
  const verdicts = model === null ? new Map<string, boolean>() : await readAgain(known, set, company, model)
  return known.map(({ claim, sure, ...one }) => ({ ...one, problem: sure ?? findProblem(claim, company, verdicts) }))
}

function findProblem(claim: Claim, company: string | null, verdicts: Verdicts): string | null {
  const verdict = verdicts.get(makeClaimKey(claim))
  if (verdict === undefined) return findDoubt(claim.text, claim.cited, company)
  return verdict ? null : 'the second reading did not find it borne out'
}

async function readAgain(
  sentences: readonly ClaimOfSet[],
  { cited, about }: CitedSet,
  company: string | null,
  model: LanguageModel,
): Promise<Verdicts> {
  const verdicts = new Map<string, boolean>()
  for (const hand of dealHands(sentences)) {
    const sheet = makeSheet(
      hand.flatMap(({ claim, sure }) => (sure === null ? [claim] : [])),
      company,
    )
    if (sheet.length === 0) continue
    const request = makeConfirmRequest(sheet, [...cited.values()], about)
    try {
      const { text } = await model.ask(
        { ...request, schema: getSchema(request.purpose) },
        [],
        new AbortController().signal,
      )
      const { verdicts: given, disbelief } = judgeClaims(text, sheet)
      if (disbelief !== null) console.log(`A second reading is not believed: ${disbelief}.`)
      for (const [claim, holds] of given ?? []) verdicts.set(claim, holds)
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      console.log(`A second reading failed: ${error.message}`)
    }
  }
  return verdicts
}

/** Deals sentences into hands of which none has two that were made of one. */
function dealHands(sentences: readonly ClaimOfSet[]): ClaimOfSet[][] {
  const families = [...Map.groupBy(sentences, ({ id, of }) => of ?? id).values()]
  const most = Math.max(0, ...families.map((family) => family.length))
  return Array.from({ length: most }, (_, hand) =>
    families.flatMap((family, index) => family.filter((_one, at) => (at + index) % most === hand)),
  )
}
