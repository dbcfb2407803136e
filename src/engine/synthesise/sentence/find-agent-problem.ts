import type { ProseText, ProseWord } from './read-prose.ts'
import type { Source } from './read-sources.ts'
import { isPastForm } from './word-forms.ts'

/** Who did it stands so many words before the verb at most. */
const reach = 4

/** Returns a deed that a sentence tells of another than what is cited does: 'acquired by Norvane' stays Norvane's deed. */
export function findAgentProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const deeds = sources.flatMap(({ texts }) => texts.flatMap(listDeeds))
  for (const [at, word] of sentence.words.entries()) {
    const same = deeds.filter(({ verb }) => verb.lemma === word.lemma)
    if (same.length === 0 || !isPastForm(word.text)) continue
    const around = [
      ...sentence.words.slice(Math.max(0, at - reach), at),
      ...sentence.words.slice(at + 1, at + 1 + reach),
    ]
    const isByAgent = sentence.words[at + 1]?.text === 'by'
    const before = sentence.words.slice(Math.max(0, at - reach), at)
    const isTold = same.some(({ agent }) => (isByAgent ? around : before).some(({ text }) => text === agent.text))
    const isPassive = before.slice(-2).some(({ text }) => passive.has(text)) && !isByAgent
    if (!isTold && !isPassive) return `it tells '${word.text}' of another than its fact does`
  }
  return null
}

const passive = new Set(['was', 'were', 'been', 'being', 'is', 'are', 'since', 'later'])

/** '…ed by NAME' in a text. */
function listDeeds({ words }: ProseText): Array<{ verb: ProseWord; agent: ProseWord }> {
  return words.flatMap((verb, at) => {
    const agent = words[at + 2]
    return isPastForm(verb.text) && words[at + 1]?.text === 'by' && agent?.isCapital ? [{ verb, agent }] : []
  })
}
