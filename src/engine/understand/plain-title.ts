import { foldLetters } from '#engine/text/fold-letters.ts'

/** A title for comparing titles: folded, without punctuation and with the seams of glued words as spaces. 'Why us?' becomes 'why us'. */
export function plainTitle(text: string): string {
  return foldLetters(text.normalize('NFC').replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
