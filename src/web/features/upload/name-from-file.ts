const fillerWords = /\b(?:pitch|deck|presentation|final|copy|v\d+(?:\.\d+)*)\b/gi
const dates = /\b(?:(?:19|20)\d{2}(?:[ .-]?(?:0?[1-9]|1[0-2])(?:[ .-]?(?:0?[1-9]|[12]\d|3[01]))?)?)\b/g

/**
 * Returns a deal's name from the name of its file, without words such as 'deck', 'final' and 'v3', dates and '(1)'.
 * Empty when nothing is left.
 */
export function makeDealName(file: string): string {
  return file
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\(\d+\)/g, ' ')
    .replace(dates, ' ')
    .replace(fillerWords, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .,]+|[ .,]+$/g, '')
    .slice(0, 200)
}
