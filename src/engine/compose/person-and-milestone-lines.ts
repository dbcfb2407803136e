import { type FactKey, isCertain, isGrounded, type VerifiedFact } from '#engine/facts.ts'
import { writeRole } from '#engine/reasons/role-text.ts'
import { pickAll, showable, tellable } from '#engine/select-facts.ts'
import { opened, sentenceCase } from '#engine/text/sentence-case.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { wholeWords } from '#engine/text/whole-words.ts'
import { countWords } from '#engine/text/words.ts'
import { takeOnePerPage } from './figure-lines.ts'
import { type KeyFactLine, listProvedTexts, undated } from './key-fact-line.ts'
import { readPlanTime } from './plan-time.ts'
import { chooseMark, markFact } from './prose-marks.ts'

/** Returns the dated plans and what was reached, unsorted; `time` sorts them. */
export function listMilestoneLines(facts: readonly VerifiedFact[]): KeyFactLine[] {
  const dated = pickAll(listProvedTexts(facts, 'milestones'), 'milestones')
  return dated.flatMap((fact): KeyFactLine[] => {
    const text = wholeWords(String(fact.value))
    if (countWords(text) < 3) return []
    const isPlan = fact.scope?.nature === 'forecast'
    const time = readPlanTime(fact.scope?.period ?? text)
    return [
      {
        text: opened(text),
        evidence: fact.evidence,
        mark: markFact(fact),
        shape: 'figure',
        rank: isPlan ? 1 : 12,
        order: 0,
        time,
        firm: true,
      },
    ]
  })
}

/**
 * Returns a line for each founder: name and role, then what the card says. The background of a founder with a role is shown
 * on the founder's card of the memo, so here it is only compared with.
 */
export function listPersonLines(facts: readonly VerifiedFact[]): KeyFactLine[] {
  return tellable(facts, 'founder_name').flatMap((named, index): KeyFactLine[] => {
    const name = String(named.value)
    const findFact = (key: FactKey) => listProvedTexts(facts, key).find((fact) => fact.person === named.person)
    const role = findFact('founder_role')
    const about = findFact('founder_summary')
    const isSure =
      role?.evidence.some(({ quote }) => quote.includes(name)) || isGrounded(named) || named.evidence.every(isCertain)
    if (!isSure || (!role && !about)) return []
    const evidence = (role?.evidence ?? named.evidence).concat(about?.evidence ?? [])
    const title = `${sentenceCase(name)}${role ? `, ${writeRole(String(role.value))}` : ''}`
    const text = `${title}${about ? `: ${String(about.value)}` : ''}`
    const shown = role ? { text: title, evidence: role.evidence } : null
    const mark = [named, role, about].map((one) => (one ? markFact(one) : null)).reduce(chooseMark, null)
    return [{ text, evidence, shown, mark, shape: 'person', rank: index / 10, order: index, time: undated }]
  })
}

/** Returns one line of the founders whom the memo names, for a deck that tells nothing else of its team. */
export function listFounderNames(facts: readonly VerifiedFact[]): KeyFactLine[] {
  const named = pickAll(showable(facts, 'founder_name'), 'founder_name')
  if (named.length === 0) return []
  const names = named.map(({ value }) => sentenceCase(String(value)))
  const text = `${names.length === 1 ? 'Founder' : 'Founders'}: ${names.join(', ')}`
  const evidence = takeOnePerPage(named.flatMap((fact) => fact.evidence.slice(0, 1)))
  const mark = named.map(markFact).reduce(chooseMark, null)
  return [{ text, evidence, mark, shape: 'figure', rank: 0, order: 0, time: undated }]
}

const sureChannel = 0.8

/** Returns the passages that name the channels, for a deck without a slide on going to market. */
export function listChannelLines(facts: readonly VerifiedFact[]): KeyFactLine[] {
  return tellable(facts, 'distribution')
    .filter((fact) => fact.score >= sureChannel)
    .flatMap((fact) => fact.evidence.filter(isCertain).map((one) => ({ one, mark: markFact(fact) })))
    .flatMap(({ one, mark }, index): KeyFactLine[] => {
      const text = opened(sentenceCase(wholeWords(one.quote)))
      const shape = classifyShape(text)
      const isWhole = shape === 'sentence' || (shape === 'pair' && text.split(' ').length > 4)
      return isWhole ? [{ text, evidence: [one], mark, shape, rank: 20 + index, order: index, time: undated }] : []
    })
}
