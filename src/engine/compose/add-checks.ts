import type { ValidatedResponse } from '#contract/memo.ts'
import { countVisibleWords, readCitations } from './citations.ts'
import type { MarkedKeyFacts } from './marked-key-facts.ts'
import { SummaryText } from './summary-text.ts'
import { planNotProved, writeContradictions, writeNotStated } from './to-check-sentences.ts'
import { mostWordsOfSummary, type Summary } from './write-summaries.ts'

/**
 * Returns a model's summary with what is to check behind it, in fixed words over the memo as it is now: what was there before is
 * written again. Its citations go on from those of the model's sentences.
 */
export function addChecks<S extends Summary>(summary: S, memo: ValidatedResponse, keyFacts: MarkedKeyFacts): S {
  const own = removeChecks(summary.value)
  const text = new SummaryText(memo, keyFacts)
  const { citations } = readCitations(own)
  for (const { number, source } of citations) text.citations.mark(source, summary.marks[number] ?? null)
  let words = countVisibleWords(own)
  const checks = [writeContradictions, planNotProved(text), writeNotStated].flatMap((write) => {
    const length = countVisibleWords(write(text.copy()))
    if (length === 0 || words + length > mostWordsOfSummary) return []
    words += length
    return [write(text)]
  })
  const value = checks.length === 0 ? own : `${own}\n\n${checks.join(' ')}`
  return { ...summary, value, source: text.citations.listSources(), marks: text.citations.listMarks() }
}

const checksAtEnd = /\n\n(?:To check|Also to check|Not stated): [^\n]*$/u

const removeChecks = (summary: string) => summary.replace(checksAtEnd, '')
