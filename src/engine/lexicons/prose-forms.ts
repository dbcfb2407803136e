import { wordsAlone } from '#engine/patterns/words-alone.ts'

const months = 'january february march april may june july august september october november december'.split(' ')
const shortMonth = months.map((name) => `${name.slice(0, 3)}${name === 'september' ? 't?' : ''}`)

/** Countries by what else they and their people are called. */
const countries = `usa=american americans u.s. u.s.a.;uk=british britain u.k.;spain=spanish;france=french;germany=german;italy=italian;portugal=portuguese
netherlands=dutch;sweden=swedish;norway=norwegian;denmark=danish;finland=finnish;poland=polish;austria=austrian;switzerland=swiss
ireland=irish;belgium=belgian;greece=greek;mexico=mexican mexicans;brazil=brazilian;colombia=colombian;argentina=argentine argentinian
chile=chilean;peru=peruvian;india=indian;china=chinese;japan=japanese;kenya=kenyan;nigeria=nigerian;canada=canadian
australia=australian;africa=african;europe=european europeans;asia=asian;turkey=turkish;ukraine=ukrainian;israel=israeli
indonesia=indonesian;korea=korean`

type Form = readonly [pattern: RegExp, form: string]

const readCountries = (): Form[] =>
  countries.split(/[;\n]/u).map((entry) => {
    const [country = '', people = ''] = entry.split('=')
    return [wordsAlone(people.split(' ').map(RegExp.escape).join('|')), country]
  })

const phrases: Readonly<Record<string, string>> = {
  'chief executive(?: officer)?s?': 'CEO',
  'chief (?:technology|technical) officer': 'CTO',
  'chief financial officer|finance chief': 'CFO',
  'chief operat(?:ing|ions) officer': 'COO',
  'chief marketing officer': 'CMO',
  'chief product officer': 'CPO',
  'chief commercial officer': 'CCO',
  'chief revenue officer': 'CRO',
  'chief scientific officer|chief science officer': 'CSO',
  'chief medical officer': 'chief medical officer',
  'vice[- ]president': 'VP',
  'account executives?|AEs?': 'AE',
  'sales (?:development )?(?:representative|rep)s?|SDRs?': 'SDR',
  'managing director': 'MD',
  'co-?founders?(?: and|/|,)? ?': 'cofounder ',
  'annual(?:ly)? recurring revenues?': 'ARR',
  'monthly recurring revenues?': 'MRR',
  'gross merchandise (?:value|volume)': 'GMV',
  '(?:customer )?acquisition costs?': 'CAC',
  '(?:customer )?lifetime values?': 'LTV',
  'total addressable market': 'TAM',
  'serviceable (?:addressable|available) market|serviceable market': 'SAM',
  '(?:serviceable )?obtainable market': 'SOM',
  'letters? of intent|LOIs?': 'LOI',
  'year[- ](?:over|on)[- ]year|y[/-]?o[/-]?y': 'YoY',
  'month[- ](?:over|on)[- ]month|m[/-]?o[/-]?m': 'MoM',
  'compound(?:ed)? annual growth rate': 'CAGR',
  'software[- ]as[- ]a[- ]service': 'SaaS',
  'artificial intelligence': 'AI',
  'machine learning': 'ML',
  'small(?:(?: and|,|-to-) ?medium(?:-sized)?)? (?:enterprises|businesses|companies|firms)|SMBs?|SMEs?|pymes?|pmes?':
    'SME',
  'in all|in total|altogether': 'total',
  'doctorado|doctorat|doctora|promotion': 'PhD',
  'stand(?:s|ing)? still': 'standstill',
  'proofs? of concept': 'POC',
  'e-mails?': 'email',
  'pre-seed|pre seed': 'preseed',
  "ph\\.?d\\.?(?:'s|s)?|doctorate|doctoral degree": 'PhD',
  'break(?:s|ing)?[- ]even': 'breakeven',
  'pa(?:y|ys|id)[- ]?backs?': 'payback',
  '(?:initial )?public offering': 'IPO',
  'non-?profits?': 'nonprofit',
  'real estate': 'realestate',
  '(?:24 ?/ ?7|24x7|round[- ]the[- ]clock|around the clock|day and night)': 'aroundclock',
  'at no (?:extra |additional )?(?:cost|charge)|free of charge|for free|for nothing|without charge': 'free',
  '(?:takes?|took|taking) care of|looks? after': 'handles',
  'how (?:much|many)': 'how',
  'set(?:s|ting)?[- ]up': 'creates',
  '(?:carr(?:y|ies|ied)|carrying) out': 'performs',
  'low[- ]cost|inexpensive|cost[- ]effective|low[- ]price[ds]?': 'cheap',
  '(?:minimum|minimal|minimally) viable products?': 'MVP',
  'unmanned aerial (?:vehicle|system)s?|UAVs?|UAS': 'drone',
  'radio[- ]frequency': 'RF',
  'printed circuit boards?|circuit boards?': 'PCB',
  'research (?:and|&) development': 'R&D',
  'human resources': 'HR',
  'internet of things': 'IoT',
  'large language models?': 'LLM',
  'point[- ]of[- ]sale': 'POS',
  'direct[- ]to[- ]consumer|DTC': 'D2C',
  'business[- ]to[- ]business|B-to-B': 'B2B',
  'business[- ]to[- ]consumer|B-to-C': 'B2C',
  'electric (?:vehicle|car)s?': 'EV',
  'non[- ]governmental organi[sz]ations?': 'NGO',
  'go-?to-?market|go to market|GTM': 'go-to-market',
  'return on investment': 'ROI',
  'generation z': 'Gen Z',
  'application programming interfaces?': 'API',
  'intellectual property': 'IP',
  'virtual reality': 'VR',
  'augmented reality': 'AR',
  'law enforcement|LEOs?': 'police',
  'in real[- ]time|real[- ]time': 'real-time',
  'identit(?:y|ies)': 'ID',
  LatAm: 'Latin America',
  NYC: 'New York',
  SF: 'San Francisco',
  'world-?wide|globally|global|around the world|across the world': 'worldwide',
}

/** Short forms that prose about companies uses for things of every deck: no names. */
export const fieldAcronyms: ReadonlySet<string> = new Set(
  Object.values(phrases).flatMap((form) => (/^[A-Z&]+$/u.test(form) ? [form.toLowerCase()] : [])),
)

/** '$890 MXN' is of the currency behind it. */
const currencies: readonly Form[] = [[/\$\s?(\d[\d.,]*)\s?(MXN|ARS|COP|CLP|CAD|AUD|SGD|HKD|BRL|NZD)\b/gu, '$2 $1']]

const anyMonth = [...months, ...shortMonth].join('|')
/** What slides set without a space, and units that they shorten: 'Feb1st', '23mpg', '<30s'. */
const glued: readonly Form[] = [
  [new RegExp(String.raw`(?<=\b(?:${anyMonth})\.?)(?=\d)`, 'giu'), ' '],
  [new RegExp(String.raw`(?<=\b(?:${anyMonth})\.? \d{1,2})(?:st|nd|rd|th)\b`, 'giu'), ''],
  [new RegExp(String.raw`(?<=\b\d{1,2})(?:st|nd|rd|th)(?= (?:of )?(?:${anyMonth})\b)`, 'giu'), ''],
  [/(?<=\p{Ll}{4})(?=\d+(?:\.\d+)?%)/gu, ' '],
  [/(?<=\d)(?=(?:mpg|km|kg|ml|cm|[kmgt]wh|[kmg]w|[kmg]?hz|gb|tb)\b)/giu, ' '],
  [/(?<=(?<!\d)\d{1,2})\s?(?:secs?|s)\b/gu, ' seconds'],
  [/(?<=\d)\s?mins?\b/giu, ' minutes'],
  [/(?<=\d)\s?(?:hrs?|h)\b/gu, ' hours'],
]

/** Periods in one form: 'h2 2028' for the second half, 'q3' for the third quarter. */
const periods: readonly Form[] = [
  ...months.map((name, at): Form => [wordsAlone(`${name}|${shortMonth[at]}\\.?`), name === 'may' ? 'May' : name]),
  [/\byear (?:one|1)\b|\b(?:first|1st) year\b/giu, 'Y1'],
  [/\byear (?:two|2)\b|\b(?:second|2nd) year\b/giu, 'Y2'],
  [/\byear (?:three|3)\b|\b(?:third|3rd) year\b/giu, 'Y3'],
  [/\byear ([4-9])\b/giu, 'Y$1'],
  [/\b(?:first|1st) half of\b/giu, 'H1'],
  [/\b(?:second|2nd) half of\b/giu, 'H2'],
  [/\b(?:first|1st) quarter(?: of)?\b/giu, 'Q1'],
  [/\b(?:second|2nd) quarter(?: of)?\b/giu, 'Q2'],
  [/\b(?:third|3rd) quarter(?: of)?\b/giu, 'Q3'],
  [/\b(?:fourth|4th) quarter(?: of)?\b/giu, 'Q4'],
  [/\bT([1-4])(?= ?(?:de )?20\d\d)/gu, 'Q$1'],
  [/(?<=Q[1-4] (?:of )?20\d\d\b[^.]*\b(?:in|and|for) the )second\b(?!\s\p{L})/giu, 'Q2'],
  [/(?<=Q[1-4] (?:of )?20\d\d\b[^.]*\b(?:in|and|for) the )third\b(?!\s\p{L})/giu, 'Q3'],
  [/(?<=Q[1-4] (?:of )?20\d\d\b[^.]*\b(?:in|and|for) the )fourth\b(?!\s\p{L})/giu, 'Q4'],
  [/\b([QH][1-4])\s?['’](\d\d)\b/gu, '$1 20$2'],
  [/\bFY\s?['’]?(\d\d)\b/gu, 'FY 20$1'],
]

/** '€9/mo', '$590 / month' and 'a month' say at which rate a figure runs. */
const rates: readonly Form[] = [
  [/(?:\/|\bper\b|\ba\b|\ban\b|\beach\b|\bevery\b)\s?(?:mo(?:nth)?|m)\b(?!\.\p{L})\.?/giu, ' per month'],
  [/(?:\/|\bper\b|\ba\b|\beach\b|\bevery\b)\s?(?:y(?:ea)?r|y)\b\.?|\bp\.?\s?a\b\.?/giu, ' per year'],
  [/(?:\/|\bper\b|\ba\b|\beach\b|\bevery\b)\s?w(?:ee)?k\b/giu, ' per week'],
  [/(?:\/|\bper\b|\ba\b|\beach\b|\bevery\b)\s?day\b/giu, ' per day'],
  [/\bmonthly\b/giu, ' per month'],
  [/\b(?:annual|annually|yearly)\b/giu, ' per year'],
  [/\bweekly\b/giu, ' per week'],
  [/\bdaily\b/giu, ' per day'],
]

/** What is said of a figure right before it. */
const figure = String.raw`(?!\s?(?:19|20)\d\d(?![\d.,]*\d))(?=[~≈]?\s?(?:\p{Sc}|[A-Z]{2,3}\s?)?\p{Sc}?\s?\d)`
const bounds: readonly Form[] = [
  [
    new RegExp(String.raw`(?:\b(?:over|above|more than|exceed(?:s|ing)?|upwards of)\b|>)\s?${figure}`, 'giu'),
    'morethan ',
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:at least|no less than|starting at|start(?:s|ing)? from|minimum of)\b|≥)\s?${figure}`,
      'giu',
    ),
    'atleast ',
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:up to|at most|as much as|as many as|no more than|a maximum of|maximum)\b|≤)\s?${figure}`,
      'giu',
    ),
    'upto ',
  ],
  [new RegExp(String.raw`(?:\b(?:less than|under|below|fewer than)\b|<)\s?${figure}`, 'giu'), 'lessthan '],
  [
    new RegExp(
      String.raw`(?:\b(?:about|around|approximately|approx\.?|circa|c\.|roughly|some)|[~≈∼])\s?${figure}`,
      'giu',
    ),
    'roughly ',
  ],
  [/(?<=\d\s?(?:[kmbt]|bn|%)?)\+(?!\d)/giu, ' plusmore'],
]

const shares: readonly Form[] = [
  [/\bhalf (?=(?:of|the)\b|is\b|goes\b)/giu, '50% '],
  [/\bthree[- ]quarters (?=of\b)/giu, '75% '],
  [/\b(?:a|one) quarter (?=of\b|is\b|goes\b)/giu, '25% '],
  [/\b(?:a|one) fifth (?=of\b|is\b|goes\b)/giu, '20% '],
  [/\b(?:a|one) tenth (?=of\b|is\b|goes\b)/giu, '10% '],
]

/** Forms of one thing, brought to one of them in sentences and in what they cite, in this order. */
export const proseForms: readonly Form[] = [
  ...Object.entries(phrases).map(([words, form]): Form => [wordsAlone(words), form]),
  [/\b(\p{Lu}{2,})s\b/gu, '$1'],
  [/\s?\bper ?cent\b/giu, '%'],
  [/(?<![\d.,])(\d+(?:[.,]\d+)?)\s?[–-]\s?(?=\d+(?:[.,]\d+)?\s?%)/gu, '$1% – '],
  [/(?<=\p{L})-(?= (?:and|or|to)\b)/gu, ''],
  [/\bUS\b|\bU\.\s?S\.?(?:\s?A\.?)?(?![\p{L}\d])|\bUSA\b/gu, 'usa'],
  [wordsAlone('united states(?: of america)?'), 'usa'],
  [wordsAlone('united kingdom'), 'uk'],
  ...readCountries(),
  ...currencies,
  ...glued,
  ...periods,
  ...rates,
  ...shares,
]
/** Brought to one form after numbers are in digits. */
export const boundForms = bounds

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** Numbers in words, from two to ninety-nine. */
export const spelledNumbers: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, at): [string, number] => [word, at]).slice(2),
  ...tens.flatMap(
    (word, at): Array<[string, number]> => [
      ...ones.slice(1, 10).map((unit, one): [string, number] => [`${word}-${unit}`, (at + 2) * 10 + one + 1]),
      [word, (at + 2) * 10],
    ],
  ),
])
