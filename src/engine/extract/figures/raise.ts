import type { Extractor, Fact, FactKey } from '#engine/facts.ts'
import {
  askHeadings,
  askWords,
  behindBareAsk,
  committedWords,
  customerMoney,
  grantWords,
  notOwnRound,
  notTheAsk,
  ownRoundWords,
  raisedWords,
  roundLabels,
  selfRaisingWords,
  valuationWords,
} from '#engine/lexicons/raise-words.ts'
import { instruments, roundName } from '#engine/lexicons/round-names.ts'
import { type Translated, translated } from '#engine/lexicons/translated.ts'
import type { Slide, SlideKind } from '#engine/slides.ts'
import type { Figure, FigureKind } from '#engine/text/grammar/figure.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { findMoney } from '#engine/text/grammar/money.ts'
import type { ExtractInput } from '../extract-input.ts'
import { type Binding, bindFigure } from './bind-figure.ts'
import { keepDistinctFacts } from './distinct-facts.ts'
import { findHeadlineAmount } from './headline-amount.ts'
import { isAmountOfUse } from './is-amount-of-use.ts'
import { type DeckDate, readMonth } from './nature.ts'
import { readRoundHistory } from './round-history.ts'
import { getMainKind, hasKind, joinStatementWords, type Statement } from './statement.ts'

/** In the currency of the deck; smaller amounts are prices, not rounds. */
const leastAskMoney = 1e4
const kindsOnOthers: ReadonlySet<SlideKind> = new Set(['problem', 'competition', 'market', 'team', 'advisors'])
const vagueRaise = translated(
  /^(?:to date|so far|.*(?:secured|received|closed))$/i,
  'alreadyIn',
  (words) => `^${words}$`,
)
const anyRound = translated(/\b(?:rais|fund|invest|angel|ventures|capital|grant|seed|series|round)/i, 'funding')
const raisedOrFunded = translated(/\brais|fund/i, 'funding')
const stillToCome = translated(/\b(?:raising|to be raised|will be|seeking)\b/i, 'ask')
const alreadyIn = translated(/\b(?:to date|previous|prior|so far|already)\b/i, ['alreadyIn', 'raised'])
const otherMoney = [raisedWords, grantWords, valuationWords, committedWords]
const closedRound = /\b(?:closed|completed|previous(?:ly)?|prior|done|raised)\b/i
const kindsWithoutAsk = ['market', 'competition', 'problem', 'traction', 'team', 'advisors', 'roadmap'] as const

/** The round that is asked for, its terms, and what came in before. */
export const raiseExtractor: Extractor<ExtractInput> = {
  id: 'figures/raise',
  extract: ({ deck, statements, deckDate }) => {
    const facts = statements.flatMap((statement) => [
      ...findMoneyFacts(statement, deckDate),
      ...findInstrument(statement),
    ])
    const history = deck.slides.flatMap(readRoundHistory)
    const asked = [...facts, ...history].some((one) => one.key === 'amount_raising')
    const before = new Set([...facts, ...history].flatMap((one) => (one.key === 'previous_funding' ? [one.value] : [])))
    const guessed = asked
      ? []
      : statements
          .filter((one) => !opensWithPastYear(one, deckDate))
          .flatMap(findOnlyAmount)
          .filter((one) => !before.has(one.value))
    const headlines =
      asked || guessed.length > 0
        ? []
        : deck.slides
            .flatMap((slide) => findHeadline(slide, statements, deckDate))
            .filter((one) => !before.has(one.value))
    return keepDistinctFacts([...facts, ...history, ...guessed, ...headlines])
  },
}

function findMoneyFacts(statement: Statement, date: DeckDate): Fact[] {
  if (statement.figures.length === 0) return []
  const words = joinStatementWords(statement)
  if (notOwnRound.in(statement.language).test(words)) return []
  const facts: Fact[] = []
  const slide = statement.slide
  const about = statement.document === 'updates' || hasKind(slide, 'ask', 'financials', 'cover', 'contact')
  const valuation = bindFigure(statement, valuationWords, { units: ['money'] })
  if (valuation && valuation.figure.amount >= 1e5 && getMainKind(slide) !== 'competition')
    facts.push(makeRaiseFact('valuation', statement, valuation, about ? 0.88 : 0.66, 'raise/valuation'))
  const committed = bindFigure(statement, committedWords, { units: ['money'] })
  const isCommitted = committed && about && !/\braised\b/i.test(words)
  if (isCommitted) facts.push(makeRaiseFact('committed', statement, committed, 0.84, 'raise/committed'))
  const taken = new Set([valuation?.figure, isCommitted ? committed.figure : undefined])
  const raised = findPastRaise(statement, taken) ?? findClosedRound(statement, date)
  if (raised) facts.push(raised)
  else if (!opensWithPastYear(statement, date)) facts.push(...findAsk(statement, taken))
  return facts
}

/** '2022: serie A de US$5 millones': a line of the company's history. */
function opensWithPastYear({ label, text }: Statement, date: DeckDate): boolean {
  const years = [label, text].flatMap((words) => /^\W*((?:19|20)\d\d)(?!\d)/u.exec(words)?.[1] ?? [])
  return date !== null && years.some((year) => Number(year) < Math.floor(date / 12))
}

/** 'Goal: $9M ARR': what is to be earned is not asked for. */
const earnedBehind = /^\s(?:ARR|MRR|GMV|(?:in |of )?(?:annual |yearly )?(?:revenues?|sales|turnover))\b/u

function findAsk(statement: Statement, taken: ReadonlySet<Figure | undefined>): Fact[] {
  const slide = statement.slide
  if (slide && kindsWithoutAsk.some((kind) => getMainKind(slide) === kind) && !hasKind(slide, 'ask')) {
    if (!selfRaisingWords.test(statement.text)) return []
  }
  const named =
    bindFigure(statement, askWords, { units: ['money'] }) ??
    bindBareAsk(statement, ['count']) ??
    bindLabelledAsk(statement) ??
    bindAskAtValuation(statement)
  if (!named || taken.has(named.figure) || (named.figure.high ?? named.figure.amount) < leastAskMoney) return []
  if (earnedBehind.test(statement.text.slice(named.figure.end))) return []
  const sure = (hasKind(slide, 'ask') ? 0.9 : 0.8) + (statement.isTitle ? 0.04 : 0)
  const score = named.figure.kind === 'count' ? sure - 0.12 : sure
  return [makeRaiseFact('amount_raising', statement, named, score - Math.min(named.distance, 40) * 0.002, 'raise/ask')]
}

/** '$1M @ $8M cap': on the slide of the ask the first of two amounts buys into the second. */
function bindAskAtValuation(statement: Statement): Binding | null {
  const [first, second, third] = statement.figures.filter((one) => one.kind === 'money')
  if (!first || !second || third || statement.shape !== 'prose' || !hasKind(statement.slide, 'ask')) return null
  const between = statement.text.slice(first.end, second.start)
  const isPair =
    first.amount < second.amount && /^\s*(?:safe|equity|seed|round)?\s*(?:@|at an?|at|on an?)\s*$/i.test(between)
  return isPair ? { figure: first, trigger: between.trim(), distance: 4 } : null
}

/** 'Amount  $1.5M' in a table or list of terms. */
function bindLabelledAsk(statement: Statement): Binding | null {
  if (!hasKind(statement.slide, 'ask') || closedRound.test(joinStatementWords(statement))) return null
  const figure = statement.figures.find((one) => one.kind === 'money')
  if (!figure) return null
  const label = statement.shape === 'labelled' ? statement.label : statement.text.slice(0, figure.start)
  if (isAmountOfUse(statement)) return null
  const isTotal = /^total\s?:?$/i.test(label.trim()) && firstMatch(askWords.in(statement.language), statement.heading)
  return roundLabels.in(statement.language).test(label.trim()) || isTotal
    ? { figure, trigger: label.trim(), distance: 4 }
    : null
}

/** 'Pre-seed: $400K (2024)': a round with a date before the deck's own, or called closed, came before this one. */
function findClosedRound(statement: Statement, date: DeckDate): Fact | null {
  if (!hasKind(statement.slide, 'ask', 'traction', 'advisors')) return null
  const round = bindFigure(statement, roundName, { units: ['money'] })
  if (!round || round.figure.amount < leastAskMoney) return null
  const months = statement.periods.flatMap((one) => (one.relative ? [] : (readMonth(one) ?? [])))
  const over = date !== null && months.length > 0 && months.every((month) => month < date)
  if (!over && !/\b(?:closed|completed)\b/i.test(joinStatementWords(statement))) return null
  if (selfRaisingWords.test(statement.text)) return null
  return makeRaiseFact('previous_funding', statement, round, 0.8, 'raise/round-closed')
}

/** 'Round target: 2M': an ask may leave its currency out, but then only on the slide of the ask. */
function bindBareAsk(statement: Statement, units: readonly FigureKind[]): Binding | null {
  if (!hasKind(statement.slide, 'ask')) return null
  const found = bindFigure(statement, askWords, { units })
  if (!found || !/[kmb]\b|\d{3}$|million|thousand|mln|mio/i.test(found.figure.text)) return null
  const behind = statement.text.slice(found.figure.end, found.figure.end + 18)
  return behindBareAsk.test(behind) || statement.shape === 'labelled' ? found : null
}

function findPastRaise(statement: Statement, taken: ReadonlySet<Figure | undefined>): Fact | null {
  const slide = statement.slide
  if (slide && kindsOnOthers.has(getMainKind(slide) ?? 'ask')) return null
  const words = joinStatementWords(statement)
  const own = bindFigure(statement, raisedWords, { units: ['money'] })
  const found = own ?? bindFigure(statement, grantWords, { units: ['money'] })
  if (!found || taken.has(found.figure)) return null
  const says = (pattern: Translated, text = words) => pattern.in(statement.language).test(text)
  if (says(vagueRaise, found.trigger) && !says(anyRound, `${words} ${statement.heading}`)) return null
  if (says(customerMoney) && !says(raisedOrFunded)) return null
  if (says(stillToCome) && !says(alreadyIn)) return null
  if (slide && !hasKind(slide, 'ask') && !says(ownRoundWords)) return null
  const base = !own ? 0.68 : hasKind(slide, 'ask', 'traction') || !slide ? 0.86 : 0.74
  return makeRaiseFact(
    'previous_funding',
    statement,
    found,
    base - Math.min(found.distance, 40) * 0.002,
    'raise/previous',
  )
}

/** A slide of the ask with one amount that nothing else explains, or with an amount beside the round's name. */
function findOnlyAmount(statement: Statement): Fact[] {
  const words = joinStatementWords(statement)
  const { language } = statement
  if (
    getMainKind(statement.slide) !== 'ask' ||
    [notOwnRound, notTheAsk].some((pattern) => pattern.in(language).test(words))
  )
    return []
  if (otherMoney.some((pattern) => firstMatch(pattern.in(language), words))) return []
  const named = bindFigure(statement, roundName, { units: ['money'] })
  if (named && named.figure.amount >= leastAskMoney)
    return [makeRaiseFact('amount_raising', statement, named, 0.74, 'raise/round-name')]
  const amounts = statement.figures.filter((one) => one.kind === 'money' && one.amount >= 5e4)
  const explained = (text: string) =>
    [notTheAsk, ...otherMoney].some((pattern) => firstMatch(pattern.in(language), text))
  const all = (statement.slide?.lines ?? []).filter(
    (line) => findMoney(line.text, language).length > 0 && !explained(line.text),
  )
  const only = amounts[0]
  if (!only || amounts.length > 1 || all.length > 1 || !askHeadings.in(language).test(statement.heading)) return []
  return [
    makeRaiseFact(
      'amount_raising',
      statement,
      { figure: only, trigger: statement.heading, distance: 20 },
      0.62,
      'raise/only-amount',
    ),
  ]
}

/** What a slide of the ask sets larger than all else is what is asked for, whatever the words beside it. */
function findHeadline(slide: Slide, statements: readonly Statement[], date: DeckDate): Fact[] {
  const { statement, figure } = findHeadlineAmount(slide, statements) ?? {}
  if (!statement || !figure || opensWithPastYear(statement, date)) return []
  const binding = { figure, trigger: statement.heading, distance: 20 }
  return [makeRaiseFact('amount_raising', statement, binding, 0.6, 'raise/headline')]
}

function findInstrument(statement: Statement): Fact[] {
  if (
    statement.slide &&
    !hasKind(statement.slide, 'ask') &&
    !firstMatch(askWords.in(statement.language), statement.text)
  )
    return []
  const words = joinStatementWords(statement)
  for (const pattern of instruments) {
    const found = (pattern instanceof RegExp ? pattern : pattern.in(statement.language))
      .exec(words)?.[0]
      .replace(/^(?:for|in) /, '')
    if (!found || statement.text === statement.text.toUpperCase()) continue
    return [
      {
        key: 'instrument',
        value: found,
        evidence: statement.evidence,
        kind: 'stated',
        rule: 'raise/instrument',
        score: 0.8,
      },
    ]
  }
  return []
}

function makeRaiseFact(key: FactKey, statement: Statement, { figure }: Binding, score: number, rule: string): Fact {
  const update = statement.document === 'updates'
  return {
    key,
    value: figure.text,
    evidence: statement.evidence,
    kind: 'stated',
    rule,
    score: Math.min(1, score + (update ? 0.2 : 0)),
    scope: {
      metric: key,
      period: statement.periods[0]?.text ?? null,
      nature: 'actual',
      amount: figure.amount,
      unit: figure.unit || null,
    },
  }
}
