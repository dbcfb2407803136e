import type { Source } from './read-sources.ts'

const address =
  /[\p{L}\p{N}_%+-]+(?:[.@:/]+[\p{L}\p{N}_%+-]+)*(?:@|:\/\/|(?<=[\p{L}\p{N}]{2})\.(?=\p{L}{2}))[^\s"”’)\]]*/giu

/** Returns an address of a sentence that no cited fact has: a reader would follow it. */
export function findAddressProblem(text: string, sources: readonly Source[]): string | null {
  const there = sources.flatMap(({ value, fact }) => [value, ...fact.evidence.map(({ quote }) => quote)]).join(' ')
  const lost = findUnknownAddress(text, there)
  return lost ? `its ${lost} stands in no fact that it cites` : null
}

/** Returns the first web or mail address of a text that another text does not have, in small letters; null without one. */
export function findUnknownAddress(text: string, other: string): string | null {
  const known = other.toLowerCase()
  const said = text.toLowerCase().match(address) ?? []
  // 'Node.js' links nowhere where the deck prints 'Node js'.
  const isKnown = (one: string) => known.includes(one) || known.includes(one.replaceAll('.', ' '))
  return said.map((one) => one.replace(/[.,;:!?]+$/u, '')).find((one) => !isKnown(one)) ?? null
}
