import type { Extractor, Fact, FactKey } from '#engine/facts.ts'
import {
  askWords,
  committedWords,
  grantWords,
  instruments,
  notOwnRound,
  raisedWords,
  valuationWords,
} from '#engine/lexicons/rounds.ts'
import type { SlideKind } from '#engine/slides.ts'
import type { Figure, FigureKind } from '../grammar/figure.ts'
import { firstMatch } from '../grammar/first-match.ts'
import { type Binding, bindFigure } from './bind-figure.ts'
import { type FigureInput, statementsOf } from './build-statements.ts'
import { distinctFacts } from './distinct-facts.ts'
import { roundHistory } from './round-history.ts'
import { hasKind, mainKind, type Statement, wordsOf } from './statement.ts'

const smallestAsk = 1e4
const roundName = /\b(?:pre[- ]?seed|seed|series [a-d]|semilla|bridge)\b(?: (?:round|funding|investment))?/gi
const spent =
  /\b(?:use of|allocat|spend|for (?:marketing|product|hiring|sales)|runway|per month|monthly|revenue|ARR|MRR|valuation|pre-?money|post-?money|cap\b|committed|raised|pipeline|burn)/i
const othersOn: ReadonlySet<SlideKind> = new Set(['problem', 'competition', 'market', 'team', 'advisors'])
/** Off the slide of the ask, 'raised' alone may be what customers or campaigns raised. */
const ownRound =
  /\b(?:seed|series|rounds?|angels?|investors?|investment|funding|ventures?|vcs?|capital|grants?|equity|financ\w+)\b|\braised (?:to date|so far)\b|\bwe(?:['’]ve| have)? (?:already )?raised\b|\b(?:previously|already) raised\b/i
const vagueRaise = /^(?:to date|so far|.*(?:secured|received|closed))$/i
const anyRound = /\b(?:rais|fund|invest|angel|ventures|capital|grant|seed|series|round)/i
const customerMoney = /\b(?:revenue|sales|ARR|MRR|customers?|orders|users|contracts?|paid|budget|payment)\b/i
const stillToCome = /\b(?:raising|to be raised|will be|seeking)\b/i
const alreadyIn = /\b(?:to date|previous|prior|so far|already)\b/i
const otherMoney = [raisedWords, grantWords, valuationWords, committedWords]
const noAskOn = ['market', 'competition', 'problem', 'traction', 'team', 'advisors', 'roadmap'] as const

/** The round that is asked for, its terms, and what came in before. */
export const raiseExtractor: Extractor<FigureInput> = {
  id: 'figures/raise',
  extract: (input) => {
    const statements = statementsOf(input)
    const facts = statements.flatMap((statement) => [...money(statement), ...instrument(statement)])
    const history = input.deck.slides.flatMap(roundHistory)
    const asked = [...facts, ...history].some((one) => one.key === 'amount_raising')
    const before = new Set([...facts, ...history].flatMap((one) => (one.key === 'previous_funding' ? [one.value] : [])))
    const guessed = asked ? [] : statements.flatMap(onAskSlide).filter((one) => !before.has(one.value))
    return distinctFacts([...facts, ...history, ...guessed])
  },
}

function money(statement: Statement): Fact[] {
  if (statement.figures.length === 0) return []
  const words = wordsOf(statement)
  if (notOwnRound.test(words)) return []
  const facts: Fact[] = []
  const slide = statement.slide
  const about = statement.document === 'updates' || hasKind(slide, 'ask', 'financials', 'cover', 'contact')
  const valuation = bindFigure(statement, valuationWords, { units: ['money'] })
  if (valuation && valuation.figure.amount >= 1e5 && mainKind(slide) !== 'competition')
    facts.push(made('valuation', statement, valuation, about ? 0.88 : 0.66, 'raise/valuation', 'valuation'))
  const committed = bindFigure(statement, committedWords, { units: ['money'] })
  if (committed && about && !/\braised\b/i.test(words))
    facts.push(made('committed', statement, committed, 0.84, 'raise/committed', 'committed to the round'))
  const taken = new Set([valuation?.figure, committed?.figure])
  const raised = pastRaise(statement, taken)
  if (raised) facts.push(raised)
  else facts.push(...ask(statement, taken))
  return facts
}

function ask(statement: Statement, taken: ReadonlySet<Figure | undefined>): Fact[] {
  const slide = statement.slide
  if (slide && noAskOn.some((kind) => mainKind(slide) === kind) && !hasKind(slide, 'ask')) {
    if (!/\b(?:we are|we['’]re|currently) (?:raising|seeking)|^raising\b/i.test(statement.text)) return []
  }
  const named = bindFigure(statement, askWords, { units: ['money'] }) ?? bareAsk(statement, ['count'])
  if (!named || taken.has(named.figure) || (named.figure.high ?? named.figure.amount) < smallestAsk) return []
  const sure = (hasKind(slide, 'ask') ? 0.9 : 0.8) + (statement.isTitle ? 0.04 : 0)
  const score = named.figure.kind === 'count' ? sure - 0.12 : sure
  return [
    made(
      'amount_raising',
      statement,
      named,
      score - Math.min(named.distance, 40) * 0.002,
      'raise/ask',
      'asked for in this round',
    ),
  ]
}

/** 'Round target: 2M': an ask may leave its currency out, but then only on the slide of the ask. */
function bareAsk(statement: Statement, units: readonly FigureKind[]): Binding | null {
  if (!hasKind(statement.slide, 'ask')) return null
  const found = bindFigure(statement, askWords, { units })
  if (!found || !/[kmb]\b|\d{3}$|million|thousand|mln|mio/i.test(found.figure.text)) return null
  const behind = statement.text.slice(found.figure.end, found.figure.end + 18)
  return /^\s*(?:[.,;)]|$|for\b|to\b|in (?:funding|investment|seed|capital)|(?:pre-?)?seed|series)/i.test(behind) ||
    statement.shape === 'labelled'
    ? found
    : null
}

function pastRaise(statement: Statement, taken: ReadonlySet<Figure | undefined>): Fact | null {
  const slide = statement.slide
  if (slide && othersOn.has(mainKind(slide) ?? 'ask')) return null
  const words = wordsOf(statement)
  const own = bindFigure(statement, raisedWords, { units: ['money'] })
  const found = own ?? bindFigure(statement, grantWords, { units: ['money'] })
  if (!found || taken.has(found.figure)) return null
  if (vagueRaise.test(found.trigger) && !anyRound.test(`${words} ${statement.heading}`)) return null
  if (customerMoney.test(words) && !/\brais|fund/i.test(words)) return null
  if (stillToCome.test(words) && !alreadyIn.test(words)) return null
  if (slide && !hasKind(slide, 'ask') && !ownRound.test(words)) return null
  const base = !own ? 0.68 : hasKind(slide, 'ask', 'traction') || !slide ? 0.86 : 0.74
  return made(
    'previous_funding',
    statement,
    found,
    base - Math.min(found.distance, 40) * 0.002,
    'raise/previous',
    'raised before',
  )
}

/** A slide of the ask with one amount that nothing else explains, or with an amount beside the round's name. */
function onAskSlide(statement: Statement): Fact[] {
  if (mainKind(statement.slide) !== 'ask' || notOwnRound.test(wordsOf(statement)) || spent.test(wordsOf(statement)))
    return []
  if (otherMoney.some((pattern) => firstMatch(pattern, wordsOf(statement)))) return []
  const named = bindFigure(statement, roundName, { units: ['money'] })
  if (named && named.figure.amount >= smallestAsk)
    return [made('amount_raising', statement, named, 0.74, 'raise/round-name', 'the round')]
  const amounts = statement.figures.filter((one) => one.kind === 'money' && one.amount >= 5e4)
  const all = (statement.slide?.lines ?? []).filter((line) => /[$€£]\s?\d|\d\s?[$€£]/.test(line.text))
  const only = amounts[0]
  if (
    !only ||
    amounts.length > 1 ||
    all.length !== 1 ||
    !/\b(?:ask|invest\w*|funding|raise|round)\b/i.test(statement.heading)
  )
    return []
  return [
    made(
      'amount_raising',
      statement,
      { figure: only, trigger: statement.heading, distance: 20 },
      0.62,
      'raise/only-amount',
      'the ask',
    ),
  ]
}

function instrument(statement: Statement): Fact[] {
  if (statement.slide && !hasKind(statement.slide, 'ask') && !firstMatch(askWords, statement.text)) return []
  const words = wordsOf(statement)
  for (const pattern of instruments) {
    const found = pattern.exec(words)?.[0].replace(/^(?:for|in) /, '')
    if (!found || statement.text === statement.text.toUpperCase()) continue
    return [
      {
        key: 'instrument',
        value: found,
        evidence: statement.evidence,
        kind: 'stated',
        rule: 'raise/instrument',
        reason: `The deck names '${found}' as the form of the investment.`,
        score: 0.8,
      },
    ]
  }
  return []
}

function made(
  key: FactKey,
  statement: Statement,
  { figure, trigger }: Binding,
  score: number,
  rule: string,
  what: string,
): Fact {
  const update = statement.document === 'updates'
  return {
    key,
    value: figure.text,
    evidence: statement.evidence,
    kind: 'stated',
    rule,
    reason: `${update ? 'The update' : 'The deck'} states ${figure.text} with '${trigger}': ${what}.`,
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
