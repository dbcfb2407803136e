/** The first match of a pattern, global or not, without leaving a place behind for its next use. */
export function firstMatch(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0
  const match = pattern.exec(text)
  pattern.lastIndex = 0
  return match
}
