import { isLatin } from '#engine/patterns/latin-first.ts'

/** Letters of scripts that set spaces between words: beside a digit they make it a part of a word. */
export const spacedLetter = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}`

const zeros = [0x0660, 0x06f0, 0xff10] as const
const signs: Readonly<Record<string, string>> = { '٪': '%', '％': '%', '٫': '.', '٬': ',', '，': ',', '．': '.' }

/** The same text, as long, with Arabic, Persian and full-width digits and their marks as ASCII. */
export function plainDigits(text: string): string {
  if (isLatin(text)) return text
  return text.replace(/[٠-٩۰-۹０-９٪％٫٬，．]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const zero = zeros.find((one) => code >= one && code < one + 10)
    return zero === undefined ? (signs[sign] ?? sign) : String(code - zero)
  })
}
