import type { KeyFactName } from '#contract/memo-fields.ts'
import { topicWords } from '#engine/lexicons/topic-words.ts'
import { type TranslatedUse, translated } from '#engine/lexicons/translated.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { SlideKind } from '#engine/slides.ts'

/** What makes a slide or a passage one of a topic. */
export type TopicRule = {
  topic: KeyFactName
  /** Kinds of slides that are about the topic. */
  kinds: readonly SlideKind[]
  /** Words of the topic. */
  words: RegExp
  /** Words that a slide which is really about the topic mostly has. */
  needs?: RegExp | undefined
  /** Words of the deck's language for `needs`, which count beside a figure; without them its words for the kinds count. */
  needsUses?: readonly TranslatedUse[]
}

/** A rule with the words of a deck's language; `everyWord` finds all words of the topic in a text. */
export type TranslatedRule = TopicRule & { everyWord: RegExp }

/** The rules of the twelve key facts, in the order of the memo. */
export const topicRules: readonly TopicRule[] = [
  {
    topic: 'Problem',
    kinds: ['problem'],
    words: topicWords.Problem.passage,
  },
  {
    topic: 'Product Solution',
    kinds: ['solution', 'product'],
    words: topicWords['Product Solution'].passage,
  },
  {
    topic: 'Traction',
    kinds: ['traction'],
    words: topicWords.Traction.passage,
    needs: topicWords.Traction.slide,
  },
  {
    topic: 'Business Model',
    kinds: ['business-model'],
    words: topicWords['Business Model'].passage,
  },
  {
    topic: 'Market',
    kinds: ['market'],
    words: topicWords.Market.passage,
  },
  {
    topic: 'Competition',
    kinds: ['competition'],
    words: topicWords.Competition.passage,
  },
  {
    topic: 'Go-to-Market',
    kinds: ['go-to-market'],
    words: topicWords['Go-to-Market'].passage,
  },
  {
    topic: 'Technology',
    kinds: ['technology'],
    words: topicWords.Technology.passage,
  },
  {
    topic: 'Financials',
    kinds: ['financials'],
    words: topicWords.Financials.passage,
    needs: topicWords.Financials.slide,
    needsUses: ['body:financials'],
  },
  {
    topic: 'Use of Funds',
    kinds: ['ask'],
    words: topicWords['Use of Funds'].passage,
    needs: topicWords['Use of Funds'].slide,
    needsUses: ['funding'],
  },
  {
    topic: 'Roadmap',
    kinds: ['roadmap'],
    words: topicWords.Roadmap.passage,
  },
  {
    topic: 'Team',
    kinds: ['team', 'advisors'],
    words: topicWords.Team.passage,
  },
]

const byLanguage = new Map<string, readonly TranslatedRule[]>([['en', topicRules.map(addEveryWord)]])

/** Returns the rules with the words of a language; made once a language. */
export function translateTopicRules(language: string): readonly TranslatedRule[] {
  const rules = byLanguage.get(language) ?? topicRules.map((rule) => addEveryWord(translateRule(rule, language)))
  byLanguage.set(language, rules)
  return rules
}

function addEveryWord(rule: TopicRule): TranslatedRule {
  return { ...rule, everyWord: latinFirst(rule.words, `${rule.words.flags}g`) }
}

function translateRule(rule: TopicRule, language: string): TopicRule {
  const bodies = rule.kinds.map((kind) => `body:${kind}` as const)
  const words = translated(rule.words, bodies).in(language)
  if (words === rule.words) return rule
  if (!rule.needs) return { ...rule, words }
  const beside = (found: string) => `^(?=[\\s\\S]*${found})[\\s\\S]*\\d`
  const needs = translated(rule.needs, rule.needsUses ?? bodies, beside).in(language)
  return { ...rule, words, needs }
}
