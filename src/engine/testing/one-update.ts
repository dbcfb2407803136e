import type { UpdateText } from '#engine/slides.ts'

/** Returns a text as the only update of a deck; none for ''. */
export const oneUpdate = (text: string): UpdateText[] =>
  text === '' ? [] : [{ id: 'letter', date: '2026-05-04', text }]
