/** A text cut to what a signal shows. */
export function cutExcerpt(text: string): string {
  const bare = text.replace(/\s+/g, ' ').trim()
  return bare.length > 300 ? `${bare.slice(0, 299)}…` : bare
}
