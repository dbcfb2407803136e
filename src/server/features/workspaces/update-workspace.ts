import type { z } from 'zod'
import type { workspaceEndpoints } from '#contract/workspaces.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { keepWorkspaceFromModels } from '../deals/keep-from-models.ts'
import { relayTaken } from './create-workspace.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { requireMember } from './require-member.ts'
import { changeWorkspace, isRelayTaken, keepFormerRelay } from './workspaces-store.ts'

type Input = z.output<typeof workspaceEndpoints.update.body>

/** Mail to a relay address that was changed still comes in for so long: forwarding rules are changed one by one. */
const formerRelayDays = 30

/** Changes what the input names and keeps the rest; a relay address that is given up receives mail for 30 days more. */
export async function updateWorkspace(ctx: Ctx, id: string, input: Input): Promise<StoredWorkspace> {
  return inTransaction(ctx, async (tx) => {
    const { role, closes_on, ...stored } = await requireMember(tx, id)
    const changed = {
      ...stored,
      name: input.name,
      company_name: input.company_name ?? stored.company_name,
      relay_email: input.relay_email ?? stored.relay_email,
      read_company_sites: input.read_company_sites ?? stored.read_company_sites,
      no_model: input.no_model ?? stored.no_model,
    }
    if (changed.relay_email !== stored.relay_email) {
      const relay = { address: changed.relay_email, domain: tx.config.relay.domain }
      if (await isRelayTaken(tx.db, relay, id, tx.now())) throw relayTaken()
      const until = new Date(tx.now().getTime() + formerRelayDays * 86_400_000)
      await keepFormerRelay(tx.db, stored.relay_email, id, until)
    }
    if (!(await changeWorkspace(tx.db, changed))) throw relayTaken()
    if (changed.no_model && !stored.no_model) await keepWorkspaceFromModels(tx, id)
    await noteChanges(tx, stored, changed)
    return { ...changed, role, ...(closes_on !== undefined && { closes_on }) }
  })
}

const settings = {
  name: 'name',
  company_name: 'company name',
  relay_email: 'relay address',
  read_company_sites: 'company sites',
  no_model: 'language models',
} as const

type Settings = Record<keyof typeof settings, string | boolean> & { workspace_id: string }

async function noteChanges(tx: Tx, before: Settings, after: Settings): Promise<void> {
  const changed = Object.entries(settings).flatMap(([key, words]) => {
    const [old, now] = [Object.entries(before), Object.entries(after)].map(
      (all) => all.find(([one]) => one === key)?.[1],
    )
    if (old === now) return []
    return [typeof now === 'boolean' ? `${words} ${now ? 'on' : 'off'}` : words]
  })
  if (changed.length === 0) return
  await noteAudit(tx, { workspaceId: before.workspace_id, event: 'workspace_changed', detail: changed.join(', ') })
}
