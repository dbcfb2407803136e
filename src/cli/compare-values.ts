/** How a memo's value is compared with a label's. */
export type Comparison = 'name' | 'text' | 'url' | 'profile' | 'email' | 'year' | 'amount'

const invisible = /[\u00ad\u200b-\u200d\ufeff]/g
const legalForm = /(?:inc|ltd|llc|gmbh|corp|limited)$/
const sameTextShare = 0.5
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

const scales = new Map<string, number>([
  ...['k', 'thousand'].map((word): [string, number] => [word, 1e3]),
  ...['m', 'mm', 'mn', 'mio', 'mil', 'million', 'millions'].map((word): [string, number] => [word, 1e6]),
  ...['b', 'bn', 'billion', 'billions'].map((word): [string, number] => [word, 1e9]),
  ...['t', 'tn', 'trillion'].map((word): [string, number] => [word, 1e12]),
])
const amount =
  /(\d[\d.,' ]*\d|\d)\s*\+?\s*(thousand|millions?|billions?|trillion|mio|mil|mm|mn|bn|tn|[kmbt])?x?(?!\p{L})/giu

/** Every number of a text with its scale applied. */
export function readAmounts(text: unknown): number[] {
  return [...String(text ?? '').matchAll(amount)].flatMap((match) => {
    const value = readDigits((match[1] ?? '').replace(/[' ]/g, '')) * (scales.get((match[2] ?? '').toLowerCase()) ?? 1)
    return Number.isFinite(value) ? [value] : []
  })
}

function readDigits(digits: string): number {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number.parseFloat(digits.replace(/[.,]/g, ''))
  if (/,\d{1,2}$/.test(digits) && !digits.includes('.')) return Number.parseFloat(digits.replace(',', '.'))
  return Number.parseFloat(digits.replaceAll(',', ''))
}

/** Whether a value of the memo counts as the label's value. */
export function agrees(how: Comparison, got: unknown, want: string): boolean {
  return comparisons[how](String(got ?? ''), want)
}

const comparisons: Record<Comparison, (got: string, want: string) => boolean> = {
  name: isSameName,
  text: (got, want) => computeWordOverlap(got, want) >= sameTextShare || joinLetters(got).includes(joinLetters(want)),
  url: (got, want) => readHost(got) === readHost(want),
  profile: (got, want) => readProfile(got) === readProfile(want),
  email: (got, want) => got.trim().toLowerCase() === want.trim().toLowerCase(),
  year: (got, want) => /\b(?:19|20)\d\d\b/.exec(got)?.[0] === want,
  amount: (got, want) => {
    const [found, wanted] = [readAmounts(got), readAmounts(want)]
    return wanted.length > 0 && wanted.every((one) => found.some((other) => isNear(one, other)))
  },
}

/** The same words with at most two more, or one fewer of a name that is long enough, or the same but for a legal form. */
function isSameName(got: string, want: string): boolean {
  const [found, wanted] = [splitWords(got), splitWords(want)]
  if (wanted.length > 0 && found.length - wanted.length <= 2 && wanted.every((word) => found.includes(word)))
    return true
  const shorter = joinLetters(got).length >= 4 && wanted.length - found.length <= 1
  if (shorter && found.every((word) => wanted.includes(word))) return true
  return joinLetters(got).replace(legalForm, '') === joinLetters(want).replace(legalForm, '')
}

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
