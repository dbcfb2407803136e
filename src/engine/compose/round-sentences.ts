import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { type Cited, getMarks, type SummaryText } from './summary-text.ts'
import { writeFigure } from './write-figure.ts'

/** What a summary says of the round itself, by field. */
export const termKeys = [
  'amount_raising',
  'stage',
  'instrument',
  'valuation',
  'committed',
  'closing_deadline',
] as const satisfies readonly MemoFieldKey[]
export type TermKey = (typeof termKeys)[number]

/** Returns what is raised in which round, each with its citation; '' when neither amount nor round is proved. */
export function writeAsk(to: SummaryText): string {
  const amount = to.cite('amount_raising')
  const stage = to.cite('stage')
  const round = stage && !/^(?:bootstrapped|other|unknown)$/iu.test(stage.plain) ? stage : null
  if (!amount && !round) return ''
  const parts = [`${to.nameCompany()} is raising`]
  if (amount) parts.push(amount.cited)
  if (round) {
    const article = /^[aeiou]/iu.test(round.plain) ? 'an' : 'a'
    parts.push(`${amount ? 'in ' : ''}${article} ${writeRound(round.text)} round${getMarks(round)}`)
  }
  return to.attribute([amount, round], `${parts.join(' ')}.`)
}

/** Returns by what and at which valuation the round is raised, without the fields that another summary tells. */
export function writeTerms(to: SummaryText, told: ReadonlySet<TermKey>): string {
  const instrument = told.has('instrument') ? null : to.cite('instrument')
  const valuation = told.has('valuation') ? null : to.cite('valuation')
  if (!instrument && !valuation) return ''
  const parts = ['the round is raised']
  if (instrument) parts.push(`by ${writeInstrument(instrument)}${getMarks(instrument)}`)
  if (valuation) parts.push(`at ${writeFigure(valuation, 'valuation')}${getMarks(valuation)}`)
  return to.attribute([instrument, valuation], `${parts.join(' ')}.`)
}

/** 'Seed' within a sentence is 'seed'; 'Series A' is a name. */
const writeRound = (stage: string): string =>
  stage.replace(/^(?:Pre-)?Seed|^Bridge|^Growth/iu, (word) => word.toLowerCase())

/** Returns how much of the round is committed. */
export function writeCommitted(to: SummaryText): string {
  const committed = to.cite('committed')
  return committed ? to.attribute([committed], `${committed.text} is committed${getMarks(committed)}.`) : ''
}

/** Returns when the round closes. */
export function writeClosing(to: SummaryText): string {
  const closing = to.cite('closing_deadline')
  if (!closing) return ''
  return to.attribute([closing], `the round closes ${writeWhen(closing.plain)}${closing.text}${getMarks(closing)}.`)
}

/** The preposition of a date, with a space; '' where it has one, or where its words name another thing than a date. */
function writeWhen(date: string): string {
  if (
    /^(?:\p{L}+ |Q[1-4] |H[12] )?(?:19|20)\d\d$/u.test(date) &&
    !/^(?:in|by|on|mid|late|early|end|before)\b/iu.test(date)
  )
    return 'in '
  return /^(?:\d{1,2}(?:st|nd|rd|th)? \p{L}+|\p{L}+ \d{1,2},?)(?: \d{4})?$|^\d{4}-\d\d-\d\d$/u.test(date) ? 'on ' : ''
}

function writeInstrument({ plain, text }: Cited): string {
  if (/^(?:equity|debt|priced equity|venture debt|preferred (?:stock|shares|equity))$/iu.test(plain))
    return plain.toLowerCase()
  if (/^safe$/iu.test(plain)) return 'SAFE'
  return /^(?:convertible note|convertible loan|token sale|saft)$/iu.test(plain)
    ? plain.toLowerCase().replace('saft', 'SAFT')
    : `“${text}”`
}

/** Splits 'Product and engineering 50%' into its parts; null for an entry without a share. */
export function readShare(entry: string): { label: string; share: string } | null {
  const found = /^(.*\p{L}[^\d%]*?)[\s:–-]+(\p{Sc}?\d[\d.,]*\s?(?:%|\p{Sc}|[kKmM]\b|million)?)$/u.exec(entry)
  return found?.[1] && found[2] ? { label: found[1].trim(), share: found[2] } : null
}
