import type { PageLink } from '#engine/deck-doc.ts'
import { centrePoint, isInside } from '#engine/geometry.ts'
import { isInstruction } from '#engine/lexicons/instruction-words.ts'
import type { Slide } from '#engine/slides.ts'

const mostLinks = 12
const longestWords = 60
const longestAddress = 200
const slack = 0.005

/** Returns a line for each address behind words or images of a page. A quote of it is the address. */
export function listLinks(slide: Slide): string[] {
  const links = slide.doc.links.filter(({ url }) => /^(?:https?:|mailto:)/i.test(url) && !speaks(url))
  const urls = [...new Set(links.map(({ url }) => url))].slice(0, mostLinks)
  return urls.map((url) => {
    const places = links.filter((link) => link.url === url)
    return `${describePlace(places, slide)}: ${url.slice(0, longestAddress)}`
  })
}

/** Whether an address is a text that addresses a machine. */
const speaks = (url: string) => isInstruction(decode(url).replace(/[-_+/=?&.,]+/gu, ' '))

/** ASCII that an address writes in codes; the rest can stay as it is. */
const decode = (url: string) =>
  url.replace(/%[0-7][0-9a-f]/giu, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))

function describePlace(links: readonly PageLink[], { lines, people }: Slide): string {
  const words = lines
    .flatMap((line) => line.words)
    .filter((word) => links.some(({ box }) => isInside(centrePoint(word.box), box, slack)))
    .map((word) => word.text)
    .join(' ')
  if (words !== '' && words.length <= longestWords) return `link on "${words.replaceAll('"', '')}"`
  const card = people.find((one) => links.some(({ url }) => one.links.includes(url)))
  return card ? `link beside "${card.name}"` : 'link'
}
