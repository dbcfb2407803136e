import { reservations } from '#engine/lexicons/claim-words.ts'
import { sameQuantity } from '#engine/text/quantities.ts'
import { measureGap, type ProseText, type ProseWord } from './read-prose.ts'
import type { Source } from './read-sources.ts'

type Span = { start: number; end: number }

/** A reservation this far from a figure or a name is still its own. */
const near = 4

/** Returns what a sentence leaves out that makes its figure or name less: the pilot of a customer, the adviser of a team. */
export function findReservationProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  for (const source of sources) {
    const told = findTold(sentence, source)
    if (!told) continue
    for (const { words, nature } of reservations) {
      if (sentence.words.some(({ text, lemma }) => words.has(text) || words.has(lemma))) continue
      if (nature !== undefined && source.fact.scope?.nature === nature)
        return `it leaves out that ${source.value} is of a ${nature}`
      const held = source.texts.find((text) => isReserved(text, told, words))
      if (held)
        return `it leaves out what makes ${told.text} less: '${held.words.find(({ text }) => words.has(text))?.text}'`
    }
  }
  return findHeadedProblem(sentence, sources) ?? findPatentProblem(sentence, sources)
}

const isPatent = ({ text }: ProseWord) => text.startsWith('patent')

/** A patent that is pending is not one that is held. */
function findPatentProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const patents = sources.flatMap(({ texts }) => texts.filter(({ words }) => words.some(isPatent)))
  const isPending = ({ words }: ProseText) =>
    words.some(({ text, root }) => text.includes('pending') || pendingRoots.has(root))
  const isTold = sentence.words.some(isPatent) && patents.length > 0 && patents.every(isPending)
  return isTold && !isPending(sentence) ? 'it tells a pending patent as held' : null
}

const pendingRoots = new Set(['fil', 'appl', 'application', 'applicat', 'provision', 'pend', 'applic'])

/** The people of a passage that is headed 'Advisors' are advisers. */
function findHeadedProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  for (const { texts } of sources) {
    const [first, ...rest] = texts[1]?.words ?? []
    const heading = reservations.find(({ words }) => first !== undefined && words.has(first.text))
    const isNamed = rest.some(
      ({ isCapital, text }) => isCapital && sentence.words.some((word) => word.isCapital && word.text === text),
    )
    if (
      heading &&
      isNamed &&
      !sentence.words.some(({ text, lemma }) => heading.words.has(text) || heading.words.has(lemma))
    )
      return `it leaves out '${first?.text}'`
  }
  return null
}

type Told = { text: string; isIn: (text: ProseText) => Span | undefined }

/** The figure of a source's value that a sentence tells, or its name. */
function findTold(sentence: ProseText, { valueText, texts }: Source): Told | null {
  const figure = sentence.figures.find((one) =>
    [valueText, ...texts].some((text) => text.figures.some((other) => sameQuantity(one, other))),
  )
  if (figure) return { text: figure.text, isIn: ({ figures }) => figures.find((one) => sameQuantity(one, figure)) }
  const name = valueText.words.find(({ isCapital }) => isCapital)
  if (!name || !sentence.words.some(({ text }) => text === name.text)) return null
  return { text: name.text, isIn: ({ words }) => words.find(({ text }) => text === name.text) }
}

function isReserved(text: ProseText, told: Told, words: ReadonlySet<string>): boolean {
  const place = told.isIn(text)
  const word = text.words.find((one) => words.has(one.text))
  if (!place || !word) return false
  const gap = measureGap(text, place, word)
  const others = text.figures.filter((one) => one.start !== place.start)
  return gap <= near && others.every((one) => measureGap(text, one, word) >= gap)
}
