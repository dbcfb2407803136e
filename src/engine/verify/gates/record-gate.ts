import type { Problem } from '#engine/reasons/problem.ts'
import { countOfTen, findPoorReading, mayProve, type TrustRecords } from '../trusted-rules.ts'
import type { Claim } from './claim.ts'

/** After the gates: are values of this field and rule right often enough? Only findings in the deck are counted by rule. */
export function checkRecord({ fact, evidence }: Claim, records: TrustRecords): Problem | null {
  const poor = findPoorReading(fact.key, records)
  if (poor) return { gate: 'record', right: countOfTen(poor) }
  const rules = records.fields[fact.key]
  if (!rules || evidence[0]?.document !== 'deck') return null
  const record = rules[fact.rule] ?? { right: 0, seen: 0 }
  return mayProve(record) ? null : { gate: 'record', right: countOfTen(record) }
}
