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

const byWords = new Set(['by', 'por', 'par', 'von', 'da', 'door'])

/** '…ed by NAME' in a text, and the same in other languages. */
function listDeeds({ words }: ProseText): Array<{ verb: ProseWord; agent: ProseWord }> {
  return words.flatMap((verb, at) => {
    if (!isPastForm(verb.text)) return []
    const by = words.slice(at + 1, at + 1 + reach).findIndex(({ text }) => byWords.has(text))
    const agent = by < 0 ? undefined : words[at + by + 2]
    return agent?.isCapital && agent.clause === verb.clause ? [{ verb, agent }] : []
  })
}
