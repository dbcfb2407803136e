const longest = 80

/** A name for saving a document: the deal's, without what a file system or a shell could take for something else. */
export function makeDocumentName(dealName: string, ending: string): string {
  const name = dealName
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}"*/:<>?\\|%$`';]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.~-]+/, '')
    .trim()
  const short = [...name]
    .slice(0, longest)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${short === '' ? 'Deal' : short} memo.${ending}`
}
