const none: readonly RegExpExecArray[] = []

/** All matches of a global pattern, left to right. Unlike `matchAll` it copies no pattern, so that a text without a match costs next to nothing. */
export function everyMatch(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (match === null) return none
  const found: RegExpExecArray[] = []
  for (; match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
