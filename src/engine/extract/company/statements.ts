import type { KeyFactName, MemoFieldKey } from '#contract/memo-fields.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { translated } from '#engine/lexicons/translated.ts'
import type { WordUse } from '#engine/lexicons/word-uses.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { SlideKind, Updates } from '#engine/slides.ts'
import { type Passage, splitSentences } from '#engine/text/passages.ts'
import type { ExtractInput } from '../extract-input.ts'
import type { TopicPassage } from '../topics/topic-passages.ts'
import { inUpdates, makeFact, onPage } from './make-fact.ts'

type Statement = {
  key: Extract<
    MemoFieldKey,
    'product_status' | 'why_now' | 'competitive_advantage' | 'intellectual_property' | 'partnerships' | 'awards'
  >
  rule: string
  /** Words that make a sentence a statement of this field, and the words of other languages that do. */
  words: RegExp
  spoken: WordUse
  /** Words with which the sentence means something else. */
  except?: RegExp
  /** Slides on which the sentence weighs more, and slides whose passages count without the words. */
  kinds: readonly SlideKind[]
  titles?: RegExp
  reason: string
  most: number
}

const fewestCharacters = 8
const mostCharacters = 260

const statements: readonly Statement[] = [
  {
    key: 'product_status',
    spoken: 'productStatus',
    rule: 'product-status.words',
    words: latinFirst(
      /\b(?:(?:now|already|currently|went|going|is|are) live\b|live since|live in \p{Lu}|(?:private|public|closed|open|in|alpha and) beta\b|beta (?:version|launch|testing|users|test)|(?:functional|working|fully functional|functioning) (?:mvp|prototype)|\bmvp\b|\bprototype\b|launched (?:in|on|since)|launching (?:in|on)|in (?:production|development|pilot)|pilot (?:phase|program|customers|running)|proof of concept|available (?:now|on|in 20\d\d|today)|generally available|pre-?launch|early access|work[- ]in[- ]progress|early development|testnet|mainnet)/iu,
    ),
    except: /\b(?:live (?:events?|streaming|music|demo|chat|video)|competitors?|previously|real[- ]time)\b/i,
    kinds: ['traction', 'product', 'roadmap', 'solution'],
    reason: 'The deck tells how far the product is.',
    most: 3,
  },
  {
    key: 'why_now',
    spoken: 'whyNow',
    rule: 'why-now.slide',
    words: latinFirst(
      /(?<![\p{L}\p{N}])(?:why now|perfect timing|opportune moment|right time|tipping point|inflection point|new regulations?|recent(?:ly)? (?:changes?|advances?|passed)|for the first time|now possible|is now|rising|accelerat(?:ed|ing)|post-?(?:covid|pandemic))(?![\p{L}\p{N}])/iu,
    ),
    kinds: ['why-now'],
    titles: /\bwhy now\b|\btiming\b/i,
    reason: 'The deck gives this as the reason why the time is right.',
    most: 2,
  },
  {
    key: 'competitive_advantage',
    spoken: 'advantage',
    rule: 'competitive-advantage.words',
    words: latinFirst(
      /\b(?:(?:our|competitive|unfair|key|first[- ]mover|cost|data) (?:advantage|edge|moat)s?|unlike\b|the only (?:\p{L}+ )|first (?:and only|to market)|differentiat\w+|unique(?:ly)?\b|exclusive|network effects?|proprietary|defensib\w+|better than|faster (?:and|than)|cheaper (?:and|than)|patented|unmatched|x (?:faster|cheaper|better)|no (?:other|major) competitor)\b/iu,
    ),
    except: /\b(?:competitors[’'] (?:advantage|products)|unique users|unique visitors|uniquely identif)/i,
    kinds: ['competition'],
    titles:
      /\b(?:advantages?|why us|why (?:are )?we|differentiators?|moat|our edge|secret sauce|unique|usps?|what makes us|defensib)\b/i,
    reason: 'The deck claims this as its advantage.',
    most: 2,
  },
  {
    key: 'intellectual_property',
    spoken: 'property',
    rule: 'intellectual-property.words',
    words:
      /\b(?:patent(?:s|ed|[- ]pending)?|trademarks?|intellectual property|ip (?:protected|portfolio|protection|rights)|trade secrets?|copyright registered)\b/i,
    except: /\bpatent (?:law|attorney|lawyer|search engine|expir)/i,
    kinds: ['technology', 'competition', 'traction'],
    reason: 'The deck states protected property in these words.',
    most: 2,
  },
  {
    key: 'partnerships',
    spoken: 'partnership',
    rule: 'partnerships.words',
    words: latinFirst(
      /\b(?:partner(?:ed|ing)? with|partnerships? (?:with|signed|in place)|in partnership with|strategic partner(?:s|ship)?s? (?:with|include|:)|official partner|our partners|signed (?:an )?(?:agreement|mou|partnership) with|collaborat(?:ion|ing|ed) with|mou with|letter of intent with|integrated with \p{Lu})/iu,
    ),
    except:
      /\b(?:will partner|plan to|looking to|seeking|would|could|collaborating with the|partner with top|seek|open to)\b/i,
    kinds: ['traction', 'go-to-market'],
    reason: 'The deck states this partnership.',
    most: 6,
  },
  {
    key: 'awards',
    spoken: 'award',
    rule: 'awards.words',
    words: latinFirst(
      /(?<![\p{L}\p{N}])(?:awards?\b(?! points)|winners? of|won (?:the |a |1st |first |second |2nd |3rd |third )|(?:1st|first|2nd|second|3rd|third) (?:place|prize)|finalists?\b|grand prize|best (?:startup|start-up|app|product|innovation)(?![\p{L}\p{N}])|awarded|recognized (?:as|by)|named (?:one of|among)|top \d+ (?:startups?|companies))(?![\p{L}\p{N}])/iu,
    ),
    except:
      /\b(?:reward|won(?:[’']t| over)|users? (?:are|get|can)|award[- ]winning (?:team|director)|points|badges?|loyalty|grant(?:s|ed) tokens|winners? (?:takes?|get)|contest|a proof|tasks)\b/i,
    kinds: ['traction', 'cover', 'team'],
    titles: /\b(?:awards?|recognition)\b/i,
    reason: 'The deck names this award.',
    most: 6,
  },
]

const byLanguage = new Map<string, readonly Statement[]>()

/** The statements with the words of the deck's language. */
function translateStatements(language: string): readonly Statement[] {
  const made = byLanguage.get(language) ?? statements.map((one) => translateStatement(one, language))
  byLanguage.set(language, made)
  return made
}

function translateStatement(statement: Statement, language: string): Statement {
  const { words, titles, spoken: use } = statement
  const inWords = { ...statement, words: translated(words, use).in(language) }
  return titles ? { ...inWords, titles: translated(titles, use).in(language) } : inWords
}

/** Facts made of sentences that say them outright: product status, timing, advantage, property, partnerships, awards. */
export const statementExtractor: Extractor<ExtractInput> = {
  id: 'statements',
  extract: findStatements,
}

function findStatements({ deck, updates, passages }: ExtractInput): Fact[] {
  const facts: Fact[] = []
  for (const statement of translateStatements(deck.language)) {
    const found = passages.flatMap((passage) => findInPassage(passage, statement))
    if (statement.key === 'product_status' || statement.key === 'partnerships' || statement.key === 'awards')
      found.push(...findInUpdates(updates, statement))
    facts.push(
      ...found
        .sort((a, b) => b.score - a.score)
        .filter((fact, index, all) => all.findIndex((other) => other.value === fact.value) === index)
        .slice(0, statement.most),
    )
  }
  return facts
}

function findInPassage(passage: Passage, statement: Statement): Fact[] {
  if (passage.place === 'source-note' || passage.inPersonCard) return []
  const kind = passage.slide.kinds[0]?.kind
  const titled = statement.titles?.test(passage.slide.title) ?? false
  const about = titled || (statement.key === 'why_now' && kind === 'why-now')
  return passage.sentences.flatMap((sentence): Fact[] => {
    if (sentence.length < fewestCharacters || sentence.length > mostCharacters) return []
    const said = statement.words.test(sentence)
    if (!said && !(about && passage.place === 'body' && sentence.split(' ').length >= 4)) return []
    if (statement.except?.test(sentence)) return []
    if (passage.place === 'title' && sentence.split(' ').length < 4) return []
    if (statement.key === 'why_now' && !about && !/\bwhy now|right time|opportune|timing\b/i.test(sentence)) return []
    const score =
      0.55 +
      (said ? 0.15 : 0) +
      (about ? 0.2 : 0) +
      (kind && statement.kinds.includes(kind) ? 0.1 : 0) -
      passage.page * 0.001
    return [
      makeFact({
        key: statement.key,
        value: sentence,
        evidence: [onPage(passage.page, sentence)],
        rule: statement.rule,
        reason: statement.reason,
        score,
      }),
    ]
  })
}

function findInUpdates(updates: Updates, statement: Statement): Fact[] {
  return updates.lines.flatMap(splitSentences).flatMap((sentence): Fact[] => {
    if (
      sentence.length < fewestCharacters ||
      sentence.length > mostCharacters ||
      !statement.words.test(sentence) ||
      statement.except?.test(sentence)
    )
      return []
    return [
      makeFact({
        key: statement.key,
        value: sentence,
        evidence: [inUpdates(sentence)],
        rule: `${statement.rule}.updates`,
        reason: statement.reason.replace('The deck', 'The update'),
        score: 0.7,
      }),
    ]
  })
}

const leadFields: Record<'problem' | 'solution' | 'go_to_market', { topic: KeyFactName; reason: string }> = {
  problem: { topic: 'Problem', reason: 'The deck states the problem in these words.' },
  solution: { topic: 'Product Solution', reason: 'The deck states its solution in these words.' },
  go_to_market: { topic: 'Go-to-Market', reason: 'The deck tells in these words how it reaches customers.' },
}

/** Problem, solution and go-to-market: the best passage of the slides about them, the next ones as candidates. */
export const leadExtractor: Extractor<ExtractInput> = {
  id: 'leads',
  extract: findLeads,
}

function findLeads({ topicPassages }: ExtractInput): Fact[] {
  return (['problem', 'solution', 'go_to_market'] as const).flatMap((key) => {
    const { topic, reason } = leadFields[key]
    return (topicPassages.get(topic) ?? [])
      .filter((found) => found.text.split(/\s+/u).length >= 4 || /\p{Script=Han}{8}/u.test(found.text))
      .slice(0, 3)
      .map((found: TopicPassage, index) =>
        makeFact({
          key,
          value: found.text,
          evidence: [onPage(found.passage.page, found.text)],
          rule: `${key.replaceAll('_', '-')}.slide`,
          reason,
          score: (found.titled ? 0.85 : 0.6) - index * 0.1,
        }),
      )
  })
}
