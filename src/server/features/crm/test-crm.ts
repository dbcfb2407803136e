import { type CrmKind, type CrmTest, crmNames } from '#contract/crm.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { CrmFailure } from './crm-driver.ts'
import { findCrm } from './crm-store.ts'
import { openDriver } from './open-driver.ts'
import { suggestMapping } from './suggest-mapping.ts'

type Input = { kind: CrmKind; api_key?: string | undefined; list_id?: string | undefined }

/** Asks a CRM what a key opens there, and tells it in words. Its faults are the answer. */
export async function testCrm(ctx: Ctx, workspaceId: string, { kind, api_key, list_id }: Input): Promise<CrmTest> {
  await requireMember(ctx, workspaceId)
  const nothing = { ok: false, lists: [], fields: [], suggested: [] }
  const stored = await findCrm(ctx.db, workspaceId)
  const sealed = stored?.kind === kind ? stored.sealedKey : null
  const key = api_key ?? (sealed === null ? null : ctx.secrets?.open(sealed, workspaceId))
  if (!key) return { ...nothing, message: 'Enter the key.' }
  try {
    const driver = openDriver(ctx, kind, key)
    const lists = await driver.listLists()
    const known = lists.some(({ id }) => id === list_id) ? (list_id ?? null) : null
    const fields = (await driver.readFields(known)).map(({ id, name, on, type }) => ({ id, name, on, type }))
    const count = lists.length === 1 ? '1 list' : `${lists.length} lists`
    const message = `${crmNames[kind]} takes the key. It shows ${count} of companies.`
    return { ok: true, message, lists, fields, suggested: suggestMapping(fields) }
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    return { ...nothing, message: error.isPassing ? `${error.message} Try again in a minute.` : error.message }
  }
}
