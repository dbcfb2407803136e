/** Currency codes beside a figure that stands alone, as a pattern. */
export const currencyCodesOfFigures =
  'usd|eur|gbp|chf|pln|sek|nok|dkk|czk|huf|ron|inr|rs|kes|ngn|zar|egp|ghs|brl|mxn|cop|clp|ars|aed|sar|ils|try|sgd|hkd|aud|cad|nzd|jpy|cny|rmb|krw|idr|vnd|php|myr|thb|euros?'

/** Scales and units beside a figure that stands alone, as a pattern. */
export const unitsOfFigures =
  '%|x|×|\\+|k|m|mm|b|bn|t|mio|mrd|mln|mld|tys|cr|crore|lakh|million|billion|thousand|trillion|years?|months?|weeks?|days?|hours?|hrs?|mins?|minutes|€|\\$|£|zł|kr'

/** English names of months, short or whole. */
export const monthNames = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi

/** Words that carry a figure's meaning: a slight difference between two of them is a difference. */
export const exactWords =
  /^(?:thousands?|millions?|billions?|trillions?|percent|days?|weeks?|months?|monthly|years?|yearly|quarters?|hours?|minutes?|usd|eur|gbp|dollars?|euros?|pounds?|increase[sd]?|decrease[sd]?|more|less|least|most|before|after|over|under|first|second|third|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|dozens?|double[ds]?|triple[ds]?|half|quarterly|weekly|daily)$/u

/** A number with signs, groups and a unit that numbers have in print. */
export const wellFormedNumber =
  /^(?:[~≈<>+-]|us|rs\.?)*\p{Sc}?(?:\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,]\d+)?(?:k|mm?|mn|mio|mrd|bn?|t|x|h|d|st|nd|rd|th)?\p{Sc}?[%+]*$/u

/** Quarters, years, dates, ranges and terms with digits that numbers look like in print. */
export const dateOrRange =
  /^(?:[qh][1-4](?:['’/-]?\d\d(?:\d\d)?)?|fy['’]?\d\d(?:\d\d)?|['’]\d\d|\d{1,4}(?:[./:-]\d{1,4}){1,2}%?|\d+(?:[.,]\d+)?[-–]\p{Sc}?\d+(?:[.,]\d+)?(?:k|m|bn?|%)?|24\/7|[bcd]2[bcdg](?:2[bc])?|co2|web3|[23]d|iso\d+|[sw]\d\d|\p{L}+-\d+|\d+-\p{L}{3,})$/u

/** A text without these has no share and no multiple. */
export const shareOrMultiple =
  /[%٪％]|per\s?cent|pro[cz]ent|proc\.|por c|pour cent|per cento|процент|درصد|بالمئة|퍼센트|パーセント|\d\s?[x×]|\d\s?-?fold|times|fach|veces|vezes|fois|volte|keer|razy|раз|倍|배/iu

/** A point behind an amount that is not part of an abbreviated word, as in '1.2 Mio.'. */
export const pointBehindAmount = /(?<!mio|mia|mrd|mld|mln|mill|tsd|tis|tys|млн|млрд|тыс|руб)\.$/iu
