/** Steering characters that no reader sees: direction overrides, marks without width, tags. */
const unseen =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu

/** Words of a deck or of a person as a document may hold them: one line, no control characters, nothing half of a pair. */
export function makePlainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
}
