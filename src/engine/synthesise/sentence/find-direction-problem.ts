import { fallingVerbs, multiples, risingVerbs } from '#engine/lexicons/direction-words.ts'
import { type Quantity, sameQuantity } from '#engine/text/quantities.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import type { Source } from './read-sources.ts'

/** 'Doubled' may be told of figures that come this near to it. */
const nearly = 0.03

/**
 * Words of a sentence that its own figures bear out, so that nothing cited needs to say them: 'climbed' and 'doubled' between two
 * figures, 'larger than'. They are known; the figures are asked for by themselves.
 */
export function listBorneOut(sentence: ProseText, sources: readonly Source[]): ReadonlySet<ProseWord> {
  const found = findChange(sentence)
  const change = found && [found.from, found.to].every((figure) => isDated(figure, sources)) ? found : null
  const compared = findCompared(sentence)
  return new Set(
    sentence.words.filter((word) => {
      const times = multiples.get(word.text)
      if (change && times !== undefined)
        return Math.abs(change.to.amount / change.from.amount - times) <= nearly * times
      if (change && risingVerbs.has(word.lemma)) return change.to.amount > change.from.amount
      if (change && fallingVerbs.has(word.lemma)) return change.to.amount < change.from.amount
      if (compared && larger.has(word.text)) return compared.first.amount > compared.second.amount
      if (compared && smaller.has(word.text)) return compared.first.amount < compared.second.amount
      return compared !== null && word.text === 'than'
    }),
  )
}

const larger = new Set(['larger', 'higher', 'greater', 'bigger', 'more'])
const smaller = new Set(['smaller', 'lower', 'less', 'fewer'])
const between = /^[^.;]{0,60}$/u

const date = /\b(?:(?:19|20)\d\d|[qh][1-4])\b/u

/** A change is one over time: each of its figures has a date. */
const isDated = (figure: Quantity, sources: readonly Source[]): boolean =>
  sources.some(
    ({ texts }) =>
      texts.some(({ figures }) => figures.some((one) => sameQuantity(one, figure))) &&
      texts.some(({ text }) => date.test(text)),
  )

/** 'From $180k … to $640k': two figures of one unit. */
function findChange({ text, figures }: ProseText): { from: Quantity; to: Quantity } | null {
  for (const [at, from] of figures.entries()) {
    const to = figures.slice(at + 1).find((one) => isOfUnit(one, from) && /\bto\s?$/u.test(text.slice(0, one.start)))
    if (to && /\bfrom\s?$/u.test(text.slice(0, from.start)) && between.test(text.slice(from.end, to.start)))
      return { from, to }
  }
  return null
}

/** 'A of $800M is larger than B of $600M'. */
function findCompared({ text, figures }: ProseText): { first: Quantity; second: Quantity } | null {
  const than = text.search(/\bthan\b/u)
  const first = figures.findLast(({ end }) => end <= than)
  const second = figures.find(({ start }) => start >= than)
  return than >= 0 && first && second && isOfUnit(first, second) ? { first, second } : null
}

const isOfUnit = (one: Quantity, other: Quantity) => one.currency === other.currency && one.percent === other.percent

/** Returns a word of direction right before a figure that no cited fact has, as 'down 262%' for '+262%'. */
export function findDirectionProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const lost = sentence.words.find((word) => {
    if (word.text !== 'down' || !sentence.figures.some(({ start }) => start >= word.end && start - word.end <= nextTo))
      return false
    return !sources.some(
      ({ lemmas }) => lemmas.has('down') || ['fall', 'drop', 'declin', 'decreas'].some((one) => lemmas.has(one)),
    )
  })
  if (lost) return `its '${lost.text}' stands in no fact that it cites`
  const behind = sentence.words.find(({ text }) => text === 'behind' || text === 'ahead')
  return behind && sentence.figures.length > 1 && isWrongOrder(sentence, behind)
    ? `its figures do not bear out '${behind.text}'`
    : null
}

const nextTo = 4

function isWrongOrder({ figures }: ProseText, { text, start, end }: ProseWord): boolean {
  const first = figures.findLast((one) => one.end <= start)
  const second = figures.find((one) => one.start >= end)
  if (!first || !second || !isOfUnit(first, second)) return false
  return text === 'ahead' ? first.amount < second.amount : first.amount > second.amount
}
