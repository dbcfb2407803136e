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
  /** Words by which a passage on any slide is about the topic. */
  words: RegExp
  /** Words without which a slide or passage is not really about the topic. */
  needs?: RegExp | undefined
  /** Whether the topic usually stands in the first third, so that a passage there says more. */
  early?: boolean
  /** Whether the topic needs people on the slide, or a title that announces them. */
  people?: boolean
  /** Kinds of slides on which the words mean something else. */
  notOn?: readonly SlideKind[]
  /** Words of the deck's language for `needs`, which count beside a figure; without them its words for the kinds count. */
  needsUses?: readonly TranslatedUse[]
  /** Points that passages on slides of other kinds need together before they stand for the topic; 0 means never. */
  wordsLeast: number
}

/** A rule with the words of a deck's language; `everyWord` finds all words of the topic in a text. */
export type TranslatedRule = TopicRule & { everyWord: RegExp }

/** The rules of the twelve key facts, in the order of the memo. */
export const topicRules: readonly TopicRule[] = [
  {
    topic: 'Problem',
    kinds: ['problem'],
    words: topicWords.Problem.passage,
    wordsLeast: 2,
    early: true,
  },
  {
    topic: 'Product Solution',
    kinds: ['solution', 'product'],
    words: topicWords['Product Solution'].passage,
    wordsLeast: 1,
    early: true,
  },
  {
    topic: 'Traction',
    kinds: ['traction'],
    words: topicWords.Traction.passage,
    needs: topicWords.Traction.slide,
    notOn: ['market', 'problem', 'business-model', 'financials', 'why-now', 'competition'],
    wordsLeast: 2,
  },
  {
    topic: 'Business Model',
    kinds: ['business-model'],
    words: topicWords['Business Model'].passage,
    notOn: ['market', 'problem', 'competition', 'financials', 'ask', 'team', 'why-now'],
    wordsLeast: 2,
  },
  {
    topic: 'Market',
    kinds: ['market'],
    words: topicWords.Market.passage,
    wordsLeast: 2,
  },
  {
    topic: 'Competition',
    kinds: ['competition'],
    words: topicWords.Competition.passage,
    notOn: ['problem', 'team', 'ask', 'contact'],
    wordsLeast: 1,
  },
  {
    topic: 'Go-to-Market',
    kinds: ['go-to-market'],
    words: topicWords['Go-to-Market'].passage,
    notOn: ['problem', 'market', 'financials', 'team'],
    wordsLeast: 2,
  },
  {
    topic: 'Technology',
    kinds: ['technology'],
    words: topicWords.Technology.passage,
    wordsLeast: 3,
  },
  {
    topic: 'Financials',
    kinds: ['financials'],
    words: topicWords.Financials.passage,
    needs: topicWords.Financials.slide,
    needsUses: ['body:financials'],
    wordsLeast: 3,
  },
  {
    topic: 'Use of Funds',
    kinds: ['ask'],
    words: topicWords['Use of Funds'].passage,
    needs: topicWords['Use of Funds'].slide,
    needsUses: ['funding'],
    wordsLeast: 1,
  },
  {
    topic: 'Roadmap',
    kinds: ['roadmap'],
    words: topicWords.Roadmap.passage,
    notOn: ['cover', 'market', 'team'],
    wordsLeast: 3,
  },
  {
    topic: 'Team',
    kinds: ['team', 'advisors'],
    words: topicWords.Team.passage,
    people: true,
    wordsLeast: 0,
  },
]

const byLanguage = new Map<string, readonly TranslatedRule[]>([['en', topicRules.map(addEveryWord)]])
/** More points that single words of another language need: they say less than the phrases of English. */
const morePoints = 1

/** Returns the rules with the words of a language; made once a language. */
export function translateTopicRules(language: string): readonly TranslatedRule[] {
  const rules = byLanguage.get(language) ?? topicRules.map((rule) => addEveryWord(translateRule(rule, language)))
  byLanguage.set(language, rules)
  return rules
}

function addEveryWord(rule: TopicRule): TranslatedRule {
  return {
    ...rule,
    everyWord: latinFirst(new RegExp(rule.words.source, `${rule.words.flags}g`)),
  }
}

function translateRule(rule: TopicRule, language: string): TopicRule {
  const bodies = rule.kinds.map((kind) => `body:${kind}` as const)
  const words = translated(rule.words, bodies).in(language)
  if (words === rule.words) return rule
  const wordsLeast = rule.wordsLeast === 0 ? 0 : rule.wordsLeast + morePoints
  if (!rule.needs) return { ...rule, words, wordsLeast }
  const beside = (found: string) => `(?=[\\s\\S]*${found})[\\s\\S]*\\d`
  const needs = translated(rule.needs, rule.needsUses ?? bodies, beside).in(language)
  return { ...rule, words, needs, wordsLeast }
}
