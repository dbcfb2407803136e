import { fieldVocabulary } from '#contract/memo-fields.ts'
import { labelOf } from '#contract/options.ts'
import type { Fact } from '#engine/facts.ts'
import { roundsIn } from '#engine/lexicons/rounds.ts'
import { normalise } from './normalise.ts'
import { quantitiesIn, sameQuantity, shownNumber } from './quantities.ts'
import { glue, tokensOf } from './text-index.ts'
import { traitTriggers } from './trait-triggers.ts'

const sharedWords = 0.9
/** Addresses are printed without what a link needs before them. */
const protocol = /^(?:https?:\/\/)?(?:www\.)?(?=\S+$)/i
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
  const said = normalise(quote).text
  return numberProblem(fact.value, said) ?? wordProblem(fact.value, said)
}

function vocabularyProblem(key: keyof typeof fieldVocabulary, value: string, quote: string): string | null {
  const bare = (text: string) => glue(normalise(text).text).glued
  if (key === 'stage' && roundsIn(quote).some((round) => round.stage === value)) return null
  const names = [labelOf(fieldVocabulary[key], value), value.replace(/^(?:bm|pt|tm|hq)_/, '')]
  return names.some((name) => bare(quote).includes(bare(name)))
    ? null
    : 'concluded from the quote, which does not name it'
}

/** `said` is the normalised quote. */
function numberProblem(value: string, said: string): string | null {
  const stated = quantitiesIn(normalise(value).text)
  if (stated.length === 0) return null
  const there = quantitiesIn(said)
  for (const wanted of stated) {
    if (there.some((one) => sameQuantity(one, wanted))) continue
    const spelled = numberWords[wanted.amount]
    if (spelled && tokensOf(said).some((token) => token.text === spelled)) continue
    return `the value says ${shownNumber(wanted.text)}, which the quote does not`
  }
  return null
}

function wordProblem(value: string, said: string): string | null {
  const normalValue = normalise(value.replace(protocol, '')).text
  if (said.includes(normalValue) || glue(said).glued.includes(glue(normalValue).glued)) return null
  const there = new Set(tokensOf(said).map((token) => token.text))
  const wanted = tokensOf(normalValue).map((token) => token.text)
  const missing = wanted.filter((token) => !there.has(token) && !/\d/.test(token))
  if (wanted.length > 0 && 1 - missing.length / wanted.length >= sharedWords) return null
  return `the quote does not say '${missing.slice(0, 4).join(' ')}'`
}
