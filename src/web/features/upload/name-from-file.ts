const fillerWords = /\b(?:pitch|deck|presentation|final|copy|v\d+(?:\.\d+)*)\b/gi

const year = String.raw`(?:19|20)\d{2}`
const monthNumber = '(?:0?[1-9]|1[0-2])'
const dayNumber = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const dayWord = `${dayNumber}(?:st|nd|rd|th)?`
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const quarter = 'q[1-4]'
const gap = '[ .,-]*'

/** The longest first: what is left of a date after a shorter one would stay in the name. */
const dateForms = [
  `(?:${dayWord}${gap})?${month}${gap}(?:${dayWord}[ .,-]+)?(?:${year}|['’]\\d{2})`,
  // Without a day only at the end: '2024 May Mobility' is the deck of May Mobility.
  `${year}${gap}${month}(?:${gap}${dayWord}|(?=[ .,)\\]-]*$))`,
  `${quarter}[ .,'’-]*(?:${year}|\\d{2})`,
  `${year}${gap}${quarter}`,
  `${dayNumber}([ .-])${dayNumber}\\1${year}`,
  String.raw`(?:0[1-9]|[12]\d|3[01])([ .-])(?:0[1-9]|1[0-2])\2\d{2}`,
  `(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])${year}`,
  // Not with a space: 'Studio 12 2024' is the deck of Studio 12.
  `${monthNumber}[.-]${year}`,
  `${year}(?:[ .-]?${monthNumber}(?:[ .-]?${dayNumber})?)?`,
]
const dates = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${dateForms.join('|')})(?![\p{L}\p{N}])`, 'giu')

/**
 * Returns a deal's name from the name of its file, without words such as 'deck', 'final' and 'v3', dates and '(1)'.
 * Empty when nothing is left.
 */
export function makeDealName(file: string): string {
  return file
    .replace(/\.[^.]+$/, '')
    .replace(/_+/g, ' ')
    .replace(/\(\d+\)/g, ' ')
    .replace(fillerWords, ' ')
    .replace(dates, ' ')
    .replace(/-+/g, ' ')
    .replace(/[([][ .,]*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .,–—]+|[ .,–—]+$/g, '')
    .slice(0, 200)
}
