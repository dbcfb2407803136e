const plain = /^[a-z0-9]*$/i

/** Whether a text is its own key but for capitals, as most words are. */
export const isPlainKey = (text: string): boolean => plain.test(text)

/** Lower-case letters and digits only, so that spellings of one name meet. */
export const makeUnaccentedNameKey = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase()

/** Letters and digits only, in lower case: the form in which two spellings of a name meet. */
export const makeNameKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
