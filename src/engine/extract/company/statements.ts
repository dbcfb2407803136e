import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { type StatementField, type StatementWords, statementWords } from '#engine/lexicons/statement-words.ts'
import { translated } from '#engine/lexicons/translated.ts'
import type { WordUse } from '#engine/lexicons/word-uses.ts'
import type { SlideKind, Updates } from '#engine/slides.ts'
import { type Passage, splitSentences } from '#engine/text/passages.ts'
import type { ExtractInput } from '../extract-input.ts'
import type { TopicInput } from '../topics/topic-input.ts'
import { inUpdates, makeFact, onPage } from './make-fact.ts'

type Statement = {
  key: StatementField
  rule: string
  /** The use under which the words of other languages stand. */
  use: WordUse
  /** Slides on which the sentence counts more. */
  kinds: readonly SlideKind[]
  /** Facts that the field gets at most. */
  most: number
}

/** A statement with the words of a deck's language. */
type TranslatedStatement = Statement & StatementWords

const fewestCharacters = 8
const mostCharacters = 260

const statements: readonly Statement[] = [
  {
    key: 'product_status',
    use: 'productStatus',
    rule: 'product-status.words',
    kinds: ['traction', 'product', 'roadmap', 'solution'],
    most: 3,
  },
  {
    key: 'why_now',
    use: 'whyNow',
    rule: 'why-now.slide',
    kinds: ['why-now'],
    most: 2,
  },
  {
    key: 'competitive_advantage',
    use: 'advantage',
    rule: 'competitive-advantage.words',
    kinds: ['competition'],
    most: 2,
  },
  {
    key: 'intellectual_property',
    use: 'property',
    rule: 'intellectual-property.words',
    kinds: ['technology', 'competition', 'traction'],
    most: 2,
  },
  {
    key: 'partnerships',
    use: 'partnership',
    rule: 'partnerships.words',
    kinds: ['traction', 'go-to-market'],
    most: 6,
  },
  {
    key: 'awards',
    use: 'award',
    rule: 'awards.words',
    kinds: ['traction', 'cover', 'team'],
    most: 6,
  },
]

const byLanguage = new Map<string, readonly TranslatedStatement[]>()

/** Returns the statements with the words of a language; made once a language. */
function translateStatements(language: string): readonly TranslatedStatement[] {
  const kept = byLanguage.get(language)
  if (kept) return kept
  const inLanguage = statements.map((one) => ({
    ...one,
    ...translateWords(statementWords[one.key], one.use, language),
  }))
  byLanguage.set(language, inLanguage)
  return inLanguage
}

function translateWords({ words, titles, ...rest }: StatementWords, use: WordUse, language: string): StatementWords {
  const inLanguage = { ...rest, words: translated(words, use).in(language) }
  return titles ? { ...inLanguage, titles: translated(titles, use).in(language) } : inLanguage
}

/** Finds sentences that state a field outright: product status, timing, advantage, property, partnerships, awards. */
export const statementExtractor: Extractor<ExtractInput> = {
  id: 'statements',
  extract: findStatements,
}

function findStatements({ deck, updates, passages }: ExtractInput): Fact[] {
  const facts: Fact[] = []
  for (const statement of translateStatements(deck.language)) {
    const titled = new Set(deck.slides.filter(({ title }) => statement.titles?.test(title)))
    const found = passages.flatMap((passage) => findInPassage(passage, statement, titled.has(passage.slide)))
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

function findInPassage(passage: Passage, statement: TranslatedStatement, isTitled: boolean): Fact[] {
  if (passage.place === 'source-note' || passage.inPersonCard) return []
  const kind = passage.slide.kinds[0]?.kind
  const isAbout = isTitled || (statement.key === 'why_now' && kind === 'why-now')
  return passage.sentences.flatMap((sentence): Fact[] => {
    if (sentence.length < fewestCharacters || sentence.length > mostCharacters) return []
    const hasWords = statement.words.test(sentence)
    if (!hasWords && !(isAbout && passage.place === 'body' && sentence.split(' ').length >= 4)) return []
    if (statement.except?.test(sentence)) return []
    if (passage.place === 'title' && sentence.split(' ').length < 4) return []
    if (statement.key === 'why_now' && !isAbout && !/\bwhy now|right time|opportune|timing\b/i.test(sentence)) return []
    const score =
      0.55 +
      (hasWords ? 0.15 : 0) +
      (isAbout ? 0.2 : 0) +
      (kind && statement.kinds.includes(kind) ? 0.1 : 0) -
      passage.page * 0.001
    return [
      makeFact({
        key: statement.key,
        value: sentence,
        evidence: [onPage(passage.page, sentence)],
        rule: statement.rule,
        score,
      }),
    ]
  })
}

function findInUpdates(updates: Updates, statement: TranslatedStatement): Fact[] {
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
        score: 0.7,
      }),
    ]
  })
}

const leadTopics: Record<'problem' | 'solution' | 'go_to_market', KeyFactName> = {
  problem: 'Problem',
  solution: 'Product Solution',
  go_to_market: 'Go-to-Market',
}

/** Finds problem, solution and go-to-market: the best passage of the slides about them, the next ones as candidates. */
export const leadExtractor: Extractor<TopicInput> = {
  id: 'leads',
  extract: findLeads,
}

function findLeads({ topicPassages }: TopicInput): Fact[] {
  return (['problem', 'solution', 'go_to_market'] as const).flatMap((key) => {
    return (topicPassages.get(leadTopics[key]) ?? [])
      .filter((found) => found.text.split(/\s+/u).length >= 4 || /\p{Script=Han}{8}/u.test(found.text))
      .slice(0, 3)
      .map((found, index) =>
        makeFact({
          key,
          value: found.text,
          evidence: [onPage(found.passage.page, found.text)],
          rule: `${key.replaceAll('_', '-')}.slide`,
          score: (found.titled ? 0.85 : 0.6) - index * 0.1,
        }),
      )
  })
}
