import type { ValidatedResponse } from '#contract/memo.ts'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { getField, groundedText } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { opened } from '#engine/text/sentence-case.ts'
import { citeOnceInARow } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { readShare, type TermKey, writeAsk, writeClosing, writeCommitted, writeTerms } from './round-sentences.ts'
import { splitNoun } from './split-noun.ts'
import { type Cited, getMarks, joinNames, type SummaryText } from './summary-text.ts'
import { isEnglish, writeFigure } from './write-figure.ts'

const mostNames = 8

/**
 * Returns the paragraphs of the fundraising summary without the terms that the executive summary tells (`told`); '' when
 * neither another value nor anything to check is known of the round.
 */
export function writeFundraising(text: SummaryText, told: ReadonlySet<TermKey>): string {
  const found = [writeRound(text, told), writeSpendingList(text), writePreviousFunding(text), writeCash(text)].filter(
    (part) => part !== '',
  )
  const missing = listMissing(text)
  if (found.length > 0) return [...found, ...missing].join('\n\n')
  if (writeAsk(text.copy()) === '')
    return missing.find((sentence) => sentence.startsWith(toCheck)) ?? writeNotOutright(text)
  return missing.length > 0 ? missing.join('\n\n') : noOtherTerms
}

const noOtherTerms = 'The deck and the updates state no other terms of the round.'

/** What is asked for only where the executive summary does not say it, as one that a model wrote may not. */
function writeRound(text: SummaryText, told: ReadonlySet<TermKey>): string {
  const isAskTold = (['amount_raising', 'stage'] as const).every((key) => told.has(key) || !text.copy().cite(key))
  const sentences = [
    isAskTold ? '' : citeOnceInARow(writeAsk(text)),
    citeOnceInARow(writeTerms(text, told)),
    told.has('committed') ? '' : writeCommitted(text),
    told.has('closing_deadline') ? '' : writeClosing(text),
  ]
  return sentences.filter((one) => one !== '').join(' ')
}

function writeSpendingList(text: SummaryText): string {
  const entries = text.citeEntries('use_of_funds', mostNames).map((entry) => {
    const share = readShare(entry.plain)
    return share
      ? `- ${escapeMarkdown(opened(share.label))}: ${share.share}${getMarks(entry)}`
      : `- ${opened(entry.cited)}`
  })
  return entries.length === 0 ? '' : `Use of funds:\n\n${entries.join('\n')}`
}

function writePreviousFunding(text: SummaryText): string {
  const raised = text.cite('previous_funding')
  const investors = text.citeEntries('previous_investors', mostNames)
  const sentences: string[] = []
  if (raised) sentences.push(text.attribute([raised], `${text.nameCompany()} raised ${raised.cited} before.`))
  if (investors.length > 0) sentences.push(text.attribute(investors, writeInvestors(investors)))
  return sentences.join(' ')
}

const writeInvestors = (names: readonly Cited[]) =>
  `${names.length === 1 ? 'an earlier investor is' : 'earlier investors are'} ${joinNames(names)}.`

function writeCash(text: SummaryText): string {
  const burn = text.cite('burn_rate')
  const runway = text.cite('runway')
  const even = text.cite('break_even')
  const sentences: string[] = []
  if (burn) sentences.push(text.attribute([burn], `${writeBurn(burn)}${getMarks(burn)}.`))
  if (runway)
    sentences.push(text.attribute([runway], `the runway is ${writeFigure(runway, 'runway')}${getMarks(runway)}.`))
  if (even)
    sentences.push(
      text.attribute([even], `${text.nameCompany()} expects break-even ${writeBreakEven(even)}${getMarks(even)}.`),
    )
  return sentences.join(' ')
}

/** '$40k net burn' as 'net burn is $40k'. */
function writeBurn(burn: Cited): string {
  const own = isEnglish(burn.plain) ? splitNoun(burn.plain, 'burn_rate') : null
  if (!own) return `burn is ${writeFigure(burn, 'burn_rate')}`
  const bare = { ...burn, plain: own.figure, text: escapeMarkdown(own.figure) }
  return `${escapeMarkdown(own.noun)} is ${writeFigure(bare, 'burn_rate')}`
}

/** 'in 2028', 'in the second half of 2028', 'after 5 months', or as printed. */
function writeBreakEven(value: Cited): string {
  if (/^(?:19|20)\d\d$|^q[1-4]\b|^h[12]\b/iu.test(value.plain)) return `in ${value.text}`
  if (/^(?:first|second|third|fourth) (?:half|quarter)/iu.test(value.plain)) return `in the ${value.text}`
  if (/^(?:by|in|within|after|mid|end)\b/iu.test(value.plain)) return value.text
  return /^\d+ (?:months?|years?)$/iu.test(value.plain)
    ? `within ${value.text}`
    : `at ${writeFigure(value, 'break_even')}`
}

const toCheck = 'To check:'

const essentials: ReadonlyArray<readonly [MemoFieldKey, string]> = [
  ['amount_raising', 'the amount'],
  ['stage', 'the stage'],
  ['instrument', 'the instrument'],
  ['valuation', 'the valuation'],
  ['committed', 'what is committed'],
  ['closing_deadline', 'the closing date'],
  ['use_of_funds', 'the use of funds'],
  ['previous_funding', 'previous funding'],
]

/** What of the round has candidates and no value. */
function writeNotOutright({ memo }: SummaryText): string {
  const open = essentials.flatMap(([key, name]) =>
    getField(memo, key)?.candidates && hasNone(memo, key) ? [name] : [],
  )
  return open.length === 0 ? '' : `Not stated outright: ${joinList(open)}.`
}

const hasNone = (memo: ValidatedResponse, key: MemoFieldKey) => isUnknown(getField(memo, key)?.value)

/**
 * What is not there at all, apart from what was found and could not be proved. What a key fact tells about, or a line comes
 * near, is there.
 */
function listMissing(text: SummaryText): string[] {
  const lacking = essentials.filter(([key]) => groundedText(getField(text.memo, key)) === null)
  const isEmpty = (key: MemoFieldKey) => hasNone(text.memo, key)
  const isOpen = (key: MemoFieldKey) => getField(text.memo, key)?.standing === 'open'
  const isInKeyFact = (key: MemoFieldKey) =>
    key === 'use_of_funds' && !isUnknown(text.keyFacts.facts['Use of Funds']?.value)
  const absent = lacking.filter(([key]) => isEmpty(key) && !isOpen(key) && !isInKeyFact(key)).map(([, name]) => name)
  const unproved = lacking.filter(([key]) => !isEmpty(key)).map(([, name]) => name)
  const sentences: string[] = []
  if (absent.length > 0) sentences.push(`Not stated: ${joinList(absent)}.`)
  if (unproved.length > 0) sentences.push(`${toCheck} ${joinList(unproved)}, found and not proved.`)
  return sentences
}
