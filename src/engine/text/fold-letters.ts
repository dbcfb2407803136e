/** Letters that carry no removable accent and still have a plain spelling, and the two spellings of Arabic letters. */
const plainSpellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ـ: '',
  '\u200c': ' ',
}
const special = /[ßłøđıæœيىكةـ\u200c]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const ascii = /^[\x00-\x7f]*$/

/**
 * Lower case without accents: 'Größe' is 'grosse', 'Usługi' is 'uslugi', Arabic and Persian spellings of a letter are one.
 * Lexicon entries and the texts that they are looked for in are folded by this alone, so that they always meet.
 */
export function foldLetters(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(special, (letter) => plainSpellings[letter] ?? letter)
    .normalize('NFKC')
}
