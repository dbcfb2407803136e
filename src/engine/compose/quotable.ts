import type { MemoField } from '#contract/memo.ts'
import type { KeyFactName } from '#contract/memo-fields.ts'
import { topicWords } from '#engine/lexicons/topic-words.ts'
import { groundedText, listSources } from '#engine/memo-reader.ts'
import { isClause } from '#engine/text/clause.ts'
import { splitSentences } from '#engine/text/passages.ts'
import { classifyShape, isEnglish } from '#engine/text/text-shape.ts'
import { wholeWords } from '#engine/text/whole-words.ts'
import { countWords } from '#engine/text/words.ts'
import { getSourceMark, type MarkedKeyFacts } from './marked-key-facts.ts'
import { markValue } from './prose-marks.ts'
import { type Quoted, removeLabel } from './summary-text.ts'

const fewestWords = 5
const mostWords = 34
const roundWords = 9

/** The opening of a passage that reads as a whole sentence of a fair length; null when it has none. */
function findWholeSentence(passage: string): string | null {
  const sentences = splitSentences(removeLabel(wholeWords(passage))).filter(isQuotable)
  const first = sentences.find(
    (one) => countWords(one) <= mostWords && (countWords(one) >= fewestWords || !one.includes(' ')),
  )
  if (first === undefined || first.length > 320) return null
  const next = sentences[sentences.indexOf(first) + 1]
  const both = next && /[.!?。]$/u.test(next) && passage.includes(`${first} ${next}`) ? `${first} ${next}` : null
  return both && countWords(first) < roundWords && countWords(both) <= mostWords ? both : first
}

/** A question says nothing, dots stand for what was left out, and English words without a verb are a title or a list. */
const isQuotable = (text: string): boolean =>
  classifyShape(text) === 'sentence' && !/\?["”’)]*$|\.{3}|…/u.test(text) && (!isEnglish(text) || isClause(text))

/** Returns the words of a proved field as a sentence to quote. */
export function quoteField(field: MemoField): Quoted[] {
  const text = groundedText(field)
  const sentence = text === null ? null : findWholeSentence(text)
  const source = listSources(field)[0]
  return sentence && source ? [{ text: sentence, source, mark: markValue(field) }] : []
}

const roundLength = 8

/** Returns whole sentences among the quotes of a key fact, those that suit the topic and are of a fair length first. */
export function listTopicQuotes(keyFacts: MarkedKeyFacts, topic: KeyFactName, company: string | null): Quoted[] {
  const namesCompany = (text: string) => company !== null && text.toLowerCase().includes(company.toLowerCase())
  const score = (text: string) =>
    (countWords(text) < roundLength ? 1 : 0) + (isOnTopic(topic, text) || namesCompany(text) ? 0 : 2)
  return (keyFacts.facts[topic]?.source ?? [])
    .flatMap((source, index): Quoted[] => {
      const text = source.quote ? findWholeSentence(source.quote) : null
      return text && !/^sources?\s*:/iu.test(text) && isSuited(topic, text)
        ? [{ text, source, mark: getSourceMark(keyFacts, topic, index) }]
        : []
    })
    .map((one, index) => ({ one, index, score: score(one.text) }))
    .sort((a, b) => a.score - b.score || a.index - b.index)
    .map(({ one }) => one)
}

/** Whether a sentence says what its topic is about, as far as English words can tell. */
const isOnTopic = (topic: KeyFactName, text: string): boolean =>
  !isEnglish(text) || (topicWords[topic].sentence?.test(text) ?? true)

const ofState =
  /^(?:now |already )?(?:live|launched|rated|available|released|in (?:production|beta)|battery|median)\b/iu

/** Problem and product stand for themselves on their slides; of other topics a sentence has to say what it is about. */
function isSuited(topic: KeyFactName, text: string): boolean {
  if (topic === 'Problem') return true
  if (topic === 'Product Solution') return !ofState.test(text)
  return isEnglish(text) ? isOnTopic(topic, text) : /[.!?。！？]$/u.test(text)
}
