import type { PersonCard, Slide } from '#engine/slides.ts'

/** A person of the deck, the slide on which the fullest card stands, and what the person is to the company. */
export type Person = {
  name: string
  role: string | null
  card: PersonCard
  slide: Slide
  /** What stands over the people of a list and gives their role: 'Founders'. */
  heading?: string
  standing: 'founder' | 'leader' | 'team' | 'outsider'
  /** The same person on other cards, which may say more: a cover names the founder, a later slide tells of them. */
  elsewhere?: readonly Person[]
}
