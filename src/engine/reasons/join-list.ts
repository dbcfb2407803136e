/** Joins parts as a sentence lists them: 'a', 'a and b', 'a, b and c'. */
export function joinList(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
