import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { listWorkspaces } from './list-workspaces.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { requireMember } from './require-member.ts'
import { findMemberByAddress, findRelayOwner, findWorkspace, listAddresses } from './workspaces-store.ts'

/** The workspace that a call names, or the caller's first one. AppError 404 for strangers, 409 for users without any. */
export async function requireWorkspace(ctx: Ctx, workspaceId?: string): Promise<StoredWorkspace> {
  if (workspaceId !== undefined) return requireMember(ctx, workspaceId)
  const [first] = await listWorkspaces(ctx)
  if (first === undefined) throw conflict('Create your workspace first.')
  return first
}

/** Email addresses of a workspace's own people and of its relay mailbox: a forwarded email holds them, and none is a founder's. */
export async function listWorkspaceAddresses(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<string[]> {
  return listAddresses(ctx.db, workspaceId)
}

/** The relay address of a workspace, '' without one. */
export async function getRelayEmail(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<string> {
  return (await findWorkspace(ctx.db, workspaceId))?.relay_email ?? ''
}

/** The name of the firm whose workspace it is, '' without one. */
export async function getCompanyName(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<string> {
  return (await findWorkspace(ctx.db, workspaceId))?.company_name ?? ''
}

/**
 * The id of the workspace whose mail comes to an address, now or since less than 30 days no more; undefined for a stranger's. A relay
 * name without '@' is an address of `domain`.
 */
export async function findWorkspaceByRelay(
  ctx: Pick<Ctx, 'db' | 'now'>,
  address: string,
  domain: string | null,
): Promise<string | undefined> {
  return findRelayOwner(ctx.db, address, domain, ctx.now())
}

/** The user id of the member with an email address. */
export async function findMember(ctx: Pick<Ctx, 'db'>, workspaceId: string, address: string) {
  return findMemberByAddress(ctx.db, workspaceId, address)
}

/** Whether a workspace lets the sites of companies be read. */
export async function readsCompanySites(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<boolean> {
  return (await findWorkspace(ctx.db, workspaceId))?.read_company_sites ?? false
}
