import { z } from 'zod'
import { crmNames } from '#contract/crm.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CrmCompany, CrmDriver, CrmFieldForm, CrmPlace, CrmStored, CrmValue } from './crm-driver.ts'
import { type CrmClient, createClient, explainRefusedKey } from './crm-request.ts'

export const attioOrigin = 'https://api.attio.com'

const companies = '/v2/objects/companies'
/** Types of attributes that a memo can fill; dates, places, people and other records are left out. */
const formTypes: Readonly<Record<string, CrmFieldForm['type']>> = {
  text: 'text',
  number: 'number',
  currency: 'money',
  select: 'choice',
}
/** They are the company itself, which its creation fills. */
const ownSlugs: ReadonlySet<string> = new Set(['name', 'domains'])
const attributesAPage = 500
const companiesAPage = 500
const notesAPage = 50
const mostPages = 20

const wrap = <T extends z.ZodType>(data: T) => z.object({ data })
const list = z.object({
  id: z.object({ list_id: z.string() }),
  name: z.string(),
  parent_object: z.array(z.string()),
})
const attribute = z.object({
  api_slug: z.string(),
  title: z.string(),
  type: z.string(),
  is_writable: z.boolean(),
  is_archived: z.boolean(),
  is_multiselect: z.boolean(),
  config: z
    .object({ currency: z.object({ default_currency_code: z.string().nullish() }).nullish() })
    .nullish()
    .catch(null),
})
type Attribute = z.output<typeof attribute>
const selectOption = z.object({ title: z.string(), is_archived: z.boolean() })
/** A value by its type: a text, a number, an amount, a chosen option, a domain. */
const oneValue = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  currency_value: z.number().nullish(),
  option: z.object({ title: z.string() }).nullish(),
  domain: z.string().nullish(),
})
// Values of the types that are not filled here have other shapes.
const values = z.record(z.string(), z.array(oneValue.catch({})))
const record = z.object({ id: z.object({ record_id: z.string() }), web_url: z.string().nullish(), values })
type CompanyRecord = z.output<typeof record>
const entryRef = z.object({ list_id: z.string(), entry_id: z.string() })
const entry = z.object({ id: z.object({ entry_id: z.string() }), entry_values: values })
const note = z.object({ id: z.object({ note_id: z.string() }), content_plaintext: z.string().nullish() })
/** Stands for a value of another shape: what holds one is not empty. */
const unreadable = '…'
const ignored = z.object({ data: z.unknown() })
/** A key that was ended is told as inactive, without a workspace. */
const self = z.object({ workspace_id: z.string().nullish() })

/** Attio by version 2 of its API. */
export function openAttio(ctx: Ctx, key: string, signal?: AbortSignal): CrmDriver {
  const service = { name: crmNames.attio, origin: attioOrigin, authorization: `Bearer ${key}` }
  const client = createClient(ctx, service, signal)
  const recordPath = (id: string) => `${companies}/records/${encodeURIComponent(id)}`
  return {
    readAccount: async () => {
      const { workspace_id } = await client.ask('/v2/self', self)
      if (workspace_id == null) throw explainRefusedKey(crmNames.attio)
      return workspace_id
    },
    listLists: async () => {
      const { data } = await client.ask('/v2/lists', wrap(z.array(list)))
      const ofCompanies = data.filter(({ parent_object }) => parent_object.includes('companies'))
      return ofCompanies.map(({ id, name }) => ({ id: id.list_id, name }))
    },
    readFields: async (listId) => {
      const ofCompanies = await readFields(client, companies, 'company')
      if (listId === null) return ofCompanies
      return [...ofCompanies, ...(await readFields(client, `/v2/lists/${encodeURIComponent(listId)}`, 'list'))]
    },
    findByDomain: (domain) => query(client, { domains: { domain: { $eq: domain } } }),
    findByName: async (name) => {
      const found = await query(client, { name: { value: { $contains: name } } })
      return found.filter((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase())
    },
    getCompany: async (id) => {
      const found = await client.find(recordPath(id), wrap(record))
      return found && tellCompany(found.data)
    },
    createCompany: async ({ name, domain }) => {
      const body = { data: { values: { name, ...(domain !== null && { domains: [domain] }) } } }
      // A domain that another company has is refused there, so that no second one can come of it.
      const created = await client.ask(`${companies}/records`, wrap(record), { method: 'POST', body })
      return tellCompany(created.data)
    },
    findEntry: async (companyId, listId) => {
      const { data } = await client.ask(`${recordPath(companyId)}/entries`, wrap(z.array(entryRef)))
      return data.find(({ list_id }) => list_id === listId)?.entry_id ?? null
    },
    addToList: async (companyId, listId) => {
      const body = { data: { parent_record_id: companyId, parent_object: 'companies', entry_values: {} } }
      const path = `/v2/lists/${encodeURIComponent(listId)}/entries`
      return (await client.ask(path, wrap(entry), { method: 'POST', body })).data.id.entry_id
    },
    readValues: (place, fields) => readValues(client, place, fields),
    fillField: (place, form, value) => fillField(client, place, form, value),
    findNote: (companyId, text) => findNote(client, companyId, text),
    addNote: async (companyId, { title, text }) => {
      const data = {
        parent_object: 'companies',
        parent_record_id: companyId,
        title,
        format: 'plaintext',
        content: text,
      }
      return (await client.ask('/v2/notes', wrap(note), { method: 'POST', body: { data } })).data.id.note_id
    },
  }
}

async function query(client: CrmClient, filter: unknown): Promise<CrmCompany[]> {
  const body = { filter, limit: companiesAPage, offset: 0 }
  const path = `${companies}/records/query`
  const { data } = await client.ask(path, wrap(z.array(record)), { method: 'POST', body })
  return data.map(tellCompany)
}

const tellCompany = ({ id, web_url, values: of }: CompanyRecord): CrmCompany => ({
  id: id.record_id,
  name: String(of.name?.[0]?.value ?? ''),
  domains: (of.domains ?? []).flatMap(({ domain }) => (domain ? [domain.toLowerCase()] : [])),
  url: web_url ?? 'https://app.attio.com',
})

/** An attribute’s id here is its slug with what it is on, since an object and a list can have the same slug. */
const makeFieldId = (on: CrmFieldForm['on'], slug: string) => `${on}.${slug}`
const readSlug = (id: string) => id.slice(id.indexOf('.') + 1)

async function readFields(client: CrmClient, path: string, on: CrmFieldForm['on']): Promise<CrmFieldForm[]> {
  const { data } = await client.ask(`${path}/attributes`, wrap(z.array(attribute)), {
    query: { limit: String(attributesAPage), offset: '0' },
  })
  const forms: CrmFieldForm[] = []
  for (const one of data) {
    const type = isFillable(one) ? formTypes[one.type] : undefined
    if (type === undefined) continue
    const options = type === 'choice' ? await readOptions(client, `${path}/attributes/${one.api_slug}`) : []
    forms.push({
      id: makeFieldId(on, one.api_slug),
      name: one.title,
      on,
      type,
      isMany: one.is_multiselect,
      options,
      currency: one.config?.currency?.default_currency_code ?? null,
    })
  }
  return forms
}

const isFillable = ({ is_writable, is_archived, api_slug }: Attribute) =>
  is_writable && !is_archived && !ownSlugs.has(api_slug)

async function readOptions(client: CrmClient, path: string): Promise<string[]> {
  const { data } = await client.ask(`${path}/options`, wrap(z.array(selectOption)))
  return data.filter(({ is_archived }) => !is_archived).map(({ title }) => title)
}

const makeEntryPath = ({ listId, entryId }: CrmPlace) =>
  listId === null || entryId === null
    ? null
    : `/v2/lists/${encodeURIComponent(listId)}/entries/${encodeURIComponent(entryId)}`

async function readValues(
  client: CrmClient,
  place: CrmPlace,
  fields: readonly CrmFieldForm[],
): Promise<Map<string, CrmStored>> {
  const path = `${companies}/records/${encodeURIComponent(place.companyId)}`
  const ofCompany = (await client.ask(path, wrap(record))).data.values
  const entryPath = makeEntryPath(place)
  const ofEntry = entryPath === null ? {} : (await client.ask(entryPath, wrap(entry))).data.entry_values
  return new Map(
    fields.map(({ id, on }) => {
      const own = (on === 'company' ? ofCompany : ofEntry)[readSlug(id)] ?? []
      const texts = own.map(({ value, currency_value, option }) =>
        String(option?.title ?? currency_value ?? value ?? unreadable),
      )
      return [id, { texts: texts.filter((text) => text !== ''), ids: [] }]
    }),
  )
}

/** PUT replaces what the attribute holds and leaves all others. */
async function fillField(client: CrmClient, place: CrmPlace, form: CrmFieldForm, value: CrmValue): Promise<void> {
  const written = { [readSlug(form.id)]: typeof value === 'number' || form.isMany ? value : (value[0] ?? null) }
  const entryPath = makeEntryPath(place)
  if (form.on === 'list' && entryPath !== null)
    await client.ask(entryPath, ignored, { method: 'PUT', body: { data: { entry_values: written } } })
  if (form.on === 'company') {
    const path = `${companies}/records/${encodeURIComponent(place.companyId)}`
    await client.ask(path, ignored, { method: 'PUT', body: { data: { values: written } } })
  }
}

async function findNote(client: CrmClient, companyId: string, text: string): Promise<string | null> {
  for (let page = 0; page < mostPages; page += 1) {
    const { data } = await client.ask('/v2/notes', wrap(z.array(note)), {
      query: {
        parent_object: 'companies',
        parent_record_id: companyId,
        limit: String(notesAPage),
        offset: String(page * notesAPage),
      },
    })
    const found = data.find(({ content_plaintext }) => content_plaintext?.includes(text))
    if (found) return found.id.note_id
    if (data.length < notesAPage) break
  }
  return null
}
