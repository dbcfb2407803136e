import type { Extractor, Fact } from '#engine/facts.ts'
import { metricRules } from '#engine/lexicons/metrics.ts'
import { notACount } from '#engine/lexicons/nature-words.ts'
import { subjects } from '#engine/lexicons/subjects.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import type { ExtractInput } from '../extract-input.ts'
import { isAboutOthers, readNature } from './nature.ts'
import { joinStatementWords, type Statement } from './statement.ts'

const mostMetrics = 12
const mostLabelWords = 6
/** Below a figure of a field of its own; what is proved is for the gates to say. */
const score = 0.6

/** Figures that a slide of traction shows in tiles and that no field of the memo holds, each as 'label: value'. */
export const otherMetricsExtractor: Extractor<ExtractInput> = {
  id: 'figures/other-metrics',
  extract: ({ statements, deckDate }) => {
    const seen = new Set<string>()
    return statements
      .flatMap((statement): Fact[] => {
        const value = isOwnTile(statement) ? readValue(statement) : null
        if (value === null || seen.has(value.toLowerCase()) || readNature(statement, deckDate) !== 'actual') return []
        seen.add(value.toLowerCase())
        const { evidence } = statement
        return [{ key: 'other_metrics', value, evidence, kind: 'stated', rule: 'other-metrics/tile', score }]
      })
      .slice(0, mostMetrics)
  },
}

/** A tile of a slide that is about traction before all else, told of the company itself. */
function isOwnTile(statement: Statement): boolean {
  const { slide, shape, evidence, language } = statement
  if (shape !== 'labelled' || evidence.length !== 1 || slide?.kinds[0]?.kind !== 'traction') return false
  const words = joinStatementWords(statement)
  return !isAboutOthers(statement) && !notACount.in(language).test(words) && !isOfAField(words, language)
}

/** Whether the words name what a field of the memo is for, which then has the figure or refused it. */
function isOfAField(words: string, language: string): boolean {
  return (
    metricRules.some(
      ({ trigger, needs }) => firstMatch(trigger.in(language), words) && (needs?.in(language).test(words) ?? true),
    ) || subjects.some(({ fields }) => Object.values(fields).some(({ proof }) => proof?.english.test(words)))
  )
}

function readValue({ label, text, figures, labelFigures }: Statement): string | null {
  const name = label
    .replace(/\s+/gu, ' ')
    .replace(/[\s:–—-]+$/u, '')
    .trim()
  const words = name.split(' ')
  const isNamed = /\p{L}{3}/u.test(name) && words.length <= mostLabelWords && labelFigures.length === 0
  return isNamed && figures.length === 1 ? `${name}: ${text.trim()}` : null
}
