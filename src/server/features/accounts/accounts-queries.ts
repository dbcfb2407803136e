import type { Ctx } from '#server/platform/context.ts'
import { findUser } from './accounts-store.ts'

/** The address of a user, null when the account is gone. */
export async function findUserAddress(ctx: Pick<Ctx, 'db'>, userId: string): Promise<string | null> {
  return (await findUser(ctx.db, userId))?.email ?? null
}
