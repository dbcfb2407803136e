import { everyMatch } from '#engine/every-match.ts'
import { latinFirst } from '#engine/latin-first.ts'
/** A stretch or point of time as printed. `mark` is the letter that tells plan from record ('2027E', '2024A'). */
export type Period = {
  text: string
  start: number
  end: number
  /** The (last) calendar or fiscal year meant, null where the text names none ('Year 3', 'last 12 months'). */
  year: number | null
  /** 1 to 12: the last month meant; 12 for a bare year. */
  month: number
  mark: 'plan' | 'record' | null
  /** 'Year 1', 'Y3', 'month 18': counted from a start that lies ahead. */
  relative: boolean
}

const months: readonly string[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
// biome-ignore format: one month a word
const otherMonths: Readonly<Record<string, number>> = {
  ene: 1, abr: 4, ago: 8, dic: 12, mär: 3, mai: 5, okt: 10, dez: 12, fév: 2, fev: 2, avr: 4, juin: 6, juil: 7, aoû: 8, out: 10, set: 9, déc: 12,
}
const monthWord = `(?<month>jan(?:uary|uar|vier|eiro)?|ene(?:ro)?|feb(?:ruary|ruar|rero)?|f[ée]v(?:rier|ereiro)?|mar(?:ch|zo|s|ço)?|märz?|apr(?:il)?|abr(?:il)?|avr(?:il)?|may(?:o)?|mai(?:o)?|june?|juni|junio|juin|junho|july?|juli|julio|juil(?:let)?|julho|aug(?:ust)?|ago(?:sto)?|août|sept?(?:ember|iembre|embre)?|set(?:embro)?|oct(?:ober|ubre|obre)?|okt(?:ober)?|out(?:ubro)?|nov(?:ember|iembre|embre|embro)?|dec(?:ember)?|dic(?:iembre)?|dez(?:ember|embro)?|déc(?:embre)?)`
const shortYear = String.raw`(?:20\d{2}|19\d{2}|['’]?\d{2})`
const mark = String.raw`\s?(?<mark>[EFPA](?![\p{L}\d])|\((?:[EFPA]|est\.?|act\.?|proj\.?|plan)\)|\b(?:est\.?|real|actual|proj\.?|forecast|plan|budget|target)(?![\p{L}]))?`

// Most texts with a digit hold no date: a look for what a reading cannot do without spares the reading.
const yearPrinted = /(?:20|19)\d\d/
const yearOrShort = /(?:20|19)\d\d|['’]\d\d/
const partPrinted = /[qth][1-4]|[1-4]q|[12]h/i
const fiscalYear = /fy/i
const counted = /(?:year|yr|month|año|jahr|année|ano)\s?-?\d|[ym]\d/i

// biome-ignore format: a pattern a line
const readings: ReadonlyArray<{ hint: RegExp; pattern: RegExp }> = [
  { hint: partPrinted, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}\d])(?<part>[QTH][1-4]|[1-4]Q|[12]H)\s?(?:-\s?[QTH]?[1-4]\s?)?(?:[/,-]\s?)?(?:FY\s?)?(?<year>${shortYear})(?!\d)${mark}`, 'giu')) },
  { hint: partPrinted, pattern: latinFirst(/(?<![\p{L}\d])(?<year>20\d{2})\s?[-/]?\s?(?<part>[QTH][1-4])(?![\p{L}\d])/giu) },
  { hint: fiscalYear, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}\d])FY\s?(?:\d{2,4}\s?[/-]\s?)?(?<year>${shortYear})(?!\d)${mark}`, 'giu')) },
  { hint: yearOrShort, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}])${monthWord}\.?\s?(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:de\s)?(?<year>20\d{2}|19\d{2}|['’]\d{2})(?!\d)`, 'giu')) },
  { hint: yearPrinted, pattern: /(?<![\d.,/-])(?<month>1[0-2]|0?[1-9])[./](?:[0-3]?\d[./])?(?<year>20\d{2})(?!\d|\.\d)/gi },
  { hint: yearPrinted, pattern: /(?<![\d.,/-])(?<year>20\d{2})-(?<month>1[0-2]|0[1-9])(?:-\d{2})?(?!\d)/gi },
  { hint: counted, pattern: latinFirst(/(?<![\p{L}\d])(?<relative>(?:year|yr|month|año|jahr|année|ano)\s?-?\d{1,2}|[YM]\d{1,2})(?![\p{L}\d])/giu) },
  { hint: yearPrinted, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}\d.,/$€£-])(?<year>20[0-4]\d|19[5-9]\d)(?![\d]|[.,]\d)${mark}`, 'giu')) },
]
const digit = /\d/

/** Dates and periods in a text, left to right, without overlaps; the more exact reading wins ('Q3 2026' over '2026'). */
export function findPeriods(text: string): Period[] {
  if (!digit.test(text)) return []
  const found: Period[] = []
  for (const { hint, pattern } of readings) {
    if (!hint.test(text)) continue
    for (const match of everyMatch(pattern, text)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      if (found.some((one) => one.start < end && start < one.end)) continue
      found.push({ text: match[0].trimEnd(), start, end, ...meaning(match.groups ?? {}) })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function meaning(groups: Record<string, string | undefined>): Omit<Period, 'text' | 'start' | 'end'> {
  const { year, part, month, relative } = groups
  const letter = groups.mark?.replace(/[()\s]/g, '').toLowerCase() ?? ''
  return {
    year: year === undefined ? null : fullYear(year),
    month: lastMonth(part, month),
    mark: letter === '' ? null : /^(?:a|act|real)/.test(letter) ? 'record' : 'plan',
    relative: relative !== undefined,
  }
}

function fullYear(printed: string): number {
  const digits = Number(printed.replace(/\D/g, ''))
  return digits < 100 ? 2000 + digits : digits
}

function lastMonth(part: string | undefined, month: string | undefined): number {
  if (part) {
    const number = Number(part.replace(/\D/g, ''))
    return /h/i.test(part) ? number * 6 : number * 3
  }
  if (!month) return 12
  const number = Number(month)
  if (number) return number
  const word = month.toLowerCase()
  const english = months.indexOf(word.slice(0, 3)) + 1
  return english || (otherMonths[word.slice(0, 3)] ?? otherMonths[word.slice(0, 4)] ?? 12)
}
