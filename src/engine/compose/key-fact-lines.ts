import type { KeyFactName } from '#contract/memo-fields.ts'
import { type FactKey, isGrounded, type VerifiedFact } from '#engine/facts.ts'
import { topicWords } from '#engine/lexicons/topic-words.ts'
import { writeRole } from '#engine/reasons/role-text.ts'
import { tellable } from '#engine/select-facts.ts'
import { isClause } from '#engine/text/clause.ts'
import { opened, sentenceCase } from '#engine/text/sentence-case.ts'
import { isEnglish } from '#engine/text/text-shape.ts'
import { wholeWords } from '#engine/text/whole-words.ts'
import { classifyLine } from './classify-line.ts'
import { listFigureLines } from './figure-lines.ts'
import { type KeyFactLine, listProvedTexts, orderOnPage, undated } from './key-fact-line.ts'
import { leaveOutRound } from './leave-out-round.ts'
import { mergeDuplicateLines } from './merge-duplicate-lines.ts'
import {
  listChannelLines,
  listFounderNames,
  listMilestoneLines,
  listPersonLines,
} from './person-and-milestone-lines.ts'
import { readPlanTime } from './plan-time.ts'
import { markFact } from './prose-marks.ts'
import { removeLabel } from './summary-text.ts'

/** Values that say by themselves that the deck speaks of the topic, also where no slide is about it. */
const enough: Partial<Record<KeyFactName, readonly FactKey[]>> = {
  Traction: ['revenue', 'revenue_growth', 'gmv', 'customers', 'users', 'retention', 'pipeline'],
  Market: ['sam', 'som', 'tam'],
  Competition: ['competitors'],
  Financials: ['revenue_forecast', 'burn_rate', 'break_even', 'gross_margin', 'cac', 'ltv'],
  'Use of Funds': ['use_of_funds', 'amount_raising'],
  Roadmap: ['milestones'],
  Team: ['founder_role'],
}
const fewestMilestones = 2

/** Returns all lines that a key fact could show: figures with their labels, people, dated plans, and passages of the deck. */
export function listKeyFactLines(topic: KeyFactName, facts: readonly VerifiedFact[]): KeyFactLine[] {
  const figures = listFigureLines(topic, facts)
  const special = topic === 'Roadmap' ? listMilestoneLines(facts) : topic === 'Team' ? listPersonLines(facts) : []
  const own = listPassageLines(topic, facts)
  const passages = own.length === 0 && topic === 'Go-to-Market' ? listChannelLines(facts) : own
  const names = topic === 'Team' && special.length === 0 && passages.length === 0 ? listFounderNames(facts) : []
  const speaks =
    passages.length > 0 ||
    names.length > 0 ||
    (enough[topic] ?? []).some(
      (key) => listProvedTexts(facts, key).length >= (key === 'milestones' ? fewestMilestones : 1),
    )
  if (!speaks) return []
  const lines = mergeDuplicateLines([...special, ...names, ...figures], passages).map((line) => ({
    ...line,
    ...line.shown,
  }))
  return topic === 'Use of Funds' ? leaveOutRound(lines, facts) : lines
}

const footnoteStar = /(?<=[\p{L}\p{N}.)])\*+$/u

function listPassageLines(topic: KeyFactName, facts: readonly VerifiedFact[]): KeyFactLine[] {
  return tellable(facts, `topic:${topic}`)
    .filter((fact) => isGrounded(fact) && typeof fact.value === 'string')
    .map((fact, index) => {
      const raw = removeLabel(sentenceCase(wholeWords(String(fact.value)))).replace(footnoteStar, '')
      const text = opened(raw)
      const rank = 30 - fact.score * 30 + index / 100
      const time = topic === 'Roadmap' ? readPlanTime(text) : undated
      const line = {
        text,
        evidence: fact.evidence,
        mark: markFact(fact),
        rank,
        order: orderOnPage.passages + computePlaceOnPage(fact),
        time,
      }
      if (fact.rule === 'topic.rows')
        return { ...line, text: `Compared on: ${text}`, shape: 'figure' as const, rank: 12 }
      if (fact.rule === 'topic.person') return { ...line, text: writePerson(text), shape: 'person' as const }
      if (fact.rule === 'topic.source')
        return { ...line, shape: 'figure' as const, rank: 14, order: orderOnPage.source }
      const shape = fact.rule === 'topic.heading' ? ('heading' as const) : classifyLine(topic, raw, isDetail(fact))
      return { ...line, shape, ...(isFiller(topic, raw, shape) && { filler: true as const }) }
    })
}

/** 'Ana Ruiz, CEO & CO-FOUNDER; ten years at sea' as 'Ana Ruiz, CEO and co-founder: ten years at sea'. */
const writePerson = (text: string): string =>
  text.replace(/^([^,;]+, )([^;]+)/u, (_, name: string, role: string) => name + writeRole(role)).replace('; ', ': ')

/** Share of a page's height within which passages stand in one row, and are told from the left. */
const row = 0.02

function computePlaceOnPage({ evidence }: VerifiedFact): number {
  const [box] = evidence[0]?.boxes ?? []
  return box ? Math.round(box.y / row) + box.x : 0
}

/** A line in small letters goes on from one above it, as the terms under a price do. */
const isDetail = ({ value }: VerifiedFact) => /^\p{Ll}/u.test(String(value))

/** On their slides these stand for themselves: what hurts and what helps can be said in any words. */
const ownWords: ReadonlySet<KeyFactName> = new Set(['Problem', 'Product Solution', 'Technology', 'Team'])

/** A line without a verb or a figure says little; one without a word of its topic says something else. */
function isFiller(topic: KeyFactName, text: string, shape: KeyFactLine['shape']): boolean {
  if (shape === 'heading' || !isEnglish(text)) return false
  const { passage, sentence } = topicWords[topic]
  const isNamed = passage.test(text) || sentence?.test(text) === true || /\p{Sc}\s?\d/u.test(text)
  if (/\d/.test(text) || isClause(text)) return !isNamed && sentence !== undefined && !ownWords.has(topic)
  return !isNamed || ownWords.has(topic)
}
