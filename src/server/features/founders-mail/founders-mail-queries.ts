import type { Ctx } from '#server/platform/context.ts'
import { listKeptAddresses } from './founders-mail-store.ts'

/** The addresses of a deal's founders that received email gave, the first one first. The caller has checked the access. */
export async function listKeptFounderAddresses(ctx: Ctx, dealId: string): Promise<string[]> {
  return listKeptAddresses(ctx.db, dealId)
}
