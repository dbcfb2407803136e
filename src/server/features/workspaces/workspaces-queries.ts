import type { Role } from '#contract/roles.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { makeAddressKey } from '../accounts/accounts-queries.ts'
import { listWorkspaces } from './list-workspaces.ts'
import { findMemberRow, listExistingMembers, listMemberRows, lockMembers } from './members-store.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { requireMember } from './require-member.ts'
import { requireRole } from './require-role.ts'
import { findMemberByAddress, findRelayOwner, findWorkspace, insertMember, listAddresses } from './workspaces-store.ts'

/** The workspace that a call names, or the caller's first one. AppError 404 for strangers, 409 for users without any, 403 for a role that does not allow it. */
export async function requireWorkspace(ctx: Ctx, workspaceId?: string): Promise<StoredWorkspace> {
  if (workspaceId !== undefined) return requireMember(ctx, workspaceId)
  const [first] = await listWorkspaces(ctx)
  if (first === undefined) throw conflict('Create your workspace first.')
  requireRole(ctx, first.role)
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

/** The user id of the person with an email address who works on the workspace's deals; viewers don't. */
export async function findMember(ctx: Pick<Ctx, 'db'>, workspaceId: string, address: string) {
  return findMemberByAddress(ctx.db, workspaceId, address)
}

/** Those of the people who are in their workspaces still. */
export async function listRemaining(
  ctx: Pick<Ctx, 'db'>,
  pairs: ReadonlyArray<{ workspaceId: string; userId: string }>,
): Promise<Array<{ workspaceId: string; userId: string }>> {
  return listExistingMembers(ctx.db, pairs)
}

/** Has no person come to a workspace, leave it or change the role there until the transaction ends. */
export async function holdMembers(tx: Tx, workspaceId: string): Promise<void> {
  await lockMembers(tx.db, workspaceId)
}

/** Adds a person to a workspace, in the transaction of what lets them in. A person who is in it keeps the role. */
export async function addMember(tx: Tx, workspaceId: string, userId: string, role: Role): Promise<void> {
  await lockMembers(tx.db, workspaceId)
  if ((await findMemberRow(tx.db, workspaceId, userId)) === undefined)
    await insertMember(tx.db, workspaceId, userId, role)
}

/** The role of a person in a workspace; undefined for a stranger. */
export async function findRole(ctx: Pick<Ctx, 'db'>, workspaceId: string, userId: string): Promise<Role | undefined> {
  return (await findMemberRow(ctx.db, workspaceId, userId))?.role
}

/** Whether a person with the email address is in a workspace, in any role. */
export async function isInWorkspace(ctx: Pick<Ctx, 'db'>, workspaceId: string, address: string): Promise<boolean> {
  return (await listMemberRows(ctx.db, workspaceId)).some(
    ({ email }) => makeAddressKey(email) === makeAddressKey(address),
  )
}

/** The name of a workspace, '' without one. */
export async function getWorkspaceName(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<string> {
  return (await findWorkspace(ctx.db, workspaceId))?.name ?? ''
}

/** Whether a workspace lets the sites of companies be read. */
export async function readsCompanySites(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<boolean> {
  return (await findWorkspace(ctx.db, workspaceId))?.read_company_sites ?? false
}
