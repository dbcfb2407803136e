import { type Element, getAttribute, getNumber } from './xml.ts'

/** How the paragraphs of a list are counted: the scheme (`arabicPeriod`, `romanUcParenR`, ...) and the first number. */
export type Numbering = { scheme: string; first: number }

const most = 32_767
const letters = 26
const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

/** The numbering that a `buAutoNum` element states; schemes of other scripts are counted in figures. */
export function readNumbering(element: Element): Numbering {
  const first = Math.trunc(getNumber(element, 'startAt') ?? 1)
  return { scheme: getAttribute(element, 'type') ?? '', first: Math.min(most, Math.max(1, first)) }
}

/** What stands before the paragraph of a number: `3.`, `c)`, `(iv)`. */
export function formatListNumber(scheme: string, number: number): string {
  const [, kind = '', size = ''] = /^(alpha|roman)([LU])c/.exec(scheme) ?? []
  const plain = kind === 'alpha' ? formatLetters(number) : kind === 'roman' ? formatRoman(number) : String(number)
  const sign = size === 'U' ? plain.toUpperCase() : plain
  if (scheme.endsWith('ParenBoth')) return `(${sign})`
  if (scheme.endsWith('ParenR')) return `${sign})`
  return /Plain$/.test(scheme) ? sign : `${sign}.`
}

/** a to z, then aa, bb and so on, as PowerPoint counts. */
function formatLetters(number: number): string {
  const place = (number - 1) % letters
  return String.fromCharCode(97 + place).repeat(Math.min(9, Math.ceil(number / letters)))
}

function formatRoman(number: number): string {
  let left = number
  let text = ''
  for (const [value, sign] of romans) {
    for (; left >= value; left -= value) text += sign
  }
  return text
}
