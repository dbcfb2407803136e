import type { Line } from '#engine/deck-doc.ts'
import { founderCredit, founderIntroduction, founderSentence } from '#engine/lexicons/founder-words.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { nameIn } from '#engine/text/person-name.ts'
import type { Person } from './person.ts'

const founderTitles = /\bfounders?\b/i
const nameWord = String.raw`(?:\p{Lu}[\p{L}.'’-]*|(?:d[aeiou]s?|v[ao]n|de[nr]|la|le|al|el|bin)(?!\p{L}))`
/** The words of a name that a text begins with. */
const nameRun = new RegExp(`^${nameWord}(?: ${nameWord})*`, 'u')
const nameSeparator = /\s*,\s*(?:and |& )?|\s+(?:and|&)\s+/u

/**
 * Returns founders that the deck names in sentences only: 'Founded by Ana Ruiz and Tom Berg', and on a slide about the founder
 * 'Ana Ruiz is an agronomist'. Meant for decks without any card of a person.
 */
export function findNarratedFounders(deck: UnderstoodDeck): Person[] {
  return deck.slides
    .flatMap((slide) =>
      slide.lines.flatMap((line, at) => {
        const text = joinSentence(slide.lines.slice(at, at + mostLinesOfCredit))
        const match =
          founderCredit.exec(text) ??
          (founderTitles.test(slide.title) ? founderSentence.exec(line.text) : null) ??
          (isSpokenByOther(line, slide) ? null : founderIntroduction.exec(line.text))
        const { names, others } = match?.groups ?? {}
        const found = splitNames(names ?? others ?? '')
        const place = (name: string) =>
          slide.lines.slice(at, at + mostLinesOfCredit).find((one) => one.text.includes(name))
        return found.flatMap((name) => {
          const own = place(name)
          return own ? makePerson(name, own, slide) : []
        })
      }),
    )
    .filter((one, index, all) => all.findIndex(({ name }) => name === one.name) === index)
}

const mostLinesOfCredit = 3

/** A sentence that runs over lines of one type, without what stands in brackets: 'Founded by Ana Ruiz (Yale), Tom Berg (MIT)'. */
function joinSentence(lines: readonly Line[]): string {
  const [first, ...next] = lines
  if (!first || !startsCredit.test(first.text)) return first?.text ?? ''
  let text = first.text
  for (const line of next) {
    if (line.fontSize !== first.fontSize || !goesOn.test(text)) break
    text = `${text} ${line.text}`
  }
  return text.replace(/\s*\([^)]*\)/gu, '')
}

/** A list that is not over, or brackets that are open. */
const goesOn = /(?:,|&|\band|\bby)\s*$|\([^)]*$/iu

const startsCredit = /\bfounded (?:in \d{4} )?by\b/iu

/** A customer who is quoted says 'I' as well. */
const isSpokenByOther = (line: Line, { lines, voices }: Slide): boolean =>
  voices.has(line) || lines.some(({ text }) => longQuotation.test(text))

const longQuotation = /["“„«].{20}/u

function splitNames(text: string): string[] {
  const names: string[] = []
  for (const part of text.split(nameSeparator)) {
    // 'Tom Berg in Leipzig': the name ends before the first small word.
    const run = nameRun.exec(part.trim())?.[0]
    const name = run ? nameIn(run.replace(/[.,]+$/u, '')) : null
    if (!name) break
    names.push(name)
  }
  return names
}

const makePerson = (name: string, line: Line, slide: Slide): Person => ({
  name,
  role: null,
  card: { name, role: null, lines: [line], links: [], box: line.box },
  slide,
  standing: 'founder',
})
