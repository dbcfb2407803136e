import { scales } from '#engine/lexicons/scales.ts'

/** How a memo's value is compared with a label's. */
export type Comparison = 'name' | 'person' | 'text' | 'role' | 'url' | 'profile' | 'email' | 'year' | 'amount'

const invisible = /[\u00ad\u200b-\u200d\ufeff]/g
const legalForm = /(?:inc|ltd|llc|gmbh|corp|limited)$/
const sameTextShare = 0.5
/** A text of fewer than five words shares half of them by chance. */
const fewWords = 5
const sameShortTextShare = 0.8
const amountTolerance = 0.01

/** Lower case, words separated by single spaces, no punctuation. */
export function normaliseText(text: unknown): string {
  const bare = String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

export const splitWords = (text: unknown): string[] =>
  normaliseText(text)
    .split(' ')
    .filter((word) => word !== '')

/** Letters and digits without anything between them. */
export const joinLetters = (text: unknown): string => normaliseText(text).replaceAll(' ', '')

/** Harmonic mean of how many words of each text stand in the other, each word as often as it occurs. */
export function computeWordOverlap(one: unknown, other: unknown): number {
  const [left, right] = [splitWords(one), splitWords(other)]
  if (left.length === 0 || right.length === 0) return 0
  const stock = new Map<string, number>()
  for (const word of right) stock.set(word, (stock.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of left) {
    const count = stock.get(word) ?? 0
    if (count === 0) continue
    stock.set(word, count - 1)
    shared++
  }
  return (2 * shared) / (left.length + right.length)
}

/** An 'l' is a lakh, and 'mil' a million; the engine reads them by what stands around. */
const scaleOf = new Map<string, number>([...Object.entries(scales), ['l', 1e5], ['mil', 1e6]])
const scaleWords = [...scaleOf.keys()].sort((one, other) => other.length - one.length).join('|')
const indian = String.raw`\d{1,3}(?:,\d{2})+,\d{3}`
const grouped = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?`
const plainNumber = String.raw`\d+(?:[.,]\d+)?`
const amount = new RegExp(
  String.raw`(?<!\d)(?<!\d[.,])(${indian}|${grouped}|${plainNumber})(?!\d)\s*\+?\s*(?:(${scaleWords})(?!\p{L}))?`,
  'giu',
)

/** Every number of a text with its scale applied. */
export function readAmounts(text: unknown): number[] {
  return [...String(text ?? '').matchAll(amount)].flatMap((match) => {
    const value = readDigits(match[1] ?? '') * (scaleOf.get((match[2] ?? '').toLowerCase()) ?? 1)
    return Number.isFinite(value) ? [value] : []
  })
}

/** The last mark is the decimal one when both kinds stand, or when it is the only one and no group of three follows it. */
function readDigits(printed: string): number {
  const digits = printed.replace(/['’ \u00a0\u202f]/g, '')
  const marks = digits.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return Number(digits)
  const at = digits.lastIndexOf(last)
  const isAlone = marks.length === 1 && (digits.length - at - 1 !== 3 || /^0[.,]/.test(digits))
  if (new Set(marks).size < 2 && !isAlone) return Number(digits.replace(/[.,]/g, ''))
  return Number(`${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`)
}

/** In this order: 'R$' before '$'. */
const currencies: ReadonlyArray<[string, RegExp]> = [
  ['BRL', /R\$|\bBRL\b/],
  ['PEN', /S\/|\bPEN\b/],
  ['USD', /\$|\bUSD\b/],
  ['EUR', /€|\bEUR/i],
  ['GBP', /£|\bGBP\b/],
  ['INR', /₹|\bRs\b|\bINR\b/],
  ['CNY', /¥|元|\bRMB\b|\bCNY\b/],
  ['RUB', /₽|\bRUB\b/],
  ['SAR', /\bSAR\b/],
  ['THB', /฿|\bTHB\b/],
]
const findCurrency = (text: string) => currencies.find(([, form]) => form.test(text))?.[0] ?? null

function isOtherCurrency(one: string, other: string): boolean {
  const [left, right] = [findCurrency(one), findCurrency(other)]
  return left !== null && right !== null && left !== right
}

/** Whether a value of the memo counts as the label's value. */
export function agrees(how: Comparison, got: unknown, want: string): boolean {
  return comparisons[how](String(got ?? ''), want)
}

const comparisons: Record<Comparison, (got: string, want: string) => boolean> = {
  name: isSameName,
  person: (got, want) => !(splitWords(got).length === 1 && splitWords(want).length > 1) && isSameName(got, want),
  text: (got, want) =>
    computeWordOverlap(got, want) >= (splitWords(got).length < fewWords ? sameShortTextShare : sameTextShare) ||
    joinLetters(got).includes(joinLetters(want)),
  role: (got, want) => computeWordOverlap(got, want) >= sameTextShare || joinLetters(got).includes(joinLetters(want)),
  url: (got, want) => readHost(got) === readHost(want),
  profile: (got, want) => readProfile(got) === readProfile(want),
  email: (got, want) => got.trim().toLowerCase() === want.trim().toLowerCase(),
  year: (got, want) => /\b(?:19|20)\d\d\b/.exec(got)?.[0] === want,
  amount: (got, want) => {
    if (isOtherCurrency(got, want)) return false
    const [found, wanted] = [readAmounts(got), readAmounts(want)]
    return wanted.length > 0 && wanted.every((one) => found.some((other) => isNear(one, other)))
  },
}

/** The same words with at most two more, or one fewer after the same first word, or the same but for a legal form. */
function isSameName(got: string, want: string): boolean {
  const [found, wanted] = [splitWords(got), splitWords(want)]
  if (wanted.length > 0 && found.length - wanted.length <= 2 && wanted.every((word) => found.includes(word)))
    return true
  const shorter = joinLetters(got).length >= 4 && found[0] === wanted[0] && wanted.length - found.length <= 1
  if (shorter && found.every((word) => wanted.includes(word))) return true
  return isSameButForLegalForm(got, want)
}

const isSameButForLegalForm = (one: string, other: string) =>
  joinLetters(one).replace(legalForm, '') === joinLetters(other).replace(legalForm, '')
const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= amountTolerance * Math.max(Math.abs(one), Math.abs(other))
const readHost = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '')
const readProfile = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^[a-z]{2,3}\./, '')
    .replace(/\/+$/, '')
