import type { JsonResponse } from '#contract/memo.ts'
import { type KeyFactName, keyFactNames } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { Citations } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { sourceLinkOf } from './evidence-links.ts'
import { showable } from './select-facts.ts'
import { wholeWords } from './whole-words.ts'

export type KeyFacts = JsonResponse['unstructured']['key_facts']

const mostPassages = 6

/** The key facts of the read view: passages of the deck word for word, each with its citation; 'Unknown' without any. */
export function composeKeyFacts(facts: readonly VerifiedFact[], deckId: string): KeyFacts {
  return Object.fromEntries(keyFactNames.map((name) => [name, keyFact(name, facts, deckId)])) as KeyFacts
}

function keyFact(name: KeyFactName, facts: readonly VerifiedFact[], deckId: string): KeyFacts[KeyFactName] {
  const passages = distinct(showable(facts, `topic:${name}`).filter((fact) => fact.validated))
    .map((fact, index) => ({ fact, index }))
    .sort((a, b) => b.fact.score - a.fact.score || a.index - b.index)
    .slice(0, mostPassages)
    .sort((a, b) => pageOf(a.fact) - pageOf(b.fact) || a.index - b.index)
    .map((one) => one.fact)
  if (passages.length === 0) return { value: 'Unknown', source: [] }
  const citations = new Citations()
  const lines = passages.map((fact) => {
    const links = fact.evidence.map((one) => citations.mark(sourceLinkOf(one, deckId)))
    return `${escapeMarkdown(wholeWords(String(fact.value)))} ${[...new Set(links)].join(' ')}`
  })
  return {
    value: lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n'),
    source: citations.sources(),
  }
}

const pageOf = (fact: VerifiedFact) => fact.evidence[0]?.page ?? Number.MAX_SAFE_INTEGER

function distinct(facts: readonly VerifiedFact[]): VerifiedFact[] {
  const seen = new Set<string>()
  return facts.filter((fact) => {
    const key = String(fact.value).toLowerCase().replace(/\W+/g, ' ')
    return !seen.has(key) && seen.add(key)
  })
}
