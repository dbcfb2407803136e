import { answerWords, negationWords, wordsAfterNegation } from '#engine/lexicons/negation-words.ts'

const negations = new Set(negationWords)
/** Scripts without spaces negate by a character before the verb, or by an ending behind it. */
const negatedBefore = /[不没沒無无未非勿]\s?$/u
const negatedBehind = /^\s?(?:ません|ない(?![\p{Script=Han}])|ず(?![\p{Script=Han}]))/u

/** Whether a token (bare, lower case) turns a statement round. */
export function isNegation(token: string): boolean {
  return negations.has(token) || /n['’]t$/u.test(token) || token === 'cant' || token === 'wont' || token === 'dont'
}

/**
 * Whether the text right before a quote turns it round: a negation as the last word, or with only an article, 'yet',
 * 'longer' or the like between it and the quote, within the same sentence. A row of answers ('yes no no') is a table's.
 */
export function isNegatedBy(before: string): boolean {
  if (negatedBefore.test(before)) return true
  const sentence = before.split(/[!?;:•·|]|\.(?=\s|$|\d)/u).at(-1) ?? ''
  const tokens = sentence.trim().split(/\s+/u).slice(-3).reverse().map(stripMarks)
  if (answerWords.has(tokens[0] ?? '') && answerWords.has(tokens[1] ?? '')) return false
  for (const bare of tokens) {
    if (isNegation(bare)) return true
    if (!wordsAfterNegation.has(bare)) return false
  }
  return false
}

/** Whether the text right behind a quote turns it round, as Japanese verb endings do. */
export function isNegatedBehind(after: string): boolean {
  return negatedBehind.test(after)
}

const stripMarks = (token: string) => token.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
