import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { getField, groundedText } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { opened } from '#engine/text/sentence-case.ts'
import { citeOnceInARow } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { readShare, writeAsk, writeClosing, writeCommitted } from './round-sentences.ts'
import { type Cited, getMarks, joinNames, type SummaryText } from './summary-text.ts'
import { writeFigure } from './write-figure.ts'

const mostNames = 8

/** Returns the paragraphs of the fundraising summary; '' when neither a value nor anything to check is known of the round. */
export function writeFundraising(text: SummaryText): string {
  const found = [writeRound(text), writeSpendingList(text), writePreviousFunding(text), writeCash(text)].filter(
    (part) => part !== '',
  )
  if (found.length > 0) return [...found, ...listMissing(text)].join('\n\n')
  return listMissing(text).find((sentence) => sentence.startsWith(toCheck)) ?? ''
}

/** The sentence of the round; where no amount is proved, what else is known of it. */
function writeRound(text: SummaryText): string {
  const sentence = writeAsk(text)
  if (sentence !== '')
    return [citeOnceInARow(sentence), writeCommitted(text), writeClosing(text)].filter((one) => one !== '').join(' ')
  const parts = (
    [
      ['Instrument', 'instrument'],
      ['Valuation', 'valuation'],
      ['Committed', 'committed'],
      ['Closing', 'closing_deadline'],
    ] as const
  ).flatMap(([label, key]) => {
    const value = text.cite(key)
    return value ? [`${label}: ${value.cited}.`] : []
  })
  return parts.join(' ')
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
  if (raised && investors.length > 0)
    return text.attribute([raised], `${text.nameCompany()} raised ${raised.cited} before. ${writeInvestors(investors)}`)
  if (raised) return text.attribute([raised], `${text.nameCompany()} raised ${raised.cited} before.`)
  return investors.length > 0 ? writeInvestors(investors) : ''
}

const writeInvestors = (names: readonly Cited[]) =>
  `${names.length === 1 ? 'An earlier investor is' : 'Earlier investors are'} ${joinNames(names)}.`

function writeCash(text: SummaryText): string {
  const burn = text.cite('burn_rate')
  const runway = text.cite('runway')
  const even = text.cite('break_even')
  const sentences: string[] = []
  if (burn) sentences.push(text.attribute([burn], `burn is ${writeFigure(burn, 'burn_rate')}${getMarks(burn)}.`))
  if (runway)
    sentences.push(text.attribute([runway], `the runway is ${writeFigure(runway, 'runway')}${getMarks(runway)}.`))
  if (even) sentences.push(`${opened(text.nameCompany())} expects break-even ${writeBreakEven(even)}${getMarks(even)}.`)
  return sentences.join(' ')
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

/**
 * What is not there at all, apart from what was found and could not be proved. What a key fact tells about, or a line comes
 * near, is there.
 */
function listMissing(text: SummaryText): string[] {
  const lacking = essentials.filter(([key]) => groundedText(getField(text.memo, key)) === null)
  const isEmpty = (key: MemoFieldKey) => isUnknown(getField(text.memo, key)?.value)
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
