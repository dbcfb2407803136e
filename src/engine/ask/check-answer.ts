import { z } from 'zod'
import type { AskedSentence } from '#contract/ask-deck.ts'
import { makeLink } from '#engine/compose/evidence-links.ts'
import { isCertain } from '#engine/facts.ts'
import { isInstruction } from '#engine/lexicons/instruction-words.ts'
import { objectsUnder } from '#engine/model/read/fact-items.ts'
import { findSentenceProblem } from '#engine/synthesise/check-sentence.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import type { Citable } from './citables.ts'

type CheckContext = {
  citables: readonly Citable[]
  sources: VerifySources
  deckId: string
  /** The proved name of the company, which any sentence may use. */
  company: string | null
}

const mostSentences = 8
const sentenceSchema = z.object({
  text: z.string().trim().min(1).max(600),
  sources: z
    .array(z.object({ id: z.coerce.string(), quote: z.string().min(1) }))
    .min(1)
    .max(8),
})

/**
 * Returns the sentences of a model's answer that hold: every source is one that it was given, every quote is on its page, and
 * every number and name of the sentence is in the passages that it cites. The others are counted.
 */
export function checkAnswer(answer: string, context: CheckContext): { sentences: AskedSentence[]; dropped: number } {
  const { objects } = objectsUnder(answer, 'answer', mostSentences)
  const sentences = objects.flatMap((one) => {
    const parsed = sentenceSchema.safeParse(one)
    return (parsed.success && checkSentence(parsed.data, context)) || []
  })
  return { sentences, dropped: objects.length - sentences.length }
}

function checkSentence(
  { text, sources }: z.output<typeof sentenceSchema>,
  context: CheckContext,
): AskedSentence | null {
  const byId = new Map(context.citables.map((one) => [one.id, one.fact]))
  const places = sources.map(({ id, quote }) => {
    const cited = byId.get(id.replace(/\W/g, ''))
    const link = cited?.fact.evidence
      .map(({ document, page }) => linkProof({ document, page, quote }, context))
      .find((one) => one !== null)
    return cited && link ? { cited, link } : null
  })
  if (places.some((one) => one === null) || isInstruction(text)) return null
  const found = places.flatMap((one) => (one === null ? [] : [one]))
  const problem = findSentenceProblem(
    text,
    found.map(({ cited }) => cited),
    context.company,
  )
  if (problem !== null) return null
  const links = new Map(found.map(({ link }) => [`${link.value} ${link.quote}`, link]))
  return { text, source: [...links.values()] }
}

type Place = { document: 'deck' | 'updates' | 'site'; page: number | null; quote: string }

/** Returns the link of a quote that is on the page it names; null for any other. */
function linkProof(place: Place, { sources, deckId }: CheckContext): AskedSentence['source'][number] | null {
  const verified = verifyEvidence(place, sources)
  const { page, document, quote } = verified
  if (!isCertain(verified) || page !== place.page || document !== place.document) return null
  return { value: makeLink(verified, deckId), quote }
}
