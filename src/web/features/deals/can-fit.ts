import type { Deal, ListedValue } from '#contract/deals.ts'
import { type ListAddress, splitValues } from './list-address.ts'

/**
 * Returns whether a deal can be among those that the address asks for, by what the list knows of it. What it does not know is left
 * to the server: who added the deal by id, and whether a signal is an alarm.
 */
export function canFit(deal: Deal, address: ListAddress, now = Date.now()): boolean {
  const { status, stage, sector, hq, flags, signal, check, decision, seen, added, q } = address
  const fits = (filter: string | undefined, meets: (value: string) => boolean) =>
    filter === undefined || splitValues(filter).some(meets)
  return (
    fits(status, (value) => value === deal.status) &&
    fits(stage, (value) => isListed(deal.stage, value)) &&
    fits(sector, (value) => isListed(deal.sector, value)) &&
    fits(hq, (value) => isListed(deal.hq, value)) &&
    fits(flags, (value) => hasFlags(deal, value)) &&
    fits(signal, (value) => hasSignal(deal, value)) &&
    fits(check, (value) => deal.counts !== null && (value === 'open') === deal.counts.to_check > 0) &&
    fits(decision, (value) => isDecided(deal, value, now)) &&
    fits(seen, (value) => (value === 'yes') === deal.seen_before.length > 0) &&
    isAddedSince(deal, added, now) &&
    isFound(deal, q)
  )
}

/** Values of the vocabularies are their labels in small letters, some with a word for the kind before them. */
const normalise = (text: string) =>
  text
    .toLowerCase()
    .replace(/^hq_/, '')
    .replaceAll('+', 'plus')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

function isListed(listed: ListedValue | null, value: string): boolean {
  if (value === 'none' || listed === null) return value === 'none' && listed === null
  return listed.value.split(',').some((one) => normalise(one) === normalise(value))
}

function hasFlags({ flags: { green, red } }: Deal, value: string): boolean {
  if (value === 'none') return green + red === 0
  return value === 'green' ? green > 0 : red > 0
}

function hasSignal({ counts, flags }: Deal, value: string): boolean {
  if (value === 'hidden') return counts !== null && counts.hidden > 0
  if (value === 'contradicted') return counts !== null && counts.contradicted > 0
  return flags.signals > 0
}

function isDecided({ decision }: Deal, value: string, now: number): boolean {
  if (value !== 'again') return value === (decision?.decision ?? 'none')
  const day = decision?.decision === 'watch' ? decision.look_again_on : null
  return day !== null && day <= new Date(now).toISOString().slice(0, 10)
}

const dayMs = 24 * 60 * 60_000
const addedDays: Readonly<Record<string, number>> = { week: 7, month: 30, quarter: 90 }

function isAddedSince({ created_on }: Deal, added: string | undefined, now: number): boolean {
  if (added === undefined) return true
  const days = addedDays[added]
  return Date.parse(created_on) >= (days === undefined ? Date.parse(added) : now - days * dayMs)
}

/** The search looks at the founders and the one-liner too, which the list does not have. */
function isFound({ name, created_by }: Deal, q: string | undefined): boolean {
  const texts = [name, `${created_by.first_name} ${created_by.last_name}`]
  return q === undefined || texts.some((text) => text.toLowerCase().includes(q.trim().toLowerCase()))
}
