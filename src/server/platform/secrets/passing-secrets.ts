import type { SecretBox } from './secret-box.ts'

/** Marks what was kept by a server that has no secret of its own. */
const unsealedMark = 'plain:'

/** Returns a text in the form in which it is kept until an attempt is over: sealed, where the server has a secret of its own. */
export function sealPassing(box: SecretBox | null, text: string, owner: string): string {
  return box === null ? `${unsealedMark}${text}` : box.seal(text, owner)
}

/** Returns the text again; null when it was sealed with another key or for another owner. */
export function openPassing(box: SecretBox | null, kept: string, owner: string): string | null {
  if (kept.startsWith(unsealedMark)) return kept.slice(unsealedMark.length)
  return box?.open(kept, owner) ?? null
}
