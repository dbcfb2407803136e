/** Returns a text of at most so many characters, cut at a word's edge with '…'. */
export function cutText(text: string, most: number): string {
  const bare = text.replace(/\s+/gu, ' ').trim()
  if (bare.length <= most) return bare
  const cut = bare.slice(0, most)
  const edge = cut.lastIndexOf(' ')
  return `${cut.slice(0, edge > most / 2 ? edge : most - 1).replace(/[\s,;:–-]+$/u, '')}…`
}
