import type { FactKey } from '#engine/facts.ts'
import { figureNouns, figureRest, nounModifier } from '#engine/lexicons/figure-nouns.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { quantitiesIn } from '#engine/text/quantities.ts'

/** A figure apart from what its value calls it: '212.000 €' and 'revenue'. */
type NamedFigure = { figure: string; noun: string }

const patterns = new Map(
  Object.entries(figureNouns).map(([key, nouns]) => {
    const noun = `(?<noun>(?:${nounModifier} ){0,3}(?:${nouns}))`
    const unit = String.raw`(?<unit>[+*]?(?:[\s-]?(?:times|days?|weeks?|months?|years?)\b)?(?:\s?/\s?\p{L}+|\s(?:per|an?|each) \p{L}+)?)`
    return [
      key,
      {
        behind: latinFirst(String.raw`^${unit}\s+(?:(?:of|in) )?${noun}(?<rest>$|(?:${figureRest}).*)`, 'iu'),
        before: latinFirst(String.raw`^${noun}(?:\s*[:=–-]\s*|\s+(?:(?:of|was|is|at)\s+)?)(?=[~≈<>+]?\s?$)`, 'iu'),
      },
    ]
  }),
)

/**
 * Splits a value that holds the noun of its field: '212.000 € revenue', 'ARR of $2M', '$2M ARR in 2025'. Null for any other, so that
 * a sentence can name the figure itself.
 */
export function splitNoun(value: string, key: FactKey): NamedFigure | null {
  const pattern = patterns.get(key)
  const [first, ...others] = quantitiesIn(value)
  if (!pattern || !first) return null
  // The bounds of a range are one figure.
  let { end } = first
  for (const next of others) if (!/\p{L}/u.test(value.slice(end, next.start))) end = next.end
  const behind = pattern.behind.exec(value.slice(end))?.groups
  const lead = value.slice(0, first.start)
  if (behind?.noun !== undefined && !/\p{L}/u.test(lead))
    return named(`${value.slice(0, end)}${behind.unit ?? ''}${behind.rest ?? ''}`, behind.noun)
  const before = pattern.before.exec(lead)
  return before?.groups?.noun === undefined ? null : named(value.slice(before[0].length), before.groups.noun)
}

const named = (figure: string, noun: string): NamedFigure => ({
  figure: figure.trim(),
  noun: noun.replace(/\p{Lu}\p{Ll}+$/u, (word) => word.toLowerCase()),
})
