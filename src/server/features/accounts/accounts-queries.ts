import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { deleteSessions, deleteUnusedLinks, findUser, findUserByEmail, makeEmailKey } from './accounts-store.ts'

/** The address of a user, null when the account is gone. */
export async function findUserAddress(ctx: Pick<Ctx, 'db'>, userId: string): Promise<string | null> {
  return (await findUser(ctx.db, userId))?.email ?? null
}

/** The name of a user, '' without one. */
export async function findUserName(ctx: Pick<Ctx, 'db'>, userId: string): Promise<string> {
  const user = await findUser(ctx.db, userId)
  return user === undefined ? '' : `${user.first_name} ${user.last_name}`.trim()
}

/** Whether an address has an account whose owner has proved it. */
export async function hasAccount(ctx: Pick<Ctx, 'db'>, email: string): Promise<boolean> {
  const user = await findUserByEmail(ctx.db, email)
  return user !== undefined && user.confirmed_at !== null
}

/** The form in which two addresses are the same. */
export const makeAddressKey = (email: string): string => makeEmailKey(email)

/** Ends every sign-in of a person, and the links that were sent; ways back for who had the account before stay. */
export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await deleteSessions(tx.db, userId)
  await deleteUnusedLinks(tx.db, userId)
}
