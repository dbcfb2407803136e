import {
  countedTime,
  halfYearWord,
  monthBeginnings,
  monthWord,
  ordinalWord,
  partOfYear,
  quarterWord,
} from '#engine/lexicons/date-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { inPlainDigits } from './numbers.ts'

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
const shortYear = String.raw`(?:20\d{2}|19\d{2}|['’]?\d{2})`
const mark = [
  String.raw`\s?(?<mark>[EFPA](?![\p{L}\d])|\((?:[EFPA]|est\.?|act\.?|proj\.?|plan)\)|\b`,
  String.raw`(?:est\.?|real|actual|proj\.?|forecast|plan|budget|target)(?![\p{L}]))?`,
].join('')

// Most texts with a digit hold no date: a look for what a reading cannot do without spares the reading.
const yearPrinted = /(?:20|19)\d\d/
const yearOrShort = /(?:20|19)\d\d|['’]\d\d/
const partPrinted = /[qths][1-4]|[1-4][qts]|[12]h/i
const yearOfSigns = /20\d\d\s?[年년]/u
const fiscalYear = /fy/i
const readings: ReadonlyArray<{ hint: RegExp; pattern: RegExp }> = [
  {
    hint: partPrinted,
    pattern: latinFirst(
      [
        String.raw`(?<![\p{L}\d])(?<part>[QTH][1-4]|[1-4]Q|[12]H)\s?(?:-\s?[QTH]?[1-4]\s?)?`,
        String.raw`(?:[/,-]\s?)?(?:FY\s?)?(?<year>${shortYear})(?!\d)${mark}`,
      ].join(''),
      'giu',
    ),
  },
  {
    hint: partPrinted,
    pattern: latinFirst(/(?<![\p{L}\d])(?<year>20\d{2})\s?[-/]?\s?(?<part>[QTH][1-4])(?![\p{L}\d])/giu),
  },
  {
    hint: partOfYear,
    pattern: latinFirst(
      [
        String.raw`(?<![\p{L}\d.,])(?<ordinal>${ordinalWord})\s?(?:(?<quarter>${quarterWord})|`,
        String.raw`(?<half>${halfYearWord}))(?:\s(?:of|de|del|des|du|do|di|van|von|en))?\s?`,
        String.raw`(?:d['’])?(?<year>20\d{2})(?!\d)`,
      ].join(''),
      'giu',
    ),
  },
  {
    hint: yearOfSigns,
    pattern: new RegExp(
      [
        String.raw`(?<year>20\d{2})\s?年\s?(?:第?(?<sign>[一二三四1-4])季度|(?<part>Q[1-4])|(?<halfSign>[上下])半年|`,
        String.raw`(?<month>1[0-2]|[1-9])月)?|(?<year2>20\d{2})\s?년(?:\s?(?<month2>1[0-2]|[1-9])월|\s?`,
        `(?<sign2>[1-4])분기)?`,
      ].join(''),
      'giu',
    ),
  },
  {
    hint: partPrinted,
    pattern: latinFirst(
      /(?<![\p{L}\d])(?<part>[1-4][TS]|S[12])\s?(?:[/-]\s?)?(?<year>20\d{2}|['’]?2\d)(?![\p{L}\d])/giu,
    ),
  },
  {
    hint: fiscalYear,
    pattern: latinFirst(String.raw`(?<![\p{L}\d])FY\s?(?:\d{2,4}\s?[/-]\s?)?(?<year>${shortYear})(?!\d)${mark}`, 'giu'),
  },
  {
    hint: yearOrShort,
    pattern: latinFirst(
      [
        String.raw`(?<![\p{L}])${monthWord}\.?\s?(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:de[l]?\s)?`,
        String.raw`(?<year>20\d{2}|19\d{2}|['’]\d{2})(?!\d)`,
      ].join(''),
      'giu',
    ),
  },
  {
    hint: yearPrinted,
    pattern: /(?<![\d.,/-])(?<month>1[0-2]|0?[1-9])[./](?:[0-3]?\d[./])?(?<year>20\d{2})(?!\d|\.\d)/gi,
  },
  { hint: yearPrinted, pattern: /(?<![\d.,/-])(?<year>20\d{2})-(?<month>1[0-2]|0[1-9])(?:-\d{2})?(?!\d)/gi },
  {
    hint: countedTime,
    pattern: latinFirst(
      [
        String.raw`(?<![\p{L}\d])(?<relative>(?:year|yr|month|año|jahr|année|ano|anno|jaar|rok|yıl|год)\s?-?\d{1,2}|[YM]\d{1,2})`,
        String.raw`(?![\p{L}\d])|(?<relative2>第[一二三四五1-5]年)`,
      ].join(''),
      'giu',
    ),
  },
  {
    hint: yearPrinted,
    pattern: latinFirst(String.raw`(?<![\p{L}\d.,/$€£-])(?<year>20[0-4]\d|19[5-9]\d)(?![\d]|[.,]\d)${mark}`, 'giu'),
  },
]
const digit = /[\d٠-٩۰-۹０-９]|第.年/u

/** Dates and periods in a text, left to right, without overlaps; the more exact reading wins ('Q3 2026' over '2026'). */
export function findPeriods(text: string): Period[] {
  return digit.test(text) ? inPlainDigits(text, readPeriods) : []
}

function readPeriods(text: string): Period[] {
  const found: Period[] = []
  for (const { hint, pattern } of readings) {
    if (!hint.test(text)) continue
    for (const match of everyMatch(pattern, text)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      if (found.some((one) => one.start < end && start < one.end)) continue
      found.push({ text: match[0].trimEnd(), start, end, ...readMeaning(match.groups ?? {}) })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function readMeaning(groups: Record<string, string | undefined>): Omit<Period, 'text' | 'start' | 'end'> {
  const year = groups.year ?? groups.year2
  const month = groups.month ?? groups.month2
  const relative = groups.relative ?? groups.relative2
  const letter = groups.mark?.replace(/[()\s]/g, '').toLowerCase() ?? ''
  return {
    year: year === undefined ? null : getFullYear(year),
    month: getLastMonthInWords(groups) ?? getLastMonth(groups.part, month),
    mark: letter === '' ? null : /^(?:a|act|real)/.test(letter) ? 'record' : 'plan',
    relative: relative !== undefined,
  }
}

function getFullYear(printed: string): number {
  const digits = Number(printed.replace(/\D/g, ''))
  return digits < 100 ? 2000 + digits : digits
}

const first: readonly RegExp[] = [
  /^(?:1|I$|first|erst|prem|prim|一|上)/i,
  /^(?:2|II$|second|zweit|deux|segund|下|二)/i,
  /^(?:3|III$|third|dritt|trois|terc|terz|三)/i,
  /^(?:4|IV$|fourth|viert|quatr|cuart|quart|四)/i,
]

/** The last month of a part of the year told in words or signs: 9 for 'drittes Quartal', 6 for '上半年'. */
function getLastMonthInWords(groups: Record<string, string | undefined>): number | null {
  const { ordinal, half, sign, sign2, halfSign } = groups
  const printed = ordinal ?? sign ?? sign2 ?? halfSign
  if (printed === undefined) return null
  const number = first.findIndex((pattern) => pattern.test(printed)) + 1
  return number * (half || halfSign ? 6 : 3)
}

function getLastMonth(part: string | undefined, month: string | undefined): number {
  if (part) {
    const number = Number(part.replace(/\D/g, ''))
    return /[hs]/i.test(part) ? number * 6 : number * 3
  }
  if (!month) return 12
  const number = Number(month)
  if (number) return number
  const word = month.toLowerCase()
  const own = monthBeginnings[word.slice(0, 4)] ?? monthBeginnings[word.slice(0, 3)]
  return own ?? (months.indexOf(word.slice(0, 3)) + 1 || 12)
}
