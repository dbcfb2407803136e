import { type Kysely, sql } from 'kysely'
import type { Role } from '#contract/roles.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Members change one after the other until the transaction ends, so that two owners can't remove each other at once. */
export async function lockMembers(db: Db, workspaceId: string): Promise<void> {
  await db
    .selectFrom('workspace')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .forNoKeyUpdate()
    .execute()
}

/** The people of a workspace, the oldest membership first. */
export function listMemberRows(db: Db, workspaceId: string) {
  return selectMembers(db, workspaceId).orderBy('membership.created_at').orderBy('app_user.user_id').execute()
}

export function findMemberRow(db: Db, workspaceId: string, userId: string) {
  return selectMembers(db, workspaceId).where('membership.user_id', '=', userId).executeTakeFirst()
}

/** How many owners a workspace has beside a person, without those whose accounts are to be deleted. */
export async function countOtherOwners(db: Db, workspaceId: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .where('membership.workspace_id', '=', workspaceId)
    .where('membership.user_id', '!=', userId)
    .where('membership.role', '=', 'owner')
    .where('app_user.deletes_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function setRole(db: Db, workspaceId: string, userId: string, role: Role): Promise<void> {
  await db
    .updateTable('membership')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteMember(db: Db, workspaceId: string, userId: string): Promise<void> {
  await db.deleteFrom('membership').where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute()
}

/** Those of the pairs that are memberships. */
export async function listExistingMembers(
  db: Db,
  pairs: ReadonlyArray<{ workspaceId: string; userId: string }>,
): Promise<Array<{ workspaceId: string; userId: string }>> {
  const workspaceIds = pairs.map(({ workspaceId }) => workspaceId)
  const userIds = pairs.map(({ userId }) => userId)
  return db
    .selectFrom('membership')
    .where(sql<boolean>`(workspace_id, user_id) in (select * from unnest(${workspaceIds}::uuid[], ${userIds}::uuid[]))`)
    .select(['workspace_id as workspaceId', 'user_id as userId'])
    .execute()
}

function selectMembers(db: Db, workspaceId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .where('membership.workspace_id', '=', workspaceId)
    .select([
      'app_user.user_id',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
      'membership.role',
      'membership.created_at',
    ])
}
