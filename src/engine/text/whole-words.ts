/** Joins a word that a line break of the deck cut at its hyphen ('ready-to- send'), but not 'pre- and post-money'. */
export function wholeWords(text: string): string {
  return text.replace(/(?<=\p{L})- (?!(?:and|or|to|und|oder|y|o|et|ou|e)\b)(?=\p{Ll})/gu, '-')
}
