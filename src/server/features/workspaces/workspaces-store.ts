import { type Kysely, sql } from 'kysely'
import { isUniqueViolation } from '#server/platform/database/database-errors.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { StoredWorkspace } from './relay-address.ts'

type Db = Kysely<Database>
type NewWorkspace = Omit<StoredWorkspace, 'role' | 'closes_on'>

/** The form in which two relay addresses are the same; null for none. */
const makeRelayKey = (address: string) => (address === '' ? null : address.normalize('NFKC').toLowerCase())

/** False when another workspace has the relay address. */
export async function insertWorkspace(
  db: Db,
  workspace: Omit<NewWorkspace, 'read_company_sites' | 'no_model'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('workspace')
    .values({ ...workspace, relay_key: makeRelayKey(workspace.relay_email) })
    .onConflict((conflict) => conflict.column('relay_key').doNothing())
    .returning('workspace_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function insertMember(
  db: Db,
  workspaceId: string,
  userId: string,
  role: StoredWorkspace['role'],
): Promise<void> {
  await db.insertInto('membership').values({ workspace_id: workspaceId, user_id: userId, role }).execute()
}

/** The workspaces of a user, the oldest membership first. */
export function listWorkspacesForUser(db: Db, userId: string): Promise<StoredWorkspace[]> {
  return selectMemberships(db, userId)
    .orderBy('membership.created_at')
    .orderBy('workspace.workspace_id')
    .modifyEnd(prepared)
    .execute()
    .then((rows) => rows.map(toWorkspace))
}

/** The closed workspaces that a person may not use until an owner takes them back. */
export async function listClosedFor(db: Db, userId: string): Promise<StoredWorkspace[]> {
  const rows = await db
    .selectFrom('closed_membership')
    .innerJoin('workspace', 'workspace.workspace_id', 'closed_membership.workspace_id')
    .where('closed_membership.user_id', '=', userId)
    .orderBy('workspace.closes_at')
    .select([...workspaceColumns, 'closed_membership.role'])
    .execute()
  return rows.map(toWorkspace)
}

/** The workspace, if the user is a member of it. */
export function findWorkspaceForUser(
  db: Db,
  userId: string,
  workspaceId: string,
): Promise<StoredWorkspace | undefined> {
  return selectMemberships(db, userId)
    .where('workspace.workspace_id', '=', workspaceId)
    .modifyEnd(prepared)
    .executeTakeFirst()
    .then((row) => row && toWorkspace(row))
}

export function findWorkspace(db: Db, workspaceId: string) {
  return db
    .selectFrom('workspace')
    .where('workspace_id', '=', workspaceId)
    .select(['name', 'company_name', 'relay_email', 'read_company_sites'])
    .executeTakeFirst()
}

/** Addresses of the members and of the relay mailbox. */
export async function listAddresses(db: Db, workspaceId: string): Promise<string[]> {
  const members = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .innerJoin('workspace', 'workspace.workspace_id', 'membership.workspace_id')
    .select(['app_user.email', 'workspace.relay_email'])
    .where('membership.workspace_id', '=', workspaceId)
    .execute()
  return [...new Set(members.flatMap(({ email, relay_email }) => [email, relay_email]))].sort()
}

/** False when another workspace has the relay address. */
export async function changeWorkspace(db: Db, { workspace_id, ...values }: NewWorkspace): Promise<boolean> {
  try {
    await db
      .updateTable('workspace')
      .set({ ...values, relay_key: makeRelayKey(values.relay_email) })
      .where('workspace_id', '=', workspace_id)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** The forms in which a relay address can be stored: as it is, and the same one with or without the server's domain. */
function listRelayKeys(address: string, domain: string | null): string[] {
  const key = makeRelayKey(address)
  if (key === null) return []
  if (domain === null) return [key]
  const ending = `@${domain}`
  if (key.endsWith(ending)) return [key, key.slice(0, -ending.length)]
  return key.includes('@') ? [key] : [key, `${key}${ending}`]
}

/**
 * The open workspace with a relay address now, else the one that had it until after `now`; none where two have the same one in
 * different forms, since the email of one of them would come to the other.
 */
export async function findRelayOwner(
  db: Db,
  address: string,
  domain: string | null,
  now: Date,
): Promise<string | undefined> {
  const keys = listRelayKeys(address, domain)
  const owners = await db
    .selectFrom('workspace')
    .where('relay_key', 'in', keys)
    .where('closes_at', 'is', null)
    .select('workspace_id')
    .execute()
  const [owner, other] = owners
  if (owner) return other ? undefined : owner.workspace_id
  const former = await db
    .selectFrom('former_relay')
    .where('relay_key', 'in', keys)
    .where('until', '>', now)
    .where('workspace_id', 'in', (eb) =>
      eb.selectFrom('workspace').where('closes_at', 'is', null).select('workspace.workspace_id'),
    )
    .select('workspace_id')
    .executeTakeFirst()
  return former?.workspace_id
}

/**
 * Whether another workspace has a relay address in any form, or had it until after `now`. Calls wait for each other until their
 * transactions end, so that two workspaces don't take two forms of one address.
 */
export async function isRelayTaken(
  db: Db,
  relay: { address: string; domain: string | null },
  workspaceId: string,
  now: Date,
): Promise<boolean> {
  const keys = listRelayKeys(relay.address, relay.domain)
  if (keys.length === 0) return false
  await sql`select pg_advisory_xact_lock(hashtextextended('relay addresses', 0))`.execute(db)
  const owner = await db
    .selectFrom('workspace')
    .where('relay_key', 'in', keys)
    .where('workspace_id', '!=', workspaceId)
    .select('workspace_id')
    .executeTakeFirst()
  const former = await db
    .selectFrom('former_relay')
    .where('relay_key', 'in', keys)
    .where('workspace_id', '!=', workspaceId)
    .where('until', '>', now)
    .select('workspace_id')
    .executeTakeFirst()
  return owner !== undefined || former !== undefined
}

/** Keeps the relay address that a workspace gave up, until then. */
export async function keepFormerRelay(db: Db, address: string, workspaceId: string, until: Date): Promise<void> {
  const relay_key = makeRelayKey(address)
  if (relay_key === null) return
  const kept = { workspace_id: workspaceId, until }
  await db
    .insertInto('former_relay')
    .values({ relay_key, ...kept })
    .onConflict((conflict) => conflict.column('relay_key').doUpdateSet(kept))
    .execute()
}

/** The person with the email address who may work on a workspace's deals. */
export async function findMemberByAddress(db: Db, workspaceId: string, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .where('membership.workspace_id', '=', workspaceId)
    .where('membership.role', '!=', 'viewer')
    .where('app_user.email_key', '=', address.normalize('NFKC').toLowerCase())
    .select('app_user.user_id')
    .executeTakeFirst()
  return row?.user_id
}

const workspaceColumns = [
  'workspace.workspace_id',
  'workspace.name',
  'workspace.company_name',
  'workspace.relay_email',
  'workspace.read_company_sites',
  'workspace.no_model',
  'workspace.closes_at',
] as const

const toWorkspace = <R extends { closes_at: Date | null }>({ closes_at, ...row }: R) => ({
  ...row,
  ...(closes_at !== null && { closes_on: closes_at.toISOString() }),
})

function selectMemberships(db: Db, userId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('workspace', 'workspace.workspace_id', 'membership.workspace_id')
    .select([...workspaceColumns, 'membership.role'])
    .where('membership.user_id', '=', userId)
}
