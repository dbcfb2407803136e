import type { Selectable } from 'kysely'
import type { Member } from '#contract/members.ts'
import type { AppUserTable } from '#server/features/accounts/account-tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listMemberRows } from './members-store.ts'
import { requireMember } from './require-member.ts'

/** The people of a workspace that the caller belongs to. */
export async function listMembers(ctx: Ctx, workspaceId: string): Promise<Member[]> {
  await requireMember(ctx, workspaceId)
  return (await listMemberRows(ctx.db, workspaceId)).map(describeMember)
}

type Row = Pick<Selectable<AppUserTable>, 'user_id' | 'first_name' | 'last_name' | 'email'> & {
  role: Member['role']
  created_at: Date
}

/** A person of a workspace as callers get it. */
export function describeMember({ created_at, ...person }: Row): Member {
  return { ...person, joined_on: created_at.toISOString() }
}
