import { deckWords } from '#engine/lexicons/company-name-words.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'

const mostWords = 5
const shortForm = /\s*\((?<letters>\p{Lu}{2,6})\)$/u
const betweenParts = /\s+[-–—|:]\s+|\s*[|:]\s+/u

/**
 * Returns a cover's title of three to five words as the company's name where its short form stands behind it in brackets ('Norvane Water
 * Systems (NWS)'), the document is titled so, or a line sets it beside the kind of document ('Pitch Deck - Back to the Field');
 * null for any other, which may be a slogan.
 */
export function readLongTitle(title: string, deck: UnderstoodDeck): string | null {
  const letters = shortForm.exec(title)?.groups?.letters
  const name = title.replace(shortForm, '').trim()
  const words = name.split(/\s+/u)
  const isTitleCase = words.every((word) => /^\p{Lu}/u.test(word) || /^\p{Ll}{1,3}$/u.test(word))
  if (words.length < 3 || words.length > mostWords || !isTitleCase || /[.,!?;:]/u.test(name)) return null
  if (letters) return letters === words.map((word) => word.charAt(0).toUpperCase()).join('') ? name : null
  return isTitled(name, deck.doc.metadata.title) || isBesideKind(name, deck) ? name : null
}

const isTitled = (name: string, title: string | null) =>
  title !== null && makeUnaccentedNameKey(title) === makeUnaccentedNameKey(name)

function isBesideKind(name: string, deck: UnderstoodDeck): boolean {
  const lines = deck.slides[0]?.lines ?? []
  return lines.some(({ text }) => {
    const parts = text.split(betweenParts)
    return (
      parts.some((part) => part.trim() === name) && parts.some((part) => part.trim() !== name && deckWords.test(part))
    )
  })
}
