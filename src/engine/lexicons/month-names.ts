/** The first letters of the months' English names, in order. */
export const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The months' English names, in order. */
export const fullMonthNames =
  'January February March April May June July August September October November December'.split(' ')

/** A month and a year, with or without a day between them: groups 1 and 2. */
export const monthYear =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(20\d\d)\b/i

/** One pattern for each month, in order. */
export const months =
  'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?'
    .split(' ')
    .map((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu'))
