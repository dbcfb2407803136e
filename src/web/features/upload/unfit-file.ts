/** The files that are decks, by type and by the ending of the name. */
export const deckTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
}

export const leastBytes = 1

const isDeck = ({ name, type }: File) =>
  Object.entries(deckTypes).some(
    ([known, endings]) => type === known || endings.some((ending) => name.toLowerCase().endsWith(ending)),
  )

/** Returns why a file can't be a deck; null when it can. `maxBytes` is null while the limit is not known. */
export function explainUnfitFile(file: File, maxBytes: number | null): string | null {
  if (!isDeck(file)) return 'File type must be .pdf or .pptx'
  if (maxBytes !== null && file.size > maxBytes) return `File is larger than ${maxBytes} bytes`
  if (file.size < leastBytes) return `File is smaller than ${leastBytes} bytes`
  return null
}
