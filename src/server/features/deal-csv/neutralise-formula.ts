/** What spreadsheets take for the beginning of a formula, full-width forms among them. */
const formula = /^[=+\-@＝＋－＠]/
/** A number, with the signs and units that people write with one; a spreadsheet computes nothing of it. */
const plainNumber = /^[+-]\s?[$€£¥]?\s?\d[\d.,' ]*(?:%|[kmb]|bn|mn|x|[a-z]{3})?$/i
/** What comes before the text that a spreadsheet looks at; it drops some of it when it reads a file. */
const ignored = /^[\s\p{Cc}\p{Cf}]+/u
/** Where a spreadsheet begins another cell that was told of another separator. */
const otherSeparator = /([;\t|]\s*)(?=[=+\-@＝＋－＠])/gu

/**
 * Returns a text that no spreadsheet runs as a formula: an apostrophe stands before what could be taken for one. Negative numbers stay
 * as they are. After the advice of OWASP on CSV injection.
 */
export function neutraliseFormula(text: string): string {
  const split = text.replace(otherSeparator, "$1'")
  const seen = split.replace(ignored, '')
  return formula.test(seen) && !plainNumber.test(seen.trim()) ? `'${split}` : split
}
