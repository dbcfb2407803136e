/** Advance widths in thousandths of an em: the printable ASCII letters of Adobe's Helvetica (Core 14 AFM, 1997). */
const regular = toWidths(
  [
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556',
    '556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778',
    '667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556',
    '556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  ].join(' '),
)
const bold = toWidths(
  [
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556',
    '556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778',
    '667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611',
    '611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  ].join(' '),
)
/** Beyond ASCII: of the same font, by code point. */
const others = new Map([
  [0x2018, 222],
  [0x2019, 222],
  [0x201a, 222],
  [0x201c, 333],
  [0x201d, 333],
  [0x201e, 333],
  [0x2014, 1000],
  [0x2022, 350],
  [0x2026, 1000],
  [0x2122, 1000],
  [0xa9, 737],
  [0xae, 737],
  [0xb0, 400],
  [0xb7, 278],
  [0xd7, 584],
  [0xf7, 584],
  [0xc6, 1000],
  [0xe6, 889],
  [0xd8, 778],
  [0xf8, 611],
  [0xdf, 611],
])
const usual = 556
const full = 1000
const firstLetter = 32

function toWidths(list: string): number[] {
  return list.split(' ').map(Number)
}

/** Scripts and symbols whose letters fill a square. */
const square =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u
const unspaced = /^\p{M}$/u

/** The advance width of a letter in thousandths of an em. */
export function measureLetter(letter: string, isBold: boolean): number {
  const table = isBold ? bold : regular
  const code = letter.codePointAt(0) ?? firstLetter
  const plain = table[code - firstLetter]
  if (plain !== undefined) return plain
  if (code < firstLetter || unspaced.test(letter)) return 0
  const known = others.get(code)
  if (known !== undefined) return known
  if (square.test(letter)) return full
  // An accent doesn't make its letter wider.
  const base = letter.normalize('NFD').codePointAt(0) ?? code
  return table[base - firstLetter] ?? usual
}

/** The width of regular text in ems. */
export function measureText(text: string): number {
  return [...text].reduce((sum, letter) => sum + measureLetter(letter, false), 0) / 1000
}

/** How wide usual typefaces run beside Helvetica, measured on English text; Helvetica's own width for all others. */
const faces: ReadonlyArray<readonly [RegExp, number]> = [
  [/narrow|condensed|compressed|impact|oswald|bebas/i, 0.8],
  [/calibri|carlito|garamond|gill|times|cambria math|pt serif|avenir next cond/i, 0.9],
  [/aptos|lato|cambria|source sans|century(?! gothic)|book antiqua|tahoma|trebuchet|corbel|candara/i, 0.96],
  [/verdana|montserrat|poppins|century gothic|raleway|dejavu|nunito|sora|space grotesk|work sans/i, 1.1],
  [/inter|open sans|noto|segoe|gotham|proxima|dm sans|figtree|manrope|plus jakarta/i, 1.03],
]
const evenlySpaced = /courier|consolas|mono|menlo/i

/** The width of a typeface's text as a share of Helvetica's. */
export function measureFace(face: string): number {
  if (evenlySpaced.test(face)) return 1.12
  return faces.find(([pattern]) => pattern.test(face))?.[1] ?? 1
}
