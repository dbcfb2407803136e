import type { CrmMapped, DealCrm } from '#contract/crm.ts'
import { crmMemoFieldNames } from '#contract/crm.ts'
import type { ValidatedResponse } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { findMemoFields } from '../memos/memos-queries.ts'
import { findCrm, findDealCrm, hasSentAny, type StoredCrm } from './crm-store.ts'
import { fitValue, readSendable } from './crm-values.ts'

const none: DealCrm = {
  kind: null,
  list: null,
  status: 'never',
  detail: '',
  url: null,
  sent_on: null,
  left: [],
  choices: [],
  rows: [],
  is_first: false,
}

/** Whether a deal stands in its workspace’s CRM, and what would be sent now. */
export async function getDealCrm(ctx: Ctx, dealId: string): Promise<DealCrm> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  const crm = await findCrm(ctx.db, workspaceId)
  if (!crm) return none
  const memo = await findMemoFields(ctx, dealId)
  const row = await findDealCrm(ctx.db, dealId, crm.kind)
  return {
    ...none,
    kind: crm.kind,
    list: crm.list?.name ?? null,
    rows: memo ? listRows(memo, crm) : [],
    is_first: !(await hasSentAny(ctx.db, workspaceId, crm.kind)),
    ...(row && {
      status: row.status,
      detail: row.detail,
      url: row.memory.company?.url ?? null,
      sent_on: row.sent_at?.toISOString() ?? null,
      ...row.outcome,
    }),
  }
}

const listRows = (memo: ValidatedResponse, crm: StoredCrm) => crm.mapping.map((mapped) => makeRow(memo, mapped, crm))

function makeRow(
  memo: ValidatedResponse,
  { memo: key, field }: CrmMapped,
  { currency }: StoredCrm,
): DealCrm['rows'][number] {
  const named = { memo: key, name: crmMemoFieldNames[key] ?? key, field: field.name }
  const { texts, why } = readSendable(memo, key)
  if (texts === null) return { ...named, value: null, why }
  // The options of a choice and the currency of an amount are known there alone.
  const isPlain = field.type === 'number'
  const fitted = isPlain
    ? fitValue(texts, key, { ...field, isMany: false, options: [], currency: null }, currency)
    : null
  if (fitted?.value === null) return { ...named, value: null, why: fitted.why }
  return { ...named, value: texts.join(', '), why: null }
}
