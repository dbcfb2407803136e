import { latinFirst } from '#engine/patterns/latin-first.ts'
import { type Translated, translated } from './translated.ts'

/**
 * Names of financing rounds with the value of the stage vocabulary, the more exact before the general. Those of other
 * languages are looked for in every deck, since none of them is an English word.
 */
export const rounds: ReadonlyArray<{ stage: string; pattern: RegExp }> = [
  {
    stage: 'pre_seed',
    pattern:
      /\bpre(?:[-‑–] ?| )?seed\b|\bpré[- ]?seed\b|\bpre[- ]?semilla\b|\bpr[ée][- ]?amorçage\b|\bpré[- ]?semente\b|\bangel round\b|предпосевн\p{L}*|передпосівн\p{L}*|пре-?сид|tohum öncesi|پیش[\s\u200c-]?(?:بذری|سید)|ما قبل البذرة|天使轮|天使輪|エンジェルラウンド|프리\s?시드/iu,
  },
  { stage: 'seed_plus', pattern: latinFirst(/\bseed\s?(?:\+|plus|extension|II)(?![\p{L}])/iu) },
  {
    stage: 'seed',
    pattern:
      /\bseed\b|\bsemilla\b|\bamorçage\b|\bcapital semente\b|\brodada semente\b|\bzalążkow\p{L}*|(?<!пред)посевн\p{L}*|(?<!перед)посівн\p{L}*|种子轮|種子輪|シード|시드|\btohum (?:yatırım|tur)\p{L}*|(?<!\p{L})çekirdek (?:yatırım|tur)\p{L}*|\bzaaikapitaal\b|(?<!پیش[\s\u200c-]?)بذری|(?:راند|مرحله) سید|البذرة/iu,
  },
  { stage: 'series_a_plus', pattern: latinFirst(/\bseries\s?a\s?(?:\+|plus|extension|2)(?![\p{L}])|A\+轮/iu) },
  {
    stage: 'series_a',
    pattern: latinFirst(
      /\bs[eé]rie[s]?\s?a\b|(?:сери[яиюей]|раунд(?:а|е|у|ом)?)\s[A](?![\p{L}\p{N}])|(?<!Pre-?)A轮|シリーズ\s?A|시리즈\s?A/iu,
    ),
  },
  { stage: 'series_b_plus', pattern: latinFirst(/\bseries\s?b\s?(?:\+|plus|extension)(?![\p{L}])|B\+轮/iu) },
  {
    stage: 'series_b',
    pattern: latinFirst(
      /\bs[eé]rie[s]?\s?b\b|(?:сери[яиюей]|раунд(?:а|е|у|ом)?)\s[B](?![\p{L}\p{N}])|B轮|シリーズ\s?B|시리즈\s?B/iu,
    ),
  },
  { stage: 'series_c_plus', pattern: latinFirst(/\bseries\s?c\s?(?:\+|plus|extension)(?![\p{L}])/iu) },
  { stage: 'series_c', pattern: latinFirst(/\bs[eé]rie[s]?\s?c\b|C轮|シリーズ\s?C|시리즈\s?C/iu) },
  { stage: 'series_d', pattern: latinFirst(/\bs[eé]rie[s]?\s?d\b|D轮/iu) },
]

/** The name of a round beside its amount. */
export const roundName = latinFirst(
  /\b(?:(?:pre[- ]?|pré[- ]?)?(?:seed|semilla|semente|amorçage)|s[ée]ries? [a-d]|bridge|angel(?= round))\b(?: (?:round|funding|investment))?|\bzalążkow\p{L}*|(?:пред)?посевн\p{L}*|(?:сери[яиюей]|раунд(?:а|е|у|ом)?)\s[A-D](?![\p{L}\p{N}])|\btohum (?:yatırım|tur)\p{L}*|[种種]子[轮輪]|[A-D][轮輪]/giu,
)

/** Words with which 'seed' is not a round. */
export const notARound =
  /\b(?:seed (?:phrase|data|users?|bank|oil|keyword|list|growers?|supply|the)|seeds|seeding|seeded)\b/i
/** Letters that each name of a round has some of: a cheap test ahead of the exact patterns. */
export const anyRoundHint =
  /seed|seri|s[eé]rie|semilla|semente|amor|angel|zalążk|tohum|çekirdek|zaaikap|пос[еі]в|сид|сери|раунд|بذر|سید|轮|輪|シード|シリーズ|エンジェル|시드|시리즈/i
/** Instruments as decks name them; the words found are the value. */
export const instruments: ReadonlyArray<RegExp | Translated> = [
  /\b(?:(?:post|pre)[- ]money )?SAFEs?(?: notes?)?(?![\p{L}])/u,
  translated(
    latinFirst(/\bconvertible (?:loan )?notes?(?![\p{L}])|\bconvertible loans?\b|\bCLA\b(?= )/iu),
    'instrument',
  ),
  /\bBSA[- ]AIR\b|\bASA\b(?= )|\b(?:S)?EIS\b|\bKISS notes?\b|\bSAFT\b/u,
  /\bpriced (?:equity )?round\b|\bpreferred (?:shares|stock|equity)\b|\bequity (?:round|financing|funding|investment)\b|\bventure debt\b|\brevenue[- ]based financing\b/i,
  /\b(?:for|in) (?:\d{1,2}(?:[.,]\d+)?\s?% )?equity\b|(?<=Series [A-D] )equity\b|^equity(?= at)|\b\d{1,2}(?:[.,]\d+)?\s?% equity\b/i,
]
