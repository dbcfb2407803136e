import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { insertFounderAddress } from './founders-mail-store.ts'

/** Keeps the address of a deal's founder, which a forwarded email gave; it is listed before those of the memo. */
export async function keepFounderAddress(ctx: Ctx, dealId: string, address: string): Promise<void> {
  await insertFounderAddress(ctx.db, dealId, makeStorable(address.toLowerCase()), ctx.now())
}
