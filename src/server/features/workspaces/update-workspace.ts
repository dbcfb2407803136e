import type { z } from 'zod'
import type { workspaceEndpoints } from '#contract/workspaces.ts'
import type { Ctx } from '#server/platform/context.ts'
import { relayTaken } from './create-workspace.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { requireMember } from './require-member.ts'
import { changeWorkspace } from './workspaces-store.ts'

type Input = z.output<typeof workspaceEndpoints.update.body>

/** Changes what the input names and keeps the rest. */
export async function updateWorkspace(ctx: Ctx, id: string, input: Input): Promise<StoredWorkspace> {
  const { role, ...stored } = await requireMember(ctx, id)
  const changed = {
    ...stored,
    name: input.name,
    company_name: input.company_name ?? stored.company_name,
    relay_email: input.relay_email ?? stored.relay_email,
    read_company_sites: input.read_company_sites ?? stored.read_company_sites,
  }
  if (!(await changeWorkspace(ctx.db, changed))) throw relayTaken()
  return { ...changed, role }
}
