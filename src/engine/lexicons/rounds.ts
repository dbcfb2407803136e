import { everyMatch } from '#engine/every-match.ts'
import { latinFirst } from '#engine/latin-first.ts'
/** Names of financing rounds, the more exact before the general, with the value of the stage vocabulary. */
export const rounds: ReadonlyArray<{ stage: string; pattern: RegExp }> = [
  {
    stage: 'pre_seed',
    pattern: /\bpre[- ]?seed\b|\bpre[- ]?semilla\b|\bpré[- ]?(?:seed|amorçage)\b|\bangel round\b|天使轮/i,
  },
  { stage: 'seed_plus', pattern: latinFirst(/\bseed\s?(?:\+|plus|extension|II)(?![\p{L}])/iu) },
  { stage: 'seed', pattern: /\bseed\b|\bsemilla\b|\bamorçage\b|种子轮/i },
  { stage: 'series_a_plus', pattern: latinFirst(/\bseries\s?a\s?(?:\+|plus|extension|2)(?![\p{L}])/iu) },
  { stage: 'series_a', pattern: /\bs[eé]rie[s]?\s?a\b|\bserie a\b|\bA轮/i },
  { stage: 'series_b_plus', pattern: latinFirst(/\bseries\s?b\s?(?:\+|plus|extension)(?![\p{L}])/iu) },
  { stage: 'series_b', pattern: /\bs[eé]rie[s]?\s?b\b/i },
  { stage: 'series_c_plus', pattern: latinFirst(/\bseries\s?c\s?(?:\+|plus|extension)(?![\p{L}])/iu) },
  { stage: 'series_c', pattern: /\bs[eé]rie[s]?\s?c\b/i },
  { stage: 'series_d', pattern: /\bs[eé]rie[s]?\s?d\b/i },
]

/** 'Seed' where no round is meant. */
export const notARound =
  /\b(?:seed (?:phrase|data|users?|bank|oil|keyword|list|growers?|supply|the)|seeds|seeding|seeded)\b/i

/** A round named in a text, with its value of the stage vocabulary and its place. */
export type NamedRound = { stage: string; words: string; at: number; end: number }

const everyRound = rounds.map(({ stage, pattern }) => ({
  stage,
  everywhere: latinFirst(new RegExp(pattern.source, `${pattern.flags}g`)),
}))
/** A cheap look before the exact ones. */
const mayNameRound = /seed|seri|s[eé]rie|semilla|amor|angel|轮/i

/** Rounds named in a text, in its order, each by its most exact name; none where 'seed' means something else. */
export function roundsIn(text: string): NamedRound[] {
  if (!mayNameRound.test(text) || notARound.test(text)) return []
  const found: NamedRound[] = []
  for (const { stage, everywhere } of everyRound) {
    for (const match of everyMatch(everywhere, text)) {
      const end = match.index + match[0].length
      if (!found.some((one) => one.at < end && match.index < one.end))
        found.push({ stage, words: match[0], at: match.index, end })
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

/** The company asks for money. Past forms are left to `raisedWords`. */
export const askWords = latinFirst(
  /\b(?:raising|(?:to|we|will|plan to) raise|raise(?= (?:of|a|an|[$€£]|USD|EUR|up))|seeking|looking (?:for|to raise)|asking(?: for)?|our ask|the ask|ask(?=\s?:)|we (?:need|ask|require)|(?:funding|investment|capital|round) (?:needed|required|requirements?|goal|target|size|amount|sought|ask|request)|round target|target (?:raise|round|amount)|fundrais(?:e|ing)(?: round| goal| target)?|current round|this round|szukamy|buscamos|levantando|captando|suchen|recherchons|levons|levée de fonds|cherchons|poszukujemy)(?![\p{L}])/giu,
)

/** Money that came in before. */
export const raisedWords = latinFirst(
  /\b(?:(?:have |has |we(?:['’]ve)? |already |previously |total |amount )*(?:raised|secured|received|closed)|previous(?:ly)? (?:funding|raised|rounds?|financing)|prior (?:funding|rounds?)|(?:total|existing) funding|funding (?:to date|so far|history|received)|raised (?:to date|so far)|to date|so far|bootstrapped with|self[- ]funded|financiamiento previo|bisher(?:ige)?|levé|captado)(?![\p{L}])/giu,
)

/** Money that bought no shares. */
export const grantWords = latinFirst(
  /\b(?:grants?|prize money|subvenci[oó]n\w*|Fördermittel|Förderung|subvention\w*)(?![\p{L}])/giu,
)

/** Someone else's money, or a kind that is no round of the company. */
export const notOwnRound =
  /\b(?:(?:customers?|clients|startups|companies|competitors?|founders|projects|backers|campaigns|users) (?:have |has |who |that )?raised|crowdfund\w*|STO|ICO|IDO|IEO|token sale|public sale|acquired|acquisition|exit(?:ed)?|IPO|fund size|market|industry|raised (?:for|by) (?:our )?(?:clients|customers|others|charit\w+))\b/i

export const valuationWords = latinFirst(
  /\b(?:(?:pre|post)[- ]?money(?: valuation)?|valuation(?: cap)?|val(?:uation)? cap|cap(?= (?:of|at))|(?<=[\d.,][MmkK]? )cap|valoración|Bewertung|valorisation|tope(?= de))(?![\p{L}])/giu,
)
export const committedWords = latinFirst(
  /\b(?:(?:soft[- ])?committed|soft[- ]circled|commitments?|already (?:secured|in)|secured|subscribed|comprometido|zugesagt|engagés?)(?![\p{L}])/giu,
)

/** Instruments as decks name them; the words found are the value. */
export const instruments: readonly RegExp[] = [
  /\b(?:(?:post|pre)[- ]money )?SAFEs?(?: notes?)?(?![\p{L}])/u,
  latinFirst(
    /\bconvertible (?:loan )?notes?(?![\p{L}])|\bconvertible loans?\b|\b(?:nota|préstamo) convertible\b|\bWandeldarlehen\b|\bobligations convertibles\b|\bCLA\b(?= )/iu,
  ),
  /\bBSA[- ]AIR\b|\bASA\b(?= )|\b(?:S)?EIS\b|\bKISS notes?\b|\bSAFT\b/u,
  /\bpriced (?:equity )?round\b|\bpreferred (?:shares|stock|equity)\b|\bequity (?:round|financing|funding|investment)\b|\bventure debt\b|\brevenue[- ]based financing\b/i,
  /\b(?:for|in) (?:\d{1,2}(?:[.,]\d+)?\s?% )?equity\b|(?<=Series [A-D] )equity\b|^equity(?= at)|\b\d{1,2}(?:[.,]\d+)?\s?% equity\b/i,
]
