import type { Updates, UpdateText } from '#engine/slides.ts'

/** Stands between two updates: a sentence, a paragraph and a quote end there. */
const between = '\n\n'

/** Returns updates as the text that extractors read, in their order. */
export function joinUpdates(parts: readonly UpdateText[], ours: readonly string[] = []): Updates {
  const text = parts.map((part) => part.text).join(between)
  return { text, lines: text.split(/\r?\n/), parts, ours }
}

/** Returns the update in which a place of the joined text stands: its id, and how many are newer; null for the newest. */
export function findUpdateAt(parts: readonly UpdateText[], place: number): { id: string; age: number } | null {
  let end = 0
  for (const [age, { id, text }] of parts.entries()) {
    end += text.length + between.length
    if (place < end) return age === 0 ? null : { id, age }
  }
  return null
}
