import { z } from 'zod'
import { affinityOrigin } from '#server/features/crm/affinity.ts'
import { type CrmStandIn, type Reply, refuse, reply, serveCrm } from './crm-stand-in.ts'

export const affinityKey = 'affinity-key-of-the-test'
export const affinityListId = 450

type Organization = { id: number; name: string; domain: string | null; domains: string[]; global: boolean }
type Value = { id: number; field_id: number; entity_id: number; list_entry_id: number | null; value: unknown }

export type AffinityStandIn = CrmStandIn & {
  organizations: Organization[]
  entries: { id: number; list_id: number; entity_id: number }[]
  values: Value[]
  notes: { id: number; organization_ids: number[]; content: string }[]
  lists: { id: number; type: number; name: string; public: boolean; owner_id: number; list_size: number }[]
}

const status = [
  { id: 71, text: 'Seed', rank: 1, color: 0 },
  { id: 72, text: 'Series A', rank: 2, color: 1 },
]
const field = (id: number, name: string, list_id: number | null, value_type: number, more = {}) => ({
  ...{ id, name, list_id, value_type, enrichment_source: 'none', allows_multiple: false, track_changes: false },
  ...{ dropdown_options: [] as unknown[], ...more },
})
/** Global ones, and those of the list. */
const fields = [
  field(1, 'Description', null, 6),
  field(2, 'Industry', null, 2, { allows_multiple: true, dropdown_options: [{ id: 21, text: 'B2B SaaS' }] }),
  field(3, 'Location', null, 5),
  field(4, 'Investors', null, 6, { allows_multiple: true }),
  field(11, 'Round Size', affinityListId, 3),
  field(12, 'Stage', affinityListId, 7, { dropdown_options: status }),
  field(13, 'Owner', affinityListId, 0),
  field(14, 'Year Founded', affinityListId, 3),
]

/** One result a page, so that who reads the first page only finds nothing. */
const pageOf = <T>(all: readonly T[], token: string | null): { page: T[]; next: string | null } => {
  const start = Number(token ?? 0)
  return { page: all.slice(start, start + 1), next: start + 1 < all.length ? String(start + 1) : null }
}

const newOrganization = z.strictObject({
  name: z.string(),
  domain: z.string().optional(),
  person_ids: z.array(z.number()).optional(),
})
const newEntry = z.strictObject({ entity_id: z.number(), creator_id: z.number().optional() })
const newValue = z.strictObject({
  field_id: z.number(),
  entity_id: z.number(),
  value: z.unknown(),
  list_entry_id: z.number().optional(),
})
const changedValue = z.strictObject({ value: z.unknown(), list_entry_id: z.number().optional() })
const newNote = z.strictObject({
  content: z.string().min(1),
  organization_ids: z.array(z.number()),
  type: z.number().optional(),
})

/** A server on this machine that speaks as version 1 of Affinity’s API does. */
export async function startAffinityStandIn(): Promise<AffinityStandIn> {
  let nextId = 1_000
  const makeId = () => {
    nextId += 1
    return nextId
  }
  const stored: Omit<AffinityStandIn, keyof CrmStandIn> = {
    organizations: [],
    entries: [],
    values: [],
    notes: [],
    lists: [
      { id: affinityListId, type: 1, name: 'Dealflow', public: true, owner_id: 1, list_size: 0 },
      { id: 451, type: 0, name: 'People', public: true, owner_id: 1, list_size: 0 },
    ],
  }
  const authorization = `Basic ${Buffer.from(`:${affinityKey}`).toString('base64')}`
  const served = await serveCrm(affinityOrigin, (call): Reply => {
    if (call.authorization !== authorization) return refuse(401, { message: 'Unauthorized' })
    const tenant = { id: served.account, name: 'Test Capital', subdomain: 'testcapital' }
    if (call.path === '/auth/whoami') return reply({ tenant, user: { id: 1 }, grant: {} })
    return answer(stored, makeId, call)
  })
  return Object.assign(served, stored)
}

type Call = { method: string; path: string; query: URLSearchParams; body: unknown }
type Stored = Omit<AffinityStandIn, keyof CrmStandIn>

function answer(stored: Stored, makeId: () => number, call: Call): Reply {
  const { method, path, query } = call
  const of = /^\/(organizations|lists|field-values)\/(\d+)(\/list-entries)?$/.exec(path)
  const id = Number(of?.[2])
  switch (`${method} ${of ? path.replace(/\d+/, '*') : path}`) {
    case 'GET /lists':
      return reply(stored.lists)
    case 'GET /organizations/fields':
      return reply(fields.filter(({ list_id }) => list_id === null))
    case 'GET /fields':
      return reply(fields.filter(({ list_id }) => String(list_id) === query.get('list_id')))
    case 'GET /organizations':
      return searchOrganizations(stored, query)
    case 'GET /organizations/*': {
      const found = stored.organizations.find((one) => one.id === id)
      const list_entries = stored.entries.filter(({ entity_id }) => entity_id === id)
      return found ? reply({ ...found, list_entries }) : refuse(404, { message: 'Not found' })
    }
    case 'GET /field-values':
      return reply(stored.values.filter(({ entity_id }) => String(entity_id) === query.get('organization_id')))
    case 'GET /notes': {
      const own = stored.notes.filter((one) => one.organization_ids.includes(Number(query.get('organization_id'))))
      const { page, next } = pageOf(own, query.get('page_token'))
      return reply({ notes: page, next_page_token: next })
    }
    default:
      return write(stored, makeId, call, id)
  }
}

function searchOrganizations({ organizations }: Stored, query: URLSearchParams): Reply {
  const term = (query.get('term') ?? '').toLowerCase()
  const found = organizations.filter((one) =>
    [one.name, ...one.domains].some((text) => text.toLowerCase().includes(term)),
  )
  const { page, next } = pageOf(found, query.get('page_token'))
  return reply({ organizations: page, next_page_token: next })
}

function write(stored: Stored, makeId: () => number, { method, path, body }: Call, id: number): Reply {
  if (method === 'POST' && path === '/organizations') {
    const { name, domain = null } = newOrganization.parse(body)
    const made = { id: makeId(), name, domain, domains: domain === null ? [] : [domain], global: false }
    stored.organizations.push(made)
    return reply(made)
  }
  if (method === 'POST' && path.endsWith('/list-entries')) {
    if (!stored.lists.some((list) => list.id === id)) return refuse(404, { message: 'Not found' })
    const made = { id: makeId(), list_id: id, entity_id: newEntry.parse(body).entity_id }
    stored.entries.push(made)
    return reply(made)
  }
  if (method === 'POST' && path === '/field-values') {
    const { list_entry_id = null, ...given } = newValue.parse(body)
    const made = { id: makeId(), list_entry_id, ...given, value: readValue(given.field_id, given.value) }
    stored.values.push(made)
    return reply(made)
  }
  const value = method === 'PUT' && path.startsWith('/field-values/') && stored.values.find((one) => one.id === id)
  if (value) {
    value.value = readValue(value.field_id, changedValue.parse(body).value)
    return reply(value)
  }
  if (method === 'POST' && path === '/notes') {
    const made = { id: makeId(), ...newNote.parse(body) }
    stored.notes.push(made)
    return reply(made)
  }
  return refuse(404, { message: `No such call: ${method} ${path}` })
}

/** A value of the form that its field takes; a ranked dropdown takes the id of an option. */
function readValue(fieldId: number, value: unknown): unknown {
  const type = fields.find(({ id }) => id === fieldId)?.value_type
  if (type === 7) return z.custom((one) => one !== undefined).parse(status.find(({ id }) => id === value))
  return (type === 3 ? z.number() : z.string()).parse(value)
}
