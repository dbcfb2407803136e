/** Letters and digits of a text in small letters, single spaces between: what two texts that say the same have in common. */
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

/** The numbers of a text as printed, '1,200' and '3.5' each as one. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? []
