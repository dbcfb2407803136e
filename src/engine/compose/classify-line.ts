import type { KeyFactName } from '#contract/memo-fields.ts'
import { callToAction, greeting, pricedUnit, sourceWithYear } from '#engine/lexicons/line-words.ts'
import { topicWords } from '#engine/lexicons/topic-words.ts'
import { classifyShape, isEnglish, isTitleCase, type TextShape } from '#engine/text/text-shape.ts'
import { countWords } from '#engine/text/words.ts'

/**
 * Returns what a passage is to a reader of its topic: a fragment where it says nothing of the topic by itself. `isDetail`: it goes
 * on from a line above it.
 */
export function classifyLine(topic: KeyFactName, text: string, isDetail: boolean): TextShape {
  const found = classifyShape(text)
  const shape = isDetail && found === 'pair' ? 'phrase' : found
  if (isOfScreen(topic, text) || isCaption(topic, text, shape)) return 'fragment'
  if (!isEnglish(text)) return shape
  const isLabel = shape === 'phrase' && (topic === 'Traction' || isTitleCase(text)) && !/\d/.test(text)
  return isLabel || saysOther(topic, text, shape) ? 'fragment' : shape
}

/** A call to act, a question and a message of a chat are what a reader or user is shown, and tell nothing of the company. */
function isOfScreen(topic: KeyFactName, text: string): boolean {
  const isAsked = topic !== 'Problem' && /[?？]["”’)]*$/u.test(text)
  return (
    isAsked ||
    callToAction.test(text) ||
    greeting.test(text) ||
    /[?!？！].*\p{Emoji_Presentation}|\p{Emoji_Presentation}.*[?!？！]/u.test(text)
  )
}

/** Beside a number in brackets fewer words say nothing. */
const fewestOfLine = 3

/** A chart's source, and a heading whose number belongs to a word: 'Bloomberg, 2024', '5-Year Revenue Projection'. */
function isCaption(topic: KeyFactName, text: string, shape: TextShape): boolean {
  if (topic !== 'Roadmap' && sourceWithYear.test(text)) return true
  const bare = text.replace(/(?<!\S)\d{1,2}-(?=\p{L})|\([^()\p{Sc}%]*\)/gu, '').trim()
  return shape === 'pair' && !/[\d:]/.test(bare) && (isTitleCase(bare) || countWords(bare) < fewestOfLine)
}

/** 'Public sale 45%', '75+ programs': a share or a count of something. */
const shareOrCount = /^\D*\d[\d.,]*\s?%\)?$|^\d[\d.,]*\+?\s+[\p{L}@]/u
const nameFirst = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}(?:$| [·|–-] )/u

/** Lines of a slide that is about several things. */
function saysOther(topic: KeyFactName, text: string, shape: TextShape): boolean {
  const { line, sentence } = topicWords[topic]
  if (line?.test(text) === false) return topic !== 'Team' || !nameFirst.test(text)
  if (topic === 'Market') return pricedUnit.test(text) && !sentence?.test(text)
  return topic === 'Technology' && shape === 'pair' && shareOrCount.test(text) && !sentence?.test(text)
}

/** Whether the title of a slide says that the slide is about the topic, as far as English words can tell. */
export function namesTopic(topic: KeyFactName, title: string): boolean {
  return !isEnglish(title) || topicWords[topic].title?.test(title) !== false
}
