/**
 * Returns words of a deck for markdown: nothing in them becomes a link, an image, HTML, emphasis or a heading,
 * and line breaks are spaces.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~!]/g, (character) => `\\${character}`)
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^([-+])/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/(https?|ftp|mailto):/gi, '$1\\:')
    .replace(/\bwww\./gi, 'www\\.')
    .replace(/(?<=\S)@(?=\S)/g, '\\@')
}
