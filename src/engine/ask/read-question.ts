import { questionSigns, questionWords } from '#engine/lexicons/question-words.ts'
import type { SlideKind } from '#engine/slides.ts'
import { everyStopWord } from '#engine/text/detect-language.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import { type AskToken, splitAskTokens, stemWord } from './ask-tokens.ts'
import { type AskPhrase, type AskTopic, findPhrase } from './ask-topics.ts'

/**
 * One thing that a question asks for: its own words and others that mean it. `weight` is its share of the question;
 * slides of `kinds` tell of it whatever their words are, and so do the proofs of the memo's `fields`. Within `foreign`
 * words its own mean something else: 'revenue' in 'net revenue retention'.
 */
export type AskSlot = {
  own: readonly AskPhrase[]
  others: readonly AskPhrase[]
  foreign: readonly AskPhrase[]
  kinds: ReadonlySet<SlideKind>
  fields: ReadonlySet<string>
  weight: number
}

const pairWeight = 0.5
const ignoredTokens = new Set([...everyStopWord(), ...questionWords].map((word) => stemWord(foldLetters(word))))

/** Returns what a question asks for; empty when it has no word to look for. */
export function readQuestion(question: string, topics: readonly AskTopic[]): AskSlot[] {
  const tokens = splitAskTokens(question.replace(questionSigns, ' '))
  const texts = tokens.map((token) => token.text)
  const taken = new Set<AskToken>()
  const slots: AskSlot[] = []
  for (const { topic, hits } of findTopics(topics, texts)) {
    const free = hits.filter(({ from, to }) => tokens.slice(from, to).every((token) => !taken.has(token)))
    if (free.length === 0) continue
    for (const { from, to } of free) for (const token of tokens.slice(from, to)) taken.add(token)
    const own = free.map(({ phrase }) => phrase)
    const { synonyms: others, kinds, fields } = topic
    slots.push({ own, others, foreign: listForeign(topic, topics), kinds, fields, weight: 1 })
  }
  const spans = [...taken]
  for (const token of tokens) {
    const overlaps = spans.some((one) => one.start < token.end && token.start < one.end)
    if (overlaps || ignoredTokens.has(token.text) || slots.some((slot) => hasWord(slot, token.text))) continue
    const own: AskPhrase[] = [{ tokens: [token.text], loose: null }]
    const weight = token.isPair ? pairWeight : 1
    slots.push({ own, others: [], foreign: [], kinds: new Set(), fields: new Set(), weight })
  }
  return slots
}

/** Returns the phrases of other topics that hold a word of this one. */
function listForeign(topic: AskTopic, topics: readonly AskTopic[]): AskPhrase[] {
  const ours = new Set(topic.synonyms.map(({ tokens }) => tokens.join(' ')))
  const holdsOurs = ({ tokens }: AskPhrase) =>
    tokens.length > 1 &&
    !ours.has(tokens.join(' ')) &&
    topic.synonyms.some((one) => one.tokens.length < tokens.length && findPhrase(one, tokens).length > 0)
  return topics.filter((other) => other !== topic).flatMap(({ synonyms }) => synonyms.filter(holdsOurs))
}

const hasWord = ({ own }: AskSlot, text: string) => own.some(({ tokens }) => tokens.length === 1 && tokens[0] === text)

type Hit = { phrase: AskPhrase; from: number; to: number }

/** Topics that the question names, those of the longest phrase first: 'gross margin' before 'margin'. */
function findTopics(topics: readonly AskTopic[], texts: readonly string[]): Array<{ topic: AskTopic; hits: Hit[] }> {
  const found = topics.flatMap((topic) => {
    const hits = topic.named
      .filter(({ tokens }) => tokens.some((token) => !ignoredTokens.has(token)) || tokens.length > 1)
      .flatMap((phrase) => {
        return findPhrase(phrase, texts).map((from): Hit => ({ phrase, from, to: from + phrase.tokens.length }))
      })
      .sort((a, b) => b.to - b.from - (a.to - a.from))
    return hits.length === 0 ? [] : [{ topic, hits }]
  })
  const measureLongest = ({ hits }: { hits: Hit[] }) => Math.max(...hits.map(({ from, to }) => to - from))
  return found.sort((a, b) => measureLongest(b) - measureLongest(a))
}
