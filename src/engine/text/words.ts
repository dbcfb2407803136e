/** Returns the letters and digits of a text in small letters, with single spaces between: equal for texts that say the same. */
export const plainWords = (text: string): string =>
  ascii.test(text)
    ? text
        .toLowerCase()
        .replace(/[^a-z\d]+/g, ' ')
        .trim()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()

/** Text that the Unicode forms and classes change nothing about, only slowly. */
const ascii = /^[\x20-\x7e]*$/

/** Returns the words of a text in small letters, in order. */
export const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Counts the words of a text, which are set apart by spaces; a text that begins or ends with a space counts one more. */
export const countWords = (text: string): number => text.split(/\s+/u).length

/** Counts the words that two sets share. */
export const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length

/** Returns the numbers of a text as printed, '1,200' and '3.5' each as one. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? []
