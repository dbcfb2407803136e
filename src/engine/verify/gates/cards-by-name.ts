import type { PersonCard, Slide } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'

/** The card of a person, and the slide that it stands on. */
export type PlacedCard = { card: PersonCard; slide: Slide }

/** The cards of a deck by the unaccented key of their person's name. */
export type CardsByName = ReadonlyMap<string, readonly PlacedCard[]>

/** Returns the cards of slides by name, those of one name in the order of the slides. */
export function groupCardsByName(slides: Iterable<Slide>): CardsByName {
  const placed = [...slides].flatMap((slide) => slide.people.map((card): PlacedCard => ({ card, slide })))
  return Map.groupBy(placed, ({ card }) => makeUnaccentedNameKey(card.name))
}

/** Returns the cards of a person on all slides. */
export const findCards = (name: string, { cards }: { cards: CardsByName }): readonly PlacedCard[] =>
  cards.get(makeUnaccentedNameKey(name)) ?? []

/** Returns the cards of a person on one slide. */
export const findCardsOn = (slide: Slide, name: string, deck: { cards: CardsByName }): PersonCard[] =>
  findCards(name, deck).flatMap((one) => (one.slide === slide ? [one.card] : []))
