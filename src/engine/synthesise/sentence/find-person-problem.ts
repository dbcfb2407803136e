import { joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import { hasWord, type Source } from './read-sources.ts'

type Mention = { person: string; start: number; end: number; clause: number }

/**
 * Returns a word of one person's facts that a sentence tells of another. Words belong to the person named before them; up to the next
 * comma or 'and' before a name they may belong to that name.
 */
export function findPersonProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const people = new Set(sources.flatMap(({ fact }) => fact.person ?? []))
  const mentions = [...people]
    .flatMap((person) => findMentions(sentence, person))
    .sort((one, other) => one.start - other.start)
  if (mentions.length === 0) return null
  for (const word of sentence.words) {
    if (
      joiningWords.has(word.text) ||
      plainWords.has(word.text) ||
      mentions.some((one) => word.start >= one.start && word.end <= one.end)
    )
      continue
    const owners = [...people].filter((person) =>
      sources.some((source) => source.fact.person === person && hasWord(source, word.text)),
    )
    const isOfOthers = sources.some((source) => source.fact.person === undefined && hasWord(source, word.text))
    if (owners.length === 0 || isOfOthers) continue
    const told = listTold(word, mentions)
    if (told.length > 0 && !told.some((person) => owners.includes(person)))
      return `it tells '${word.text}' of ${told[0]}`
  }
  return null
}

function findMentions({ words }: ProseText, person: string): Mention[] {
  const names = person
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one.length > 2)
  const last = names.at(-1)
  return words
    .filter(({ text, isCapital }) => isCapital && text === last)
    .map(({ start, end, clause }) => {
      const first = words.findLast(
        (one) => one.end <= start && names.includes(one.text) && start - one.start <= person.length,
      )
      return { person, start: first?.start ?? start, end, clause }
    })
}

/** Whom a word is told of: the person before it, else the next; a name right behind it takes it too. */
function listTold({ start, clause }: ProseWord, mentions: readonly Mention[]): string[] {
  const before = mentions.findLast((one) => one.start <= start)
  const next = mentions.find((one) => one.start > start)
  const isOfNext = next !== undefined && (before === undefined || next.clause === clause)
  return [...(before ? [before.person] : []), ...(isOfNext && next ? [next.person] : [])]
}
