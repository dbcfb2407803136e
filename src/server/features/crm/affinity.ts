import { z } from 'zod'
import { crmNames } from '#contract/crm.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CrmCompany, CrmDriver, CrmFieldForm, CrmPlace, CrmStored, CrmValue } from './crm-driver.ts'
import { type CrmClient, createClient } from './crm-request.ts'

export const affinityOrigin = 'https://api.affinity.co'

/** A list of organizations; others are of people or opportunities. */
const organizationList = 1
/** Types of values that a memo can fill; dates, places, people and companies are left out. */
const dropdown = 2
const number = 3
const text = 6
const rankedDropdown = 7
const formTypes: Readonly<Record<number, CrmFieldForm['type']>> = {
  [dropdown]: 'choice',
  [number]: 'number',
  [text]: 'text',
  [rankedDropdown]: 'choice',
}

const pageSize = '500'
/** A search that goes on for longer is for a word that half of the world bears. */
const mostPages = 10

const list = z.object({ id: z.number(), name: z.string(), type: z.number() })
const field = z.object({
  id: z.number(),
  name: z.string(),
  list_id: z.number().nullish(),
  value_type: z.number(),
  allows_multiple: z.boolean().nullish(),
  dropdown_options: z.array(z.object({ id: z.number(), text: z.string() })).nullish(),
})
type Field = z.output<typeof field>
const organization = z.object({
  id: z.number(),
  name: z.string(),
  domain: z.string().nullish(),
  domains: z.array(z.string()).nullish(),
})
type Organization = z.output<typeof organization>
const organizationPage = z.object({ organizations: z.array(organization), next_page_token: z.string().nullish() })
const withEntries = z.object({ list_entries: z.array(z.object({ id: z.number(), list_id: z.number() })) })
const fieldValue = z.object({
  id: z.number(),
  field_id: z.number(),
  list_entry_id: z.number().nullish(),
  value: z.unknown(),
})
const note = z.object({ id: z.number(), content: z.string().nullish() })
const notePage = z.union([
  z.object({ notes: z.array(note), next_page_token: z.string().nullish() }),
  z.array(note).transform((notes) => ({ notes, next_page_token: null })),
])
const created = z.object({ id: z.number() })

/** Affinity by version 1 of its API, of which all of these calls are; the key is the password of an unnamed user. */
export function openAffinity(ctx: Ctx, key: string, signal?: AbortSignal): CrmDriver {
  const authorization = `Basic ${Buffer.from(`:${key}`).toString('base64')}`
  const service = { name: crmNames.affinity, origin: affinityOrigin, authorization, readLimit }
  const client = createClient(ctx, service, signal)
  const findTenant = rememberTenant(client)
  const tell = async (one: Organization) => tellCompany(one, (await findTenant()).site)
  const search = async (term: string) => Promise.all((await searchOrganizations(client, term)).map(tell))
  const options = new Map<string, Field>()
  return {
    readAccount: async () => (await findTenant()).id,
    listLists: async () => {
      const lists = await client.ask('/lists', z.array(list))
      return lists.filter(({ type }) => type === organizationList).map(({ id, name }) => ({ id: String(id), name }))
    },
    readFields: async (listId) => {
      const fields = await client.ask('/organizations/fields', z.array(field))
      if (listId !== null) fields.push(...(await readListFields(client, listId)))
      for (const one of fields) options.set(String(one.id), one)
      return fields.flatMap(tellField)
    },
    findByDomain: async (domain) => (await search(domain)).filter(({ domains }) => domains.includes(domain)),
    findByName: async (name) => (await search(name)).filter((one) => isSameName(one.name, name)),
    getCompany: async (id) => {
      const found = await client.find(`/organizations/${encodeURIComponent(id)}`, organization)
      return found && tell(found)
    },
    createCompany: async ({ name, domain }) => {
      const body = { name, ...(domain !== null && { domain }) }
      return tell(await client.ask('/organizations', organization, { method: 'POST', body }))
    },
    findEntry: async (companyId, listId) => {
      const { list_entries } = await client.ask(`/organizations/${encodeURIComponent(companyId)}`, withEntries)
      const entry = list_entries.find((one) => String(one.list_id) === listId)
      return entry ? String(entry.id) : null
    },
    addToList: async (companyId, listId) => {
      const body = { entity_id: Number(companyId) }
      const path = `/lists/${encodeURIComponent(listId)}/list-entries`
      return String((await client.ask(path, created, { method: 'POST', body })).id)
    },
    readValues: (place, fields) => readValues(client, place, fields),
    fillField: (place, form, value, stored) =>
      fillField(client, place, form, encode(value, options.get(form.id)), stored),
    findNote: (companyId, mark) => findNote(client, companyId, mark),
    addNote: async (companyId, { title, text: content }) => {
      const body = { organization_ids: [Number(companyId)], content: `${title}\n\n${content}` }
      return String((await client.ask('/notes', created, { method: 'POST', body })).id)
    },
  }
}

/** The month’s requests are those of the whole team; the minute’s come back by themselves. */
function readLimit(headers: Headers): number | 'month' | null {
  if (headers.get('x-ratelimit-limit-org-remaining') === '0') return 'month'
  const reset = headers.get('x-ratelimit-limit-user-reset') ?? ''
  return /^\d{1,6}$/.test(reset) ? Number(reset) : null
}

const whoami = z.object({ tenant: z.object({ id: z.number(), subdomain: z.string() }) })
type Tenant = { id: string; site: string }

/** The team’s Affinity, and where people see it; asked once. */
function rememberTenant(client: CrmClient): () => Promise<Tenant> {
  let asked: Promise<Tenant> | null = null
  return () => {
    asked ??= client.ask('/auth/whoami', whoami).then(({ tenant: { id, subdomain } }) => ({
      id: String(id),
      site: `https://${encodeURIComponent(subdomain)}.affinity.co`,
    }))
    return asked
  }
}

const tellCompany = ({ id, name, domain, domains }: Organization, site: string): CrmCompany => ({
  id: String(id),
  name,
  domains: [...new Set([...(domains ?? []), ...(domain ? [domain] : [])].map((one) => one.toLowerCase()))],
  url: `${site}/companies/${id}`,
})

const isSameName = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0

async function searchOrganizations(client: CrmClient, term: string): Promise<Organization[]> {
  const found: Organization[] = []
  let token: string | null = null
  for (let page = 0; page < mostPages; page += 1) {
    const query: Record<string, string> = { term, page_size: pageSize, ...(token !== null && { page_token: token }) }
    const { organizations, next_page_token } = await client.ask('/organizations', organizationPage, { query })
    found.push(...organizations)
    token = next_page_token ?? null
    if (token === null) break
  }
  return found
}

const readListFields = (client: CrmClient, listId: string) =>
  client.ask('/fields', z.array(field), { query: { list_id: listId } })

function tellField({ id, name, list_id, value_type, allows_multiple, dropdown_options }: Field): CrmFieldForm[] {
  const type = formTypes[value_type]
  if (type === undefined) return []
  return [
    {
      id: String(id),
      name,
      on: list_id == null ? 'company' : 'list',
      type,
      isMany: allows_multiple ?? false,
      options: (dropdown_options ?? []).map((option) => option.text),
      currency: null,
    },
  ]
}

const option = z.object({ text: z.string() })

function readText(value: unknown): string {
  const chosen = option.safeParse(value)
  return chosen.success ? chosen.data.text : value == null ? '' : String(value)
}

async function readValues(
  client: CrmClient,
  { companyId, entryId }: CrmPlace,
  fields: readonly CrmFieldForm[],
): Promise<Map<string, CrmStored>> {
  const values = await client.ask('/field-values', z.array(fieldValue), { query: { organization_id: companyId } })
  return new Map(
    fields.map(({ id, on }) => {
      const own = values.filter((one) => {
        const isHere = on === 'company' ? one.list_entry_id == null : String(one.list_entry_id) === entryId
        return String(one.field_id) === id && isHere && readText(one.value) !== ''
      })
      return [id, { texts: own.map((one) => readText(one.value)), ids: own.map((one) => String(one.id)) }]
    }),
  )
}

/** A ranked dropdown is given the id of its option, a plain one its text. */
function encode(value: CrmValue, of: Field | undefined): (string | number)[] {
  if (typeof value === 'number') return [value]
  if (of?.value_type !== rankedDropdown) return value
  return value.flatMap((one) => of.dropdown_options?.find(({ text: label }) => label === one)?.id ?? [])
}

async function fillField(
  client: CrmClient,
  { companyId, entryId }: CrmPlace,
  form: CrmFieldForm,
  values: (string | number)[],
  stored: CrmStored,
): Promise<void> {
  const [valueId] = stored.ids
  const [first] = values
  if (valueId !== undefined && first !== undefined && !form.isMany) {
    await client.ask(`/field-values/${encodeURIComponent(valueId)}`, created, { method: 'PUT', body: { value: first } })
    return
  }
  const where = {
    field_id: Number(form.id),
    entity_id: Number(companyId),
    ...(form.on === 'list' && entryId !== null && { list_entry_id: Number(entryId) }),
  }
  for (const value of values.filter((one) => !stored.texts.includes(String(one))))
    await client.ask('/field-values', created, { method: 'POST', body: { ...where, value } })
}

async function findNote(client: CrmClient, companyId: string, mark: string): Promise<string | null> {
  let token: string | null = null
  for (let page = 0; page < mostPages; page += 1) {
    const query: Record<string, string> = {
      organization_id: companyId,
      page_size: pageSize,
      ...(token !== null && { page_token: token }),
    }
    const { notes, next_page_token } = await client.ask('/notes', notePage, { query })
    const found = notes.find(({ content }) => content?.includes(mark))
    if (found) return String(found.id)
    token = next_page_token ?? null
    if (token === null) break
  }
  return null
}
