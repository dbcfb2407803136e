import type { Evidence, Extractor, Fact } from '#engine/facts.ts'
import {
  askWords,
  behindRoundName,
  grantWords,
  notOwnRound,
  raisedWords,
  roundNouns,
} from '#engine/lexicons/raise-words.ts'
import { findRounds, type NamedRound } from '#engine/text/named-rounds.ts'
import type { ExtractInput } from '../extract-input.ts'
import { keepDistinctFacts } from './distinct-facts.ts'
import { type DeckDate, liesAhead } from './nature.ts'
import { raiseExtractor } from './raise.ts'
import { getMainKind, hasKind, joinStatementWords, type Statement } from './statement.ts'

const longestCoverLineChars = 90
const comparableCurrencies = new Set(['USD', 'EUR', 'GBP', 'CHF', ''])

/** Upper ends of what rounds usually ask for, in US dollars, euros or pounds; larger asks tell no stage. */
const usualSizes: ReadonlyArray<readonly [number, string]> = [
  [7.5e5, 'pre_seed'],
  [4e6, 'seed'],
]

/**
 * The stage by precedence: the round that the deck names for itself, the last round that it closed, and where it names
 * none, what the amount asked for usually means (inferred).
 */
export const stageExtractor: Extractor<ExtractInput> = {
  id: 'figures/stage',
  extract: (input) => {
    const named = [
      ...input.statements.flatMap((one) => findStatedStages(one, input.deckDate)),
      ...findStagesOnCover(input),
    ]
    return keepDistinctFacts(named.length > 0 ? named : inferStageBySize(input))
  },
}

function findStatedStages(statement: Statement, date: DeckDate): Fact[] {
  const words = joinStatementWords(statement)
  const named = words.length > 400 ? [] : findRounds(words)
  if (named.length === 0 || notOwnRound.in(statement.language).test(words.replace(/\bSTO\b/, ''))) return []
  const { slide } = statement
  if (
    slide &&
    ['team', 'advisors', 'competition', 'market', 'problem'].includes(getMainKind(slide) ?? '') &&
    !hasKind(slide, 'ask')
  )
    return []
  const asks = findPosition(askWords.in(statement.language), words)
  if (asks !== null) {
    const nearest = [...named].sort((a, b) => Math.abs(a.at - asks) - Math.abs(b.at - asks))[0]
    return nearest
      ? [makeStageFact(nearest, statement.evidence, hasKind(slide, 'ask') ? 0.94 : 0.88, 'stage/asked')]
      : []
  }
  const first = named[0]
  if (!first) return []
  const past =
    isOver(statement, date) ||
    /\b(?:last|previous|prior|after (?:our|the)) (?:\w+ )?$/i.test(words.slice(0, first.at)) ||
    (findPosition(raisedWords.in(statement.language), words) !== null &&
      findPosition(grantWords.in(statement.language), words) === null)
  if (past) return [makeStageFact(named.at(-1) ?? first, statement.evidence, 0.64, 'stage/closed')]
  if (statement.periods.some((one) => liesAhead(one, date)) || getMainKind(slide) === 'roadmap') return []
  if (hasKind(slide, 'ask') && named.length === 1 && words.length < 120) {
    const round =
      roundNouns.test(words.slice(first.end)) ||
      statement.isTitle ||
      statement.figures.some((one) => one.kind === 'money')
    return [makeStageFact(first, statement.evidence, round ? 0.82 : 0.7, 'stage/ask-slide')]
  }
  return statement.document === 'updates' && roundNouns.test(words.slice(first.end))
    ? [makeStageFact(first, statement.evidence, 0.8, 'stage/update')]
    : []
}

/** 'Pre-seed of $1.1M (2023)': a round with a year in brackets before that of the deck. */
const isOver = ({ text, periods }: Statement, date: DeckDate): boolean =>
  date !== null && periods.some(({ year, end }) => year !== null && text[end] === ')' && year * 12 + 12 < date)

function findPosition(pattern: RegExp, text: string): number | null {
  pattern.lastIndex = 0
  const at = text.search(pattern)
  return at < 0 ? null : at
}

/** 'Seed round · August 2026' on the cover or in the running text of the pages. */
function findStagesOnCover({ deck }: ExtractInput): Fact[] {
  const cover = deck.slides[0]
  const lines = (cover?.lines ?? []).map((line) => ({ line, page: cover?.page ?? 1 }))
  for (const slide of deck.slides.slice(1, 3))
    lines.push(...slide.furniture.map((line) => ({ line, page: slide.page })))
  return lines.flatMap(({ line, page }) => {
    if (line.text.length > longestCoverLineChars) return []
    const [only, other] = findRounds(line.text)
    if (!only || other) return []
    const rest = line.text.slice(only.end)
    const alone = behindRoundName.test(rest)
    const evidence: Evidence[] = [{ document: 'deck', page, quote: line.text }]
    return alone ? [makeStageFact(only, evidence, 0.84, 'stage/cover')] : []
  })
}

function inferStageBySize(input: ExtractInput): Fact[] {
  const ask = raiseExtractor
    .extract(input)
    .filter((one) => one.key === 'amount_raising')
    .sort((a, b) => b.score - a.score)[0]
  const amount = ask?.scope?.amount
  if (!ask || !amount || !comparableCurrencies.has(ask.scope?.unit ?? '') || ask.score < 0.7) return []
  const usual = usualSizes.find(([top]) => amount <= top)
  if (!usual) return []
  return [
    {
      key: 'stage',
      value: usual[1],
      evidence: ask.evidence,
      kind: 'inferred',
      rule: 'stage/ask-size',
      score: 0.6,
    },
  ]
}

function makeStageFact(named: NamedRound, evidence: Evidence[], score: number, rule: string): Fact {
  const ground = { from: 'words' as const, words: evidence.map(() => named.words) }
  return { key: 'stage', value: named.stage, evidence, kind: 'stated', rule, ground, score }
}
