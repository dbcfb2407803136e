import { z } from 'zod'
import type { ApiKey } from '#contract/api-keys.ts'
import { keyScope } from '#contract/key-scopes.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { listKeyRows } from './api-keys-store.ts'
import { keyPrefix } from './authenticate-key.ts'

const scopes = z.array(keyScope)

/** The API keys of a workspace, the newest first, those that have expired among them. */
export async function listKeys(ctx: Ctx, workspaceId: string): Promise<ApiKey[]> {
  await requireMember(ctx, workspaceId)
  return (await listKeyRows(ctx.db, workspaceId)).map(describeKey)
}

/** A key as callers get it. */
export function describeKey(row: Awaited<ReturnType<typeof listKeyRows>>[number]): ApiKey {
  return {
    key_id: row.key_id,
    name: row.name,
    shown: showKey(row.last_characters),
    scopes: scopes.parse(row.scopes),
    made_by: `${row.first_name} ${row.last_name}`.trim() || row.email,
    made_on: row.made_at.toISOString(),
    expires_on: row.expires_at?.toISOString() ?? null,
    last_used_on: row.last_used_on,
  }
}

/** What is shown of a key once it is made. */
export const showKey = (lastCharacters: string): string => `${keyPrefix}…${lastCharacters}`
