import { z } from 'zod'
import { attioOrigin } from '#server/features/crm/attio.ts'
import { type CrmStandIn, type Reply, refuse, reply, serveCrm } from './crm-stand-in.ts'

export const attioKey = 'attio-key-of-the-test'
export const attioListId = '33ebdbe9-e529-47c9-b894-0ba25e9c15c0'

type Values = Record<string, unknown[]>
type Company = { id: { record_id: string }; web_url: string; values: Values }
type Entry = { id: { entry_id: string; list_id: string }; parent_record_id: string; entry_values: Values }
type Note = { id: { note_id: string }; parent_record_id: string; title: string; content_plaintext: string }

export type AttioStandIn = CrmStandIn & { companies: Company[]; entries: Entry[]; notes: Note[] }

type Shape = { type: string; is_multiselect?: boolean; is_writable?: boolean; options?: string[]; currency?: string }
const companyShapes: Record<string, Shape> = {
  name: { type: 'text' },
  domains: { type: 'domain', is_multiselect: true },
  description: { type: 'text' },
  categories: { type: 'select', is_multiselect: true, options: ['B2B SaaS', 'Fintech'] },
  employee_range: { type: 'select', is_writable: false, options: [] },
}
const listShapes: Record<string, Shape> = {
  round_size: { type: 'currency', currency: 'USD' },
  stage: { type: 'select', options: ['Seed', 'Series A'] },
  next_meeting: { type: 'date' },
}

const filter = z.strictObject({
  filter: z.union([
    z.strictObject({ domains: z.strictObject({ domain: z.strictObject({ $eq: z.string() }) }) }),
    z.strictObject({ name: z.strictObject({ value: z.strictObject({ $contains: z.string() }) }) }),
  ]),
  limit: z.number().max(500),
  offset: z.number(),
})
const newCompany = z.strictObject({ data: z.strictObject({ values: z.record(z.string(), z.unknown()) }) })
const newEntry = z.strictObject({
  data: z.strictObject({
    parent_record_id: z.string(),
    parent_object: z.literal('companies'),
    entry_values: z.record(z.string(), z.unknown()),
  }),
})
const changedEntry = z.strictObject({ data: z.strictObject({ entry_values: z.record(z.string(), z.unknown()) }) })
const newNote = z.strictObject({
  data: z.strictObject({
    parent_object: z.literal('companies'),
    parent_record_id: z.string(),
    title: z.string(),
    format: z.literal('plaintext'),
    content: z.string(),
  }),
})

type Stored = Omit<AttioStandIn, keyof CrmStandIn>
type Call = { method: string; path: string; query: URLSearchParams; body: unknown }

/** A server on this machine that speaks as version 2 of Attio’s API does. */
export async function startAttioStandIn(): Promise<AttioStandIn> {
  const stored: Stored = { companies: [], entries: [], notes: [] }
  const served = await serveCrm(attioOrigin, (call): Reply => {
    if (call.authorization !== `Bearer ${attioKey}`)
      return refuse(401, { status_code: 401, type: 'auth_error', code: 'unauthorized', message: 'Unauthorized' })
    if (call.path === '/v2/self') return reply({ active: true, workspace_id: `workspace-${served.account}` })
    return /^\/v2\/lists/.test(call.path) ? answerLists(stored, call) : answerOthers(stored, call)
  })
  return Object.assign(served, stored)
}

const missing = (what: string) =>
  refuse(404, { status_code: 404, type: 'invalid_request_error', code: 'not_found', message: `${what} was not found` })
const invalid = (message: string) =>
  refuse(400, { status_code: 400, type: 'invalid_request_error', code: 'value_not_found', message })

function describeAttributes(shapes: Record<string, Shape>) {
  return Object.entries(shapes).map(([api_slug, { type, currency, ...shape }]) => ({
    id: { attribute_id: api_slug },
    title: `${api_slug[0]?.toUpperCase()}${api_slug.slice(1).replaceAll('_', ' ')}`,
    api_slug,
    type,
    is_writable: shape.is_writable ?? true,
    is_archived: false,
    is_multiselect: shape.is_multiselect ?? false,
    config: { currency: { default_currency_code: currency ?? null } },
  }))
}

const describeOptions = ({ options = [] }: Shape) =>
  options.map((title) => ({ id: { option_id: title }, title, is_archived: false }))

function answerLists({ entries }: Stored, { method, path, body }: Call): Reply {
  if (path === '/v2/lists')
    return reply({
      data: [
        { id: { list_id: attioListId }, api_slug: 'dealflow', name: 'Dealflow', parent_object: ['companies'] },
        { id: { list_id: 'people' }, api_slug: 'people', name: 'People', parent_object: ['people'] },
      ],
    })
  const [, listId, rest = ''] = /^\/v2\/lists\/([^/]+)(.*)$/.exec(path) ?? []
  if (listId !== attioListId) return missing('List')
  if (rest === '/attributes') return reply({ data: describeAttributes(listShapes) })
  const slug = /^\/attributes\/([^/]+)\/options$/.exec(rest)?.[1]
  if (slug !== undefined) return reply({ data: describeOptions(listShapes[slug] ?? { type: '' }) })
  if (method === 'POST' && rest === '/entries') {
    const { parent_record_id } = newEntry.parse(body).data
    const made = { id: { entry_id: crypto.randomUUID(), list_id: attioListId }, parent_record_id, entry_values: {} }
    entries.push(made)
    return reply({ data: made })
  }
  const entry = entries.find(({ id }) => rest === `/entries/${id.entry_id}`)
  if (!entry) return missing('Entry')
  if (method === 'GET') return reply({ data: entry })
  const written = store(entry.entry_values, listShapes, changedEntry.parse(body).data.entry_values)
  return written ?? reply({ data: entry })
}

function answerOthers(stored: Stored, { method, path, query, body }: Call): Reply {
  const { companies, entries, notes } = stored
  if (path === '/v2/objects/companies/attributes') return reply({ data: describeAttributes(companyShapes) })
  const slug = /^\/v2\/objects\/companies\/attributes\/([^/]+)\/options$/.exec(path)?.[1]
  if (slug !== undefined) return reply({ data: describeOptions(companyShapes[slug] ?? { type: '' }) })
  if (method === 'POST' && path === '/v2/objects/companies/records/query')
    return reply({ data: search(companies, body) })
  if (method === 'POST' && path === '/v2/objects/companies/records') return create(companies, body)
  if (path === '/v2/notes') return method === 'POST' ? addNote(notes, body) : reply({ data: pageNotes(notes, query) })
  const [, id, rest] = /^\/v2\/objects\/companies\/records\/([^/]+)(\/entries)?$/.exec(path) ?? []
  const company = companies.find((one) => one.id.record_id === id)
  if (!company) return missing('Record')
  if (rest !== undefined) {
    const own = entries.filter((one) => one.parent_record_id === id)
    return reply({
      data: own.map((one) => ({ list_id: one.id.list_id, list_api_slug: 'dealflow', entry_id: one.id.entry_id })),
    })
  }
  if (method === 'GET') return reply({ data: company })
  return store(company.values, companyShapes, newCompany.parse(body).data.values) ?? reply({ data: company })
}

const textsOf = (values: Values, slug: string) =>
  (values[slug] ?? []).map((one) =>
    z.object({ value: z.string().optional(), domain: z.string().optional() }).parse(one),
  )

function search(companies: readonly Company[], body: unknown): Company[] {
  const { filter: by } = filter.parse(body)
  return companies.filter(({ values }) => {
    if ('domains' in by) return textsOf(values, 'domains').some(({ domain }) => domain === by.domains.domain.$eq)
    const part = by.name.value.$contains.toLowerCase()
    return textsOf(values, 'name').some(({ value }) => value?.toLowerCase().includes(part))
  })
}

function create(companies: Company[], body: unknown): Reply {
  const given = newCompany.parse(body).data.values
  const domains = z.array(z.string()).parse(given.domains ?? [])
  const taken = companies.some(({ values }) =>
    textsOf(values, 'domains').some(({ domain }) => domains.includes(domain ?? '')),
  )
  if (taken) return refuse(400, { status_code: 400, code: 'uniqueness_conflict', message: 'The domain is taken.' })
  const record_id = crypto.randomUUID()
  const made = { id: { record_id }, web_url: `https://app.attio.com/test/company/${record_id}`, values: {} }
  const refused = store(made.values, companyShapes, given)
  if (refused) return refused
  companies.push(made)
  return reply({ data: made })
}

function addNote(notes: Note[], body: unknown): Reply {
  const { parent_record_id, title, content } = newNote.parse(body).data
  const made = { id: { note_id: crypto.randomUUID() }, parent_record_id, title, content_plaintext: content }
  notes.push(made)
  return reply({ data: made })
}

function pageNotes(notes: readonly Note[], query: URLSearchParams): Note[] {
  const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)]
  z.number().max(50).parse(limit)
  return notes.filter((one) => one.parent_record_id === query.get('parent_record_id')).slice(offset, offset + limit)
}

/** Writes values as their attributes take them, or says why not. */
function store(into: Values, shapes: Record<string, Shape>, given: Record<string, unknown>): Reply | null {
  for (const [slug, value] of Object.entries(given)) {
    const shape = shapes[slug]
    if (!shape) return invalid(`Cannot find attribute with slug ${slug}.`)
    if (shape.is_writable === false) return invalid(`${slug} can't be written.`)
    const all = shape.is_multiselect ? z.array(z.string()).parse(value) : [value]
    if (shape.type === 'select' && all.some((one) => !shape.options?.includes(String(one))))
      return invalid(`Cannot find select option for ${slug}.`)
    into[slug] = all.map((one) => makeValue(shape.type, one))
  }
  return null
}

function makeValue(type: string, value: unknown): unknown {
  if (type === 'currency') return { currency_value: z.number().parse(value), currency_code: 'USD' }
  if (type === 'select') return { option: { title: z.string().parse(value) } }
  return type === 'domain' ? { domain: z.string().parse(value) } : { value: z.string().parse(value) }
}
