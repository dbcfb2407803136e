import { namesPlace } from '#engine/extract/company/place-names.ts'
import { streetPart } from '#engine/lexicons/summary-words.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'

/** Returns city and country of an address: its last two parts without street and postal code; null for an unknown place. */
export function writePlace(address: string | null): string | null {
  if (address === null) return null
  const parts = address
    .split(/\s*[,\n·|]\s*/u)
    .map((part) =>
      part
        .replace(/\b[A-Z]{1,2}\d[\dA-Z]?\s*\d[A-Z]{2}\b/gu, '')
        .replace(/(?:^|\s)\d{4,6}(?:-\d{3,4})?(?=\s|$)/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !streetPart.test(part))
  const place = parts.slice(/^[A-Z]{2}$/.test(parts.at(-2) ?? '') ? -3 : -2).join(', ')
  if (place === '' || !namesPlace(place) || /\b(?:gmbh|inc|ltd|llc|s\.a\.|s\.l\.|trademark|filed)\b/iu.test(place))
    return null
  const withArticle = /^(?:U\.?S\.?A?\.?|U\.?K\.?|UAE|(?:United|Netherlands|Philippines)\b.*)$/u
  // Sentence case leaves single words in capitals alone; a longer one is hardly an acronym.
  const shown = /^\p{Lu}{5,}$/u.test(place) ? `${place.charAt(0)}${place.slice(1).toLowerCase()}` : sentenceCase(place)
  return withArticle.test(shown) ? `the ${shown}` : shown
}
