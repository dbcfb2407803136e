/** Letters and digits of a text in small letters, single spaces between: what two texts that say the same have in common. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The numbers of a text as printed, '1,200' and '3.5' each as one. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? []
