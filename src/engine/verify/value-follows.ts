import { fieldVocabulary } from '#contract/memo-fields.ts'
import { labelOf } from '#contract/options.ts'
import type { Fact } from '#engine/facts.ts'
import { normalise } from './normalise.ts'
import { quantitiesIn, sameQuantity, shownNumber } from './quantities.ts'
import { glue, tokensOf } from './text-index.ts'
import { traitTriggers } from './trait-triggers.ts'

const sharedWords = 0.9
/** Addresses are printed without what a link needs before them. */
const protocol = /^(?:https?:\/\/)?(?:www\.)?(?=\S+$)/iu
const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/**
 * Whether a fact's value can be read off the quotes found for it; null when it can, else the cause. Numbers must be the
 * quote's with their scale and unit, words the quote's words, a vocabulary entry must be named, a trait needs its trigger.
 */
export function valueProblem(fact: Fact, quotes: readonly string[]): string | null {
  const quote = quotes.join(' ')
  if (typeof fact.value === 'boolean') {
    const trigger = traitTriggers[fact.key as keyof typeof traitTriggers]
    return !trigger || trigger.test(quote) ? null : 'the quote does not name what the trait is about'
  }
  if (fact.key in fieldVocabulary) return vocabularyProblem(fact.key as keyof typeof fieldVocabulary, fact.value, quote)
  return numberProblem(fact.value, quote) ?? wordProblem(fact.value, quote)
}

function vocabularyProblem(key: keyof typeof fieldVocabulary, value: string, quote: string): string | null {
  const bare = (text: string) => glue(normalise(text).text).glued
  const names = [labelOf(fieldVocabulary[key], value), value.replace(/^(?:bm|pt|tm|hq)_/, '')]
  return names.some((name) => bare(quote).includes(bare(name)))
    ? null
    : 'concluded from the quote, which does not name it'
}

function numberProblem(value: string, quote: string): string | null {
  const there = quantitiesIn(normalise(quote).text)
  const words = new Set(tokensOf(normalise(quote).text).map((token) => token.text))
  for (const wanted of quantitiesIn(normalise(value).text)) {
    if (there.some((one) => sameQuantity(one, wanted))) continue
    const spelled = numberWords[wanted.amount]
    if (spelled && words.has(spelled)) continue
    return `the value says ${shownNumber(wanted.text)}, which the quote does not`
  }
  return null
}

function wordProblem(value: string, quote: string): string | null {
  const normalQuote = normalise(quote).text
  const normalValue = normalise(value.replace(protocol, '')).text
  if (glue(normalQuote).glued.includes(glue(normalValue).glued)) return null
  const there = new Set(tokensOf(normalQuote).map((token) => token.text))
  const wanted = tokensOf(normalValue).map((token) => token.text)
  const missing = wanted.filter((token) => !there.has(token) && !/\d/.test(token))
  if (wanted.length > 0 && 1 - missing.length / wanted.length >= sharedWords) return null
  return `the quote does not say '${missing.slice(0, 4).join(' ')}'`
}
