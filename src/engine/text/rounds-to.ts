import { quantitiesIn } from './quantities.ts'

const roundMarks = /[~≈>+]|\b(?:about|around|over|more than|approx|circa|ca|almost|nearly)\b/i

/** Share of the larger number that rounding may take away, without and with a word such as 'about'; more is another number. */
const farthest = 0.05
const farthestMarked = 0.1

/**
 * Whether two printed numbers may be one, a rounded and an exact form of it: '$1.2M' and '$1,234,567', 'over 1,000' and
 * '1,037'. `amounts` are their canonical numbers.
 */
export function roundsTo(texts: readonly [string, string], amounts: readonly [number, number]): boolean {
  const most = Math.max(Math.abs(amounts[0]), Math.abs(amounts[1]))
  const isMarked = texts.some((text) => roundMarks.test(text))
  if (Math.abs(amounts[0] - amounts[1]) > most * (isMarked ? farthestMarked : farthest)) return false
  const half = Math.max(readUnit(texts[0], amounts[0]), readUnit(texts[1], amounts[1])) / 2
  return Math.abs(amounts[0] - amounts[1]) <= half * (isMarked ? 2 : 1)
}

/** The size of the last digit that a number prints: 100,000 for '$1.2M'; for a marked round number that of its last digit but zeros. */
function readUnit(text: string, amount: number): number {
  const printed = /\d[\d.,'’\s]*\d|\d/u.exec(text)?.[0] ?? ''
  const [quantity] = quantitiesIn(text.toLowerCase())
  const plain = Number(printed.replace(/[,'’\s](?=\d{3}(?!\d))/gu, '').replace(',', '.'))
  if (!quantity || !Number.isFinite(plain) || plain === 0) return 0
  const scale = Math.abs(amount / plain)
  const decimals = /[.,](\d{1,2})$/.exec(printed)?.[1]?.length ?? 0
  if (decimals > 0) return scale / 10 ** decimals
  const zeros = roundMarks.test(text) ? (/0*$/.exec(String(plain))?.[0].length ?? 0) : 0
  return scale > 1 ? scale * 10 ** zeros : zeros > 0 ? 10 ** zeros : 0
}
