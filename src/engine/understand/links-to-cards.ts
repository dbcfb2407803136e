import type { PageLink } from '#engine/deck-doc.ts'
import type { PersonCard } from '#engine/slides.ts'
import { centrePoint, distanceBetween } from '../geometry.ts'

const reach = 0.25
const profile = /linkedin\.com\/(?:in|pub)\//i

/** Gives each LinkedIn profile of the page to the nearest card; a card whose name the address spells comes first. */
export function linksToCards(cards: readonly PersonCard[], links: readonly PageLink[]): PersonCard[] {
  const own = new Map<PersonCard, string[]>(cards.map((card) => [card, []]))
  for (const link of links) {
    if (!profile.test(link.url)) continue
    const card = findNearest(cards, link)
    const given = card ? own.get(card) : undefined
    if (given && !given.includes(link.url)) given.push(link.url)
  }
  return cards.map((card) => ({ ...card, links: own.get(card) ?? [] }))
}

function findNearest(cards: readonly PersonCard[], link: PageLink): PersonCard | null {
  const middle = centrePoint(link.box)
  let best: { card: PersonCard; distance: number } | null = null
  for (const card of cards) {
    const distance = distanceBetween(card.box, middle) - (spells(link.url, card.name) ? 1 : 0)
    if (distance <= reach && (!best || distance < best.distance)) best = { card, distance }
  }
  return best?.card ?? null
}

function spells(url: string, name: string): boolean {
  const slug = stripMarks(url)
  const words = name
    .split(/\s+/)
    .map(stripMarks)
    .filter((word) => word.length > 2)
  return words.length > 0 && words.every((word) => slug.includes(word))
}

const stripMarks = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
