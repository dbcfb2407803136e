import type { z } from 'zod'
import { type CrmSettings, crmNames, type crmSettingsBody } from '#contract/crm.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findCrm, putCrm, removeCrm, type StoredCrm } from './crm-store.ts'

const usualCurrency = 'USD'

/** The CRM of a workspace; the key stays on the server. */
export async function getCrm(ctx: Ctx, workspaceId: string): Promise<CrmSettings> {
  await requireMember(ctx, workspaceId)
  const crm = await findCrm(ctx.db, workspaceId)
  const isReadable = !crm || (ctx.secrets?.open(crm.sealedKey, workspaceId) ?? null) !== null
  return {
    kind: crm?.kind ?? null,
    key_is_readable: isReadable,
    can_store_key: ctx.secrets !== null,
    list: crm?.list ?? null,
    mapping: crm?.mapping ?? [],
    currency: crm?.currency ?? usualCurrency,
    on_decisions: crm?.on_decisions ?? [],
  }
}

/** Connects a CRM or changes how it is filled. A key that is left out stays while the kind does: it is never shown to another one. */
export async function saveCrm(
  ctx: Ctx,
  workspaceId: string,
  { api_key, ...given }: z.output<typeof crmSettingsBody>,
): Promise<CrmSettings> {
  const by = requireUser(ctx)
  await requireMember(ctx, workspaceId)
  const before = await findCrm(ctx.db, workspaceId)
  const sealedKey = api_key === undefined ? findKeptKey(before, given.kind) : sealKey(ctx, workspaceId, api_key)
  if (sealedKey === null) throw invalid({ api_key: 'Enter the key.' })
  const currency = given.currency ?? before?.currency ?? usualCurrency
  const saved = { by, at: ctx.now() }
  const event = before?.kind === given.kind ? 'crm_changed' : 'crm_connected'
  await inTransaction(ctx, async (tx) => {
    await putCrm(tx.db, workspaceId, { ...given, currency, sealedKey }, saved)
    await noteAudit(tx, { workspaceId, event, detail: crmNames[given.kind] })
  })
  return getCrm(ctx, workspaceId)
}

/** Disconnects the CRM. What stands there stays, and what is known of it here, so that nothing is made twice later. */
export async function disconnectCrm(ctx: Ctx, workspaceId: string): Promise<CrmSettings> {
  await requireMember(ctx, workspaceId)
  await inTransaction(ctx, async (tx) => {
    const kind = await removeCrm(tx.db, workspaceId)
    if (kind !== undefined) await noteAudit(tx, { workspaceId, event: 'crm_ended', detail: crmNames[kind] })
  })
  return getCrm(ctx, workspaceId)
}

const findKeptKey = (before: StoredCrm | undefined, kind: StoredCrm['kind']) =>
  before?.kind === kind ? before.sealedKey : null

function sealKey({ secrets }: Ctx, workspaceId: string, key: string): string {
  if (secrets === null)
    throw invalid({ api_key: 'Could not store the key: SECRET_KEY is not set. Ask your administrator.' })
  return secrets.seal(key, workspaceId)
}
