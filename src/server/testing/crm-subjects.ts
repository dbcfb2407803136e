import type { CrmKind } from '#contract/crm.ts'
import { type AffinityStandIn, affinityKey, affinityListId } from './affinity-stand-in.ts'
import { type AttioStandIn, attioKey, attioListId } from './attio-stand-in.ts'
import type { CrmStandIn } from './crm-stand-in.ts'

type Made = { companies: number; entries: number; notes: string[]; fields: Record<string, unknown> }

/** What a test needs of one CRM, in the words of both. */
export type CrmSubject = {
  kind: CrmKind
  key: string
  list: { id: string; name: string }
  standIn: () => CrmStandIn
  calls: { company: string; entry: string; note: string; read: string; fill: string }
  /** In the body of a call that writes a field: of Affinity the second of three values of a list. */
  secondValue: string
  clear: () => void
  put: (company: { name: string; domain?: string; description?: string }) => void
  type: (field: 'description' | 'size', value: string | number) => void
  made: () => Made
}

const affinityFields: Record<number, string> = { 1: 'description', 2: 'industry', 11: 'size', 12: 'stage' }
/** Affinity as `standIn` stands in for it. */
export const describeAffinity = (standIn: () => AffinityStandIn): CrmSubject => ({
  kind: 'affinity',
  key: affinityKey,
  list: { id: String(affinityListId), name: 'Dealflow' },
  standIn,
  calls: {
    company: 'POST /organizations',
    entry: 'POST /lists/',
    note: 'POST /notes',
    read: 'GET /organizations',
    fill: 'POST /field-values',
  },
  secondValue: 'Larkhill Ventures',
  clear: () => {
    for (const all of [standIn().organizations, standIn().entries, standIn().values, standIn().notes]) all.length = 0
  },
  put: ({ name, domain = null, description }) => {
    const id = standIn().organizations.length + 1
    standIn().organizations.push({ id, name, domain, domains: domain === null ? [] : [domain], global: false })
    if (description !== undefined)
      standIn().values.push({ id: 900 + id, field_id: 1, entity_id: id, list_entry_id: null, value: description })
  },
  type: (field, value) => {
    const found = standIn().values.find(({ field_id }) => affinityFields[field_id] === field)
    if (found) found.value = value
  },
  made: () => ({
    companies: standIn().organizations.length,
    entries: standIn().entries.length,
    notes: standIn().notes.map(({ content }) => content),
    fields: Object.fromEntries(
      standIn().values.map(({ field_id, value }) => [
        affinityFields[field_id],
        typeof value === 'object' && value !== null && 'text' in value ? value.text : value,
      ]),
    ),
  }),
})

/** Attio as `standIn` stands in for it. */
export const describeAttio = (standIn: () => AttioStandIn): CrmSubject => ({
  kind: 'attio',
  key: attioKey,
  list: { id: attioListId, name: 'Dealflow' },
  standIn,
  calls: {
    company: 'POST /v2/objects/companies/records',
    entry: `POST /v2/lists/${attioListId}/entries`,
    note: 'POST /v2/notes',
    read: 'POST /v2/objects/companies/records/query',
    fill: 'PUT /v2/lists/',
  },
  secondValue: 'round_size',
  clear: () => {
    for (const all of [standIn().companies, standIn().entries, standIn().notes]) all.length = 0
  },
  put: ({ name, domain, description }) => {
    const record_id = `record-${standIn().companies.length + 1}`
    standIn().companies.push({
      id: { record_id },
      web_url: `https://app.attio.com/test/company/${record_id}`,
      values: {
        name: [{ value: name }],
        domains: domain === undefined ? [] : [{ domain }],
        description: description === undefined ? [] : [{ value: description }],
      },
    })
  },
  type: (field, value) => {
    const [company] = standIn().companies
    const [entry] = standIn().entries
    if (field === 'description' && company) company.values.description = [{ value }]
    if (field === 'size' && entry) entry.entry_values.round_size = [{ currency_value: value }]
  },
  made: () => {
    const read = (values: unknown[] | undefined) => {
      const [one] = (values ?? []) as Array<{ value?: unknown; currency_value?: unknown; option?: { title: string } }>
      return one?.option?.title ?? one?.currency_value ?? one?.value
    }
    const company = standIn().companies[0]?.values ?? {}
    const entry = standIn().entries[0]?.entry_values ?? {}
    return {
      companies: standIn().companies.length,
      entries: standIn().entries.length,
      notes: standIn().notes.map(({ content_plaintext }) => content_plaintext),
      fields: { description: read(company.description), size: read(entry.round_size), stage: read(entry.stage) },
    }
  },
})
