import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { type MemoFieldKey, memoSections } from './memo-fields.ts'

/** Customer relationship systems that a deal can be sent to. */
const crmKinds = ['affinity', 'attio'] as const
export const crmKind = z.enum(crmKinds, 'Choose Affinity or Attio.')
export type CrmKind = z.output<typeof crmKind>
export const crmNames: Record<CrmKind, string> = { affinity: 'Affinity', attio: 'Attio' }

/** The memo's fields that can fill a field there, in the order of the mapping table. */
export const crmMemoFields = [
  'one_liner',
  'site',
  'company_linkedin',
  'contact_email',
  'year_founded',
  'headquarters',
  'employees',
  'industry',
  'business_model',
  'target_market',
  'stage',
  'amount_raising',
  'instrument',
  'valuation',
  'revenue',
  'previous_funding',
  'previous_investors',
] as const satisfies readonly MemoFieldKey[]
export type CrmMemoField = (typeof crmMemoFields)[number]

/** The names of those fields, as the memo shows them. */
export const crmMemoFieldNames: Readonly<Record<string, string>> = Object.fromEntries(
  memoSections.flatMap(({ fields }) => fields.map(({ key, name }): [string, string] => [key, name])),
)

/** Decisions that can send a deal by themselves. */
export const sendingDecisions = ['meet', 'invest'] as const
export type SendingDecision = (typeof sendingDecisions)[number]

/** Currencies of the amounts that stand in a field of plain numbers. */
export const crmCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'CAD',
  'AUD',
  'SGD',
  'INR',
  'JPY',
] as const

const id = z.string().min(1).max(100)
const crmList = z.object({ id, name: z.string().max(500) })

const crmField = z.object({
  id,
  name: z.string().max(500),
  /** Of the company, wherever it is listed, or of the list alone. */
  on: z.enum(['company', 'list']),
  type: z.enum(['text', 'number', 'money', 'choice']),
})
export type CrmField = z.output<typeof crmField>

const mapped = z.object({ memo: z.enum(crmMemoFields), field: crmField })
export type CrmMapped = z.output<typeof mapped>

const mapping = z.array(mapped).max(crmMemoFields.length)

const crmSettings = z.object({
  /** Null until one is connected. */
  kind: crmKind.nullable(),
  /** False when the stored key can’t be deciphered any more and must be entered again. */
  key_is_readable: z.boolean(),
  /** False when the server has no SECRET_KEY, without which it stores no keys. */
  can_store_key: z.boolean(),
  /** The list that each deal is put on; null for none. */
  list: crmList.nullable(),
  mapping,
  currency: z.enum(crmCurrencies),
  on_decisions: z.array(z.enum(sendingDecisions)),
})
export type CrmSettings = z.output<typeof crmSettings>

const apiKey = z
  .string()
  .trim()
  .min(1, 'Enter the key.')
  .max(1_000)
  .regex(/^[\x21-\x7e]*$/, 'The key has spaces or special letters, which keys do not have. Copy it again.')

export const crmSettingsBody = z.object({
  kind: crmKind,
  /** Left out, the stored key stays while the kind does. */
  api_key: apiKey.optional(),
  list: crmList.nullable(),
  mapping: mapping.refine(
    (rows) => new Set(rows.map(({ field }) => field.id)).size === rows.length,
    'Two fields of the memo can’t fill the same field there.',
  ),
  currency: z.enum(crmCurrencies).optional(),
  on_decisions: z.array(z.enum(sendingDecisions)),
})

/** Left out, `api_key` is the stored one. */
const testBody = z.object({ kind: crmKind, api_key: apiKey.optional(), list_id: id.optional() })

const crmTest = z.object({
  ok: z.boolean(),
  /** What the key opens, or what went wrong and what to do. */
  message: z.string(),
  lists: z.array(crmList),
  /** Of companies, and of the list that was named; those that a memo can’t fill are left out. */
  fields: z.array(crmField),
  /** What the names of fields suggest. */
  suggested: mapping,
})
export type CrmTest = z.output<typeof crmTest>

/** A company there that may be the deal’s. */
const crmChoice = z.object({ id, name: z.string(), domain: z.string().nullable(), how: z.enum(['domain', 'name']) })

const sendingRow = z.object({
  memo: z.enum(crmMemoFields),
  /** The name of the memo’s field, and of the field there. */
  name: z.string(),
  field: z.string(),
  /** Null where the memo has nothing that may be sent; `why` says why. */
  value: z.string().nullable(),
  why: z.string().nullable(),
})

const dealCrm = z.object({
  /** Null where the workspace has connected none; then nothing else counts. */
  kind: crmKind.nullable(),
  list: z.string().nullable(),
  /** ‘asks’: a person must say which company it is. */
  status: z.enum(['never', 'queued', 'sent', 'failed', 'asks']),
  /** Why it failed, or why it waits; '' otherwise. */
  detail: z.string(),
  /** Where the company stands there; null until it does. */
  url: z.string().nullable(),
  sent_on: z.string().nullable(),
  /** What was not written because people had typed there or nothing fits, a sentence each. */
  left: z.array(z.string()),
  choices: z.array(crmChoice),
  /** What would be written where; what people typed there is left in any case. */
  rows: z.array(sendingRow),
  /** No person of the workspace has sent a deal yet, so what is sent is shown first. */
  is_first: z.boolean(),
})
export type DealCrm = z.output<typeof dealCrm>

const params = z.object({ id: z.uuid() })
const dealParams = z.object({ dealId: z.uuid() })

export const crmEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/crm/',
    access: 'owner',
    summary: 'The CRM of a workspace: list, mapping of fields and when deals are sent; never its key.',
    params,
    response: crmSettings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/workspaces/:id/crm/',
    access: 'owner',
    summary: 'Connect a CRM, Affinity or Attio, or change which list and fields deals fill and when.',
    params,
    body: crmSettingsBody,
    response: crmSettings,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workspaces/:id/crm/',
    access: 'owner',
    summary: 'Disconnect the CRM and delete its key here; what stands there stays.',
    params,
    response: crmSettings,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/crm/test/',
    access: 'owner',
    summary: 'Check a key of a CRM, or the stored one; the response has its lists, its fields and a suggested mapping.',
    params,
    body: testBody,
    response: crmTest,
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/deals/:dealId/crm/',
    access: 'member',
    summary: 'Whether a deal stands in the CRM, where, and what would be sent.',
    params: dealParams,
    response: dealCrm,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/deals/:dealId/crm/',
    access: 'member',
    summary:
      'Send a deal to the CRM: company, list entry, fields that are empty there, and a note. `company` answers which one it is: an id, or ‘new’.',
    params: dealParams,
    body: z.object({ company: id.optional() }),
    response: dealCrm,
    status: 202,
  }),
}
