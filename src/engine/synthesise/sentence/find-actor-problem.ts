import { actorWords, contrastWords, wordsToVerb } from '#engine/lexicons/actor-words.ts'
import { joiningWords } from '#engine/lexicons/plain-words.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import { hasSameWord, type Source } from './read-sources.ts'

/** 'Sent home by migrant workers': so many words can part a verb, its 'by' and who did it. */
const reach = 3

type Deed = { verb: ProseWord; actor: ProseWord }

/**
 * Returns who does something in a sentence that another does in what it cites: 'partners choose what parents supply' for 'parents
 * choose what partners supply', and the company where a passage tells what its competitors do.
 */
export function findActorProblem(
  sentence: ProseText,
  sources: readonly Source[],
  company: string | null,
): string | null {
  const cited = sources.flatMap(({ texts }) => texts.flatMap(listDeeds))
  for (const { verb, actor } of listDeeds(sentence)) {
    const same = cited.filter((one) => saysSame(one.verb, verb))
    if (same.length > 0 && !same.some((one) => isSameActor(one.actor, actor)))
      return `it tells '${verb.text}' of '${actor.text}', and its fact of another`
  }
  return findRivalsDeed(sentence, sources, company)
}

/** Who stands right before a verb does it, or who stands behind its 'by'. */
function listDeeds({ words }: ProseText): Deed[] {
  return words.flatMap((verb, at): Deed[] => {
    if (actorWords.has(verb.lemma) || joiningWords.has(verb.text)) return []
    const behind = words.slice(at + 1, at + 1 + reach)
    const by = behind.findIndex(({ text }) => text === 'by')
    const doer = by < 0 || by > 1 ? undefined : findLastOfRun(words.slice(at + by + 2, at + by + 2 + reach))
    if (doer && isVerbForm(verb)) return [{ verb, actor: doer }]
    const before = words.slice(0, at).findLast(({ text }) => !wordsToVerb.has(text))
    return before && isActor(before) && before.clause >= verb.clause - 1 && !isPossessive(before, verb)
      ? [{ verb, actor: before }]
      : []
  })
}

/** Of 'migrant workers' the workers. */
const findLastOfRun = (words: readonly ProseWord[]) =>
  words.find((word, at) => isActor(word) && !words.slice(at + 1, at + 2).some(isActor))

const isActor = ({ lemma, text }: ProseWord) => actorWords.has(lemma) || actorWords.has(text)
const isVerbForm = ({ text }: ProseWord) => /ed$/u.test(text) || irregularDone.has(text)
const irregularDone = new Set([
  'sent',
  'made',
  'built',
  'paid',
  'sold',
  'bought',
  'given',
  'taken',
  'chosen',
  'held',
  'run',
  'led',
  'written',
])

/** An apostrophe and a space between: "parents' progress" tells no deed of the parents. */
const isPossessive = (actor: ProseWord, { start }: ProseWord) => start - actor.end === 2 || start - actor.end === 3

const saysSame = (one: ProseWord, other: ProseWord): boolean =>
  one.lemma === other.lemma ||
  one.root === other.root ||
  hasSameWord(new Set([one.lemma, one.text]), other.text, other.lemma)

/** 'People' are anyone, and say the same as no word for some. */
const isSameActor = (one: ProseWord, other: ProseWord): boolean =>
  one.lemma === other.lemma || (![one, other].some(({ text }) => anyone.has(text)) && saysSame(one, other))
const anyone = new Set(['people', 'person', 'persons', 'team', 'members', 'users'])

const ownWords = new Set(['we', 'our', 'us', 'unlike', 'ours'])

/** A passage about competition that does not speak of the company tells what others do. */
function findRivalsDeed({ words }: ProseText, sources: readonly Source[], company: string | null): string | null {
  const own = (company ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const [first] = words
  if (!first || !own.includes(first.text) || words.some(({ text }) => contrastWords.has(text))) return null
  const told = sources.filter(({ fact }) => fact.key !== 'company_name')
  const isOfRivals = told.every(
    ({ fact, texts, aroundLemmas }) =>
      fact.key === 'topic:Competition' &&
      !own.some((name) => aroundLemmas.has(name)) &&
      !texts.some((text) => text.words.some((word) => ownWords.has(word.text) || own.includes(word.text))),
  )
  return told.length > 0 && isOfRivals ? 'it tells of the company what a passage tells of competitors' : null
}
