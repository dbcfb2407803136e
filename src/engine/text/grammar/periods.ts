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
/** Beginnings of month names that no English month shares; four letters where three would not tell. */
// biome-ignore format: months of a language belong together
const otherMonths: Readonly<Record<string, number>> = {
  ene: 1, abr: 4, ago: 8, dic: 12, mär: 3, maer: 3, mai: 5, okt: 10, dez: 12, jän: 1, fév: 2, fev: 2, avr: 4, juin: 6, juil: 7, aoû: 8, aou: 8, out: 10, set: 9, déc: 12,
  gen: 1, mag: 5, giu: 6, lug: 7, ott: 10, maar: 3, mrt: 3, mei: 5,
  sty: 1, lut: 2, marz: 3, kwi: 4, maj: 5, cze: 6, lip: 7, sie: 8, wrz: 9, paź: 10, paz: 10, lis: 11, gru: 12,
  oca: 1, şub: 2, nis: 4, haz: 6, tem: 7, ağu: 8, eyl: 9, eki: 10, kas: 11, ara: 12,
  янв: 1, фев: 2, мар: 3, апр: 4, май: 5, мая: 5, июн: 6, июл: 7, авг: 8, сен: 9, окт: 10, ноя: 11, дек: 12,
}
const monthWord = `(?<month>jan(?:uary|uar|vier|eiro|uari)?|jänner|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruar|rero|braio|ruari)?|f[ée]v(?:rier|ereiro)?|mar(?:ch|zo|s|ço|t)?|märz?|maart|mrt|apr(?:il|ile)?|abr(?:il)?|avr(?:il)?|may(?:o|ıs)?|mai(?:o)?|maggio|mei|june?|juni|junio|juin|junho|giugno|july?|juli|julio|juil(?:let)?|julho|luglio|aug(?:ust|ustus)?|ago(?:sto)?|ao[uû]t|sept?(?:ember|iembre|embre)?|set(?:embro|tembre)?|oct(?:ober|ubre|obre)?|okt(?:ober)?|out(?:ubro)?|ottobre|nov(?:ember|iembre|embre|embro)?|dec(?:ember)?|dic(?:iembre|embre)?|dez(?:ember|embro)?|déc(?:embre)?|styczeń|stycznia|luty|lutego|marzec|marca|kwiecień|kwietnia|maja?|czerwiec|czerwca|lipiec|lipca|sierpień|sierpnia|wrzesień|września|październik|października|listopada?|grudzień|grudnia|ocak|şubat|nisan|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|янв\\p{L}*|февр?\\p{L}*|мар(?:т|та)?|апр\\p{L}*|ма[йя]|июн\\p{L}*|июл\\p{L}*|авг\\p{L}*|сен\\p{L}*|окт\\p{L}*|ноя\\p{L}*|дек\\p{L}*)`
/** Parts of a year in words: which one, of how many months, in the languages of the lexicons. */
const ordinalWord = String.raw`(?:[1-4](?:\.|º|°|ª|er|ère|e|ème|ero|ro|do|to|o|-й|st|nd|rd|th)?|I{1,3}|IV|first|second|third|fourth|erstes?|zweites?|drittes?|viertes?|premier|deuxième|second|troisième|quatrième|primer|segundo|tercer|cuarto|primeiro|terceiro|quarto|primo|secondo|terzo)`
const quarterWord = String.raw`(?:quarter|Quartal|trimestre|trim\.|kwartał\p{L}*|kwartaal|kw\.|çeyrek|квартал\p{L}*|kvartál|kvartal)`
const halfWord = String.raw`(?:Halbjahr|Jahreshälfte|semestre|półrocz\p{L}*|halfjaar|полугоди\p{L}*|yarıyıl|half)`
const shortYear = String.raw`(?:20\d{2}|19\d{2}|['’]?\d{2})`
const mark = String.raw`\s?(?<mark>[EFPA](?![\p{L}\d])|\((?:[EFPA]|est\.?|act\.?|proj\.?|plan)\)|\b(?:est\.?|real|actual|proj\.?|forecast|plan|budget|target)(?![\p{L}]))?`

// Most texts with a digit hold no date: a look for what a reading cannot do without spares the reading.
const yearPrinted = /(?:20|19)\d\d/
const yearOrShort = /(?:20|19)\d\d|['’]\d\d/
const partPrinted = /[qths][1-4]|[1-4][qts]|[12]h/i
const partInWords = /quart|trim|kwart|kw\.|çeyrek|kvart|квартал|halb|hälfte|semest|półrocz|полугод|yarıyıl|half/iu
const yearOfSigns = /20\d\d\s?[年년]/u
const fiscalYear = /fy/i
const counted = /(?:year|yr|month|año|jahr|ann[ée]e|an|ano|anno|jaar|rok|yıl|год)\s?-?\d|[ym]\d|第[一二三四五1-5]年/iu

// biome-ignore format: a pattern a line
const readings: ReadonlyArray<{ hint: RegExp; pattern: RegExp }> = [
  { hint: partPrinted, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}\d])(?<part>[QTH][1-4]|[1-4]Q|[12]H)\s?(?:-\s?[QTH]?[1-4]\s?)?(?:[/,-]\s?)?(?:FY\s?)?(?<year>${shortYear})(?!\d)${mark}`, 'giu')) },
  { hint: partPrinted, pattern: latinFirst(/(?<![\p{L}\d])(?<year>20\d{2})\s?[-/]?\s?(?<part>[QTH][1-4])(?![\p{L}\d])/giu) },
  { hint: partInWords, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}\d.,])(?<ordinal>${ordinalWord})\s?(?:(?<quarter>${quarterWord})|(?<half>${halfWord}))(?:\s(?:of|de|del|des|du|do|di|van|von|en))?\s?(?:d['’])?(?<year>20\d{2})(?!\d)`, 'giu')) },
  { hint: yearOfSigns, pattern: /(?<year>20\d{2})\s?年\s?(?:第?(?<sign>[一二三四1-4])季度|(?<part>Q[1-4])|(?<halfSign>[上下])半年|(?<month>1[0-2]|[1-9])月)?|(?<year2>20\d{2})\s?년(?:\s?(?<month2>1[0-2]|[1-9])월|\s?(?<sign2>[1-4])분기)?/giu },
  { hint: partPrinted, pattern: latinFirst(/(?<![\p{L}\d])(?<part>[1-4][TS]|S[12])\s?(?:[/-]\s?)?(?<year>20\d{2}|['’]?2\d)(?![\p{L}\d])/giu) },
  { hint: fiscalYear, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}\d])FY\s?(?:\d{2,4}\s?[/-]\s?)?(?<year>${shortYear})(?!\d)${mark}`, 'giu')) },
  { hint: yearOrShort, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}])${monthWord}\.?\s?(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:de[l]?\s)?(?<year>20\d{2}|19\d{2}|['’]\d{2})(?!\d)`, 'giu')) },
  { hint: yearPrinted, pattern: /(?<![\d.,/-])(?<month>1[0-2]|0?[1-9])[./](?:[0-3]?\d[./])?(?<year>20\d{2})(?!\d|\.\d)/gi },
  { hint: yearPrinted, pattern: /(?<![\d.,/-])(?<year>20\d{2})-(?<month>1[0-2]|0[1-9])(?:-\d{2})?(?!\d)/gi },
  { hint: counted, pattern: latinFirst(/(?<![\p{L}\d])(?<relative>(?:year|yr|month|año|jahr|année|ano|anno|jaar|rok|yıl|год)\s?-?\d{1,2}|[YM]\d{1,2})(?![\p{L}\d])|(?<relative2>第[一二三四五1-5]年)/giu) },
  { hint: yearPrinted, pattern: latinFirst(new RegExp(String.raw`(?<![\p{L}\d.,/$€£-])(?<year>20[0-4]\d|19[5-9]\d)(?![\d]|[.,]\d)${mark}`, 'giu')) },
]
const digit = /[\d٠-٩۰-۹０-９]|第.年/u

/** Dates and periods in a text, left to right, without overlaps; the more exact reading wins ('Q3 2026' over '2026'). */
export function findPeriods(text: string): Period[] {
  return digit.test(text) ? inPlainDigits(text, periodsIn) : []
}

function periodsIn(text: string): Period[] {
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
  const year = groups.year ?? groups.year2
  const month = groups.month ?? groups.month2
  const relative = groups.relative ?? groups.relative2
  const letter = groups.mark?.replace(/[()\s]/g, '').toLowerCase() ?? ''
  return {
    year: year === undefined ? null : fullYear(year),
    month: lastMonthInWords(groups) ?? lastMonth(groups.part, month),
    mark: letter === '' ? null : /^(?:a|act|real)/.test(letter) ? 'record' : 'plan',
    relative: relative !== undefined,
  }
}

function fullYear(printed: string): number {
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
function lastMonthInWords(groups: Record<string, string | undefined>): number | null {
  const { ordinal, half, sign, sign2, halfSign } = groups
  const printed = ordinal ?? sign ?? sign2 ?? halfSign
  if (printed === undefined) return null
  const number = first.findIndex((pattern) => pattern.test(printed)) + 1
  return number * (half || halfSign ? 6 : 3)
}

function lastMonth(part: string | undefined, month: string | undefined): number {
  if (part) {
    const number = Number(part.replace(/\D/g, ''))
    return /[hs]/i.test(part) ? number * 6 : number * 3
  }
  if (!month) return 12
  const number = Number(month)
  if (number) return number
  const word = month.toLowerCase()
  const own = otherMonths[word.slice(0, 4)] ?? otherMonths[word.slice(0, 3)]
  return own ?? (months.indexOf(word.slice(0, 3)) + 1 || 12)
}
