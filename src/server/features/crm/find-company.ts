import { type CrmKind, crmNames, type DealCrm } from '#contract/crm.ts'
import { type CrmCompany, type CrmDriver, CrmFailure } from './crm-driver.ts'
import type { CrmMemory } from './crm-store.ts'

type Looked = {
  driver: CrmDriver
  kind: CrmKind
  name: string
  domain: string | null
  memory: CrmMemory
  /** Stores what is known of the deal there. */
  keep: (memory: CrmMemory) => Promise<void>
}

/** The company of a deal there, or the companies of which a person must choose one. */
export type FoundCompany = { memory: CrmMemory; choices: null } | { memory: CrmMemory; choices: DealCrm['choices'] }

/** A person has been shown so many at most. */
const mostChoices = 20

/**
 * Finds the company of a deal: the one that is remembered or was chosen, else the only one with its domain; one of the same name is
 * doubtful and asked about. Creates it where there is none. A company that an attempt without an end created is taken up.
 */
export async function findOrCreateCompany(looked: Looked): Promise<FoundCompany> {
  const { driver, keep } = looked
  let { memory } = looked
  if (memory.company !== null) {
    if (await driver.getCompany(memory.company.id)) return { memory, choices: null }
    // It was deleted there, and all that stood at it.
    memory = { ...memory, company: null, note: null, written: {} }
  }
  if (memory.chosen !== null && memory.chosen !== 'new')
    return take(keep, memory, await getChosen(looked, memory, memory.chosen))
  const byDomain = looked.domain === null ? [] : await driver.findByDomain(looked.domain)
  const byName = await driver.findByName(looked.name)
  const { creating } = memory
  const own = creating && [...byDomain, ...byName].find(({ id }) => !creating.known.includes(id))
  if (own) return take(keep, memory, own)
  const [only] = byDomain
  if (memory.chosen === null) {
    if (only && byDomain.length === 1) return take(keep, memory, only)
    const choices = [...byDomain.map(describe('domain')), ...byName.map(describe('name'))]
    if (choices.length > 0) return { memory, choices: leaveOutSame(choices).slice(0, mostChoices) }
  }
  return create(looked, memory, [...byDomain, ...byName], only ? null : looked.domain)
}

async function getChosen({ driver, kind, keep }: Looked, memory: CrmMemory, id: string): Promise<CrmCompany> {
  const found = await driver.getCompany(id)
  if (found) return found
  // The next sending has to look once more.
  await keep({ ...memory, chosen: null })
  throw new CrmFailure('gone', `The company that was chosen is no longer in ${crmNames[kind]}. Send the deal again.`)
}

async function create(
  { driver, keep, name }: Looked,
  memory: CrmMemory,
  there: readonly CrmCompany[],
  domain: string | null,
): Promise<FoundCompany> {
  // Kept first: should the response be lost, the company is known by not having been there before.
  const known = memory.creating?.known ?? there.map(({ id }) => id)
  const creating = { ...memory, creating: { name, domain, known } }
  await keep(creating)
  try {
    return await take(keep, creating, await driver.createCompany({ name, domain }))
  } catch (error) {
    // Nothing was created: one of this name that comes later is another person's.
    if (error instanceof CrmFailure && !error.isOpen) await keep({ ...memory, creating: null })
    throw error
  }
}

async function take(keep: Looked['keep'], memory: CrmMemory, { id, url }: CrmCompany): Promise<FoundCompany> {
  const taken = { ...memory, company: { id, url }, creating: null, chosen: null }
  await keep(taken)
  return { memory: taken, choices: null }
}

const describe =
  (how: 'domain' | 'name') =>
  ({ id, name, domains }: CrmCompany) => ({ id, name, domain: domains[0] ?? null, how })

function leaveOutSame(choices: DealCrm['choices']): DealCrm['choices'] {
  return choices.filter(({ id }, index) => choices.findIndex((one) => one.id === id) === index)
}
