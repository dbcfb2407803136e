import type { Slide } from '#engine/slides.ts'
import { findRounds } from '#engine/text/named-rounds.ts'

/** A round that a slide names, with its value of the stage vocabulary. */
export type RoundOnPage = { stage: string; words: string; page: number }

/** Returns the rounds that the paragraphs and titles of slides name, in their order. */
export const listRounds = (slides: readonly Slide[]): RoundOnPage[] =>
  slides.flatMap(({ page, paragraphs, titleLines }) =>
    [...paragraphs, ...titleLines].flatMap(({ text }) =>
      findRounds(text).map(({ stage, words }) => ({ stage, words, page })),
    ),
  )
