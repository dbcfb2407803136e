const longest = 80

/** A name for saving a document: the deal's, without what a file system or a shell could take for something else. */
export const makeDocumentName = (dealName: string, ending: string): string =>
  `${makeFileName(dealName) || 'Deal'} memo.${ending}`

/** A text as the name of a file, at most 80 characters of it; '' where nothing of it can be one. */
export function makeFileName(text: string): string {
  const name = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}"*/:<>?\\|%$`';]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.~-]+/, '')
    .trim()
  return [...name]
    .slice(0, longest)
    .join('')
    .replace(/[\s.]+$/, '')
}
