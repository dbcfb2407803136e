import { joinList } from '#engine/reasons/join-list.ts'
import { opened } from '#engine/text/sentence-case.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { type Cited, getMarks, type SummaryText } from './summary-text.ts'
import { writeFigure } from './write-figure.ts'

const mostShares = 5

/** Returns the round in one sentence, each part with its citation; '' when neither amount nor round is proved. */
export function writeAsk(to: SummaryText): string {
  const amount = to.cite('amount_raising')
  const stage = to.cite('stage')
  const instrument = to.cite('instrument')
  const valuation = to.cite('valuation')
  const committed = to.cite('committed')
  const closing = to.cite('closing_deadline')
  const round = stage && !/^(?:bootstrapped|other|unknown)$/iu.test(stage.plain) ? stage : null
  if (!amount && !round) return ''
  const parts = [amount ? `It is raising ${amount.cited}` : 'It is raising']
  if (round) parts.push(`${amount ? 'in a' : 'a'} ${round.text} round${getMarks(round)}`)
  if (instrument) parts.push(`by way of ${writeInstrument(instrument)}${getMarks(instrument)}`)
  if (valuation) parts.push(`at ${writeFigure(valuation, 'valuation')}${getMarks(valuation)}`)
  const further: string[] = []
  if (committed) further.push(`${committed.text} of it is committed${getMarks(committed)}`)
  if (closing) further.push(`closing is set for ${closing.text}${getMarks(closing)}`)
  return `${parts.join(' ')}${further.length > 0 ? `; ${joinList(further)}` : ''}.`
}

function writeInstrument({ plain, text }: Cited): string {
  if (/^(?:equity|debt|priced equity|venture debt|preferred (?:stock|shares|equity))$/iu.test(plain))
    return plain.toLowerCase()
  if (/^safe$/iu.test(plain)) return 'a SAFE'
  return /^(?:convertible note|convertible loan|token sale|saft)$/iu.test(plain) ? `a ${opened(plain)}` : `“${text}”`
}

/** Returns what the money is for, each share with its citation. */
export function writeSpending(to: SummaryText): string {
  const parts = to.citeEntries('use_of_funds', mostShares).map((entry) => {
    const share = readShare(entry.plain)
    return share ? `${escapeMarkdown(share.label)} (${share.share})${getMarks(entry)}` : entry.cited
  })
  return parts.length === 0 ? '' : `The money is for ${joinList(parts)}.`
}

/** Splits 'Product and engineering 50%' into its parts; null for an entry without a share. */
export function readShare(entry: string): { label: string; share: string } | null {
  const found = /^(.*\p{L}[^\d%]*?)[\s:–-]+(\p{Sc}?\d[\d.,]*\s?(?:%|\p{Sc}|[kKmM]\b|million)?)$/u.exec(entry)
  return found?.[1] && found[2] ? { label: found[1].trim(), share: found[2] } : null
}
