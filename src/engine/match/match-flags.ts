import type { FlagTemplate } from '#contract/flags.ts'
import type { Flag } from '#contract/memo.ts'
import { type ClassifiedValue, type FlagBasis, type MemoFaces, readFlagBasis } from './flag-basis.ts'

/** What a template says about a deal. */
type FlagCriteria = Pick<FlagTemplate, 'green_flags' | 'red_flags' | 'input_flags'>

/**
 * Returns the green and red flags of a memo by a template: one for each stated value that the template names, and one for the
 * number of founders where the template asks for some. What could not be found raises none.
 */
export function matchFlags(memo: MemoFaces, template: FlagCriteria): { green: Flag[]; red: Flag[] } {
  const basis = readFlagBasis(memo)
  const wanted = template.input_flags.quantity_of_founders
  const listFlags = (list: readonly string[], colour: string) =>
    basis.values.filter(({ value }) => list.includes(value)).map((value) => makeFlag(value, colour))
  const teamFlags = listTeamFlags(basis.founders, wanted)
  const isEnough = basis.founders.count >= wanted
  return {
    green: listFlags(template.green_flags, 'green').concat(isEnough ? teamFlags : []),
    red: listFlags(template.red_flags, 'red').concat(isEnough ? [] : teamFlags),
  }
}

/** How sure the value is, its mark says. */
function makeFlag({ key, label, source }: ClassifiedValue, colour: string): Flag {
  return { key, value: label, reason: `One of your ${colour} flags.`, source }
}

function listTeamFlags({ count, source }: FlagBasis['founders'], wanted: number): Flag[] {
  if (wanted === 0 || count === 0) return []
  const named = `The memo names ${count} ${count === 1 ? 'founder' : 'founders'}`
  const reason =
    count >= wanted
      ? `${named}; you ask for at least ${wanted}.`
      : `${named}, fewer than the ${wanted} that you ask for.`
  return [{ key: 'Quantity of Founders', value: String(count), reason, source }]
}
