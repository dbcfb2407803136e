import type { Evidence, Signal } from '#engine/facts.ts'
import { fullMonthNames, monthNames, monthYear } from '#engine/lexicons/month-names.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { CheckInput } from './check-input.ts'

const oldMonths = 12
const dayMonthYear = /\b(\d{1,2})[./](\d{1,2})[./](20\d\d)\b/u

type DeckDate = { iso: string; text: string; evidence: Evidence | null }

/** Finds a deck that is dated over twelve months ago: by a date on its cover or running lines, else by the file's own date. */
export function checkDeckAge({ deck, sources, today }: CheckInput): Signal[] {
  const date = findPrintedDate(deck) ?? readFileDate(deck.doc.metadata)
  if (!date) return []
  const months = countMonths(date.iso, today)
  if (!(months > oldMonths)) return []
  const document = date.evidence ? 'deck' : 'file'
  return [
    {
      key: 'Old deck',
      value: date.text,
      reason: `The ${document} is dated ${date.text}, ${describeAge(months)} ago.`,
      severity: 'note',
      evidence: date.evidence ? [verifyEvidence(date.evidence, sources)] : [],
    },
  ]
}

function findPrintedDate(deck: CheckInput['deck']): DeckDate | null {
  const cover = deck.slides[0]
  const runningLines = deck.slides.slice(1, 3).flatMap((slide) => slide.furniture)
  const lines = (cover?.lines ?? []).concat(runningLines)
  for (const line of lines) {
    const page = deck.slides.find((slide) => slide.lines.includes(line))?.page ?? 1
    const named = monthYear.exec(line.text)
    const evidence: Evidence = { document: 'deck', page, quote: line.text }
    if (named) {
      const month = monthNames.indexOf((named[1] ?? '').toLowerCase()) + 1
      return { iso: `${named[2]}-${String(month).padStart(2, '0')}-01`, text: named[0], evidence }
    }
    const numeric = dayMonthYear.exec(line.text)
    const month = Number(numeric?.[2]) > 12 ? numeric?.[1] : numeric?.[2]
    if (numeric) return { iso: `${numeric[3]}-${(month ?? '1').padStart(2, '0')}-01`, text: numeric[0], evidence }
  }
  return null
}

function readFileDate(metadata: CheckInput['deck']['doc']['metadata']): DeckDate | null {
  const iso = metadata.modifiedOn ?? metadata.createdOn
  return iso && /^\d{4}-\d\d/.test(iso) ? { iso, text: formatMonth(iso), evidence: null } : null
}

function countMonths(from: string, to: string): number {
  const toMonths = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))
  return toMonths(to) - toMonths(from)
}

/** '2018-02-14' as 'February 2018'. */
const formatMonth = (iso: string) => `${fullMonthNames[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)}`.trim()

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ')

/** '14 months', 'two years', 'more than eight years'. */
function describeAge(months: number): string {
  const years = Math.floor(months / 12)
  if (years < 2) return `${months} months`
  const count = `${numbers[years] ?? years} years`
  return months % 12 === 0 ? count : `more than ${count}`
}
