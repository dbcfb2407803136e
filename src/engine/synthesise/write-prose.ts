import { type KeyFactName, keyFactNames } from '#contract/memo-fields.ts'
import { Citations } from '#engine/compose/citations.ts'
import { escapeMarkdown } from '#engine/compose/escape-markdown.ts'
import { makeSourceLink } from '#engine/compose/evidence-links.ts'
import type { Prose, WrittenSummary } from '#engine/compose/keep-prose.ts'
import { markFact } from '#engine/compose/prose-marks.ts'
import type { Summary } from '#engine/compose/write-summaries.ts'
import { findSentenceProblem } from './check-sentence.ts'
import type { CitedFact } from './cited-facts.ts'
import { readSynthesis, type Sentence } from './synthesis-answer.ts'

const fewestExecutive = 3
const fewestFundraising = 2
const mostExecutive = 10
const mostFundraising = 6
const mostOfTopic = 4

/** Checks a model's sentences against the facts they cite, and writes those that stand as markdown. */
export function writeProse(answer: string, facts: readonly CitedFact[], deckId: string): Prose {
  const { executive, fundraising, keyFacts } = readSynthesis(answer)
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const company = facts.find(({ fact }) => fact.key === 'company_name')?.value ?? null
  let dropped = 0
  const checkSentences = <S extends Sentence>(sentences: readonly S[], most: number): Checked[] => {
    const good = sentences.flatMap((sentence) => {
      const cited = sentence.facts.flatMap((id) => byId.get(id) ?? [])
      const problem =
        cited.length < sentence.facts.length
          ? 'it cites a fact that is none'
          : findSentenceProblem(sentence.text, cited, company)
      if (problem !== null) dropped++
      return problem === null ? [{ text: sentence.text, cited }] : []
    })
    return good.slice(0, most)
  }
  const name = facts.filter(({ fact }) => fact.key === 'company_name')
  const writeParagraph = (sentences: readonly Sentence[], fewest: number, most: number): WrittenSummary | null => {
    const good = checkSentences(sentences, most)
    const restsOn = [...name, ...good.flatMap(({ cited }) => cited)].map(({ field, value }) => ({ field, value }))
    return good.length < fewest ? null : { ...cite(good, deckId), restsOn }
  }
  const parts = {
    executive: writeParagraph(executive, fewestExecutive, mostExecutive),
    fundraising: writeParagraph(fundraising, fewestFundraising, mostFundraising),
    keyFacts: Object.fromEntries(
      keyFactNames.flatMap((name): Array<[KeyFactName, Summary]> => {
        const good = checkSentences(
          keyFacts.filter(({ topic }) => toLetters(topic) === toLetters(name)),
          mostOfTopic,
        )
        return good.length === 0 ? [] : [[name, cite(good, deckId)]]
      }),
    ),
  }
  return { ...parts, dropped }
}

type Checked = { text: string; cited: CitedFact[] }

const toLetters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

function cite(sentences: readonly Checked[], deckId: string): Summary {
  const citations = new Citations()
  const parts = sentences.map(({ text, cited }) => {
    const marks = cited.flatMap(({ fact }) =>
      fact.evidence.slice(0, 1).map((one) => citations.mark(makeSourceLink(one, deckId), markFact(fact))),
    )
    return `${escapeMarkdown(text)} ${[...new Set(marks)].join(' ')}`
  })
  return { value: parts.join(' '), source: citations.listSources(), marks: citations.listMarks() }
}
