import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { openPassing, sealPassing } from '#server/platform/secrets/passing-secrets.ts'
import { findGivenRow } from './deals-store.ts'

const given = z.object({
  passcode: z.string().exactOptional(),
  code: z.string().exactOptional(),
})
/** Secrets that a member gave for one attempt to open a link or a file. */
export type Given = z.output<typeof given>

const getOwner = (dealId: string) => `given to deal ${dealId}`

/** Returns secrets in the form in which a deal keeps them for one attempt; null when there are none. */
export function sealGiven(ctx: Ctx, dealId: string, secrets: Given): string | null {
  if (Object.keys(secrets).length === 0) return null
  return sealPassing(ctx.secrets, JSON.stringify(secrets), getOwner(dealId))
}

/** Returns what was given for the attempt under way. It is gone once the deal is completed or failed. */
export async function findGiven(ctx: Ctx, dealId: string): Promise<Given> {
  const kept = await findGivenRow(ctx.db, dealId)
  const text = kept === null ? null : openPassing(ctx.secrets, kept, getOwner(dealId))
  return text === null ? {} : given.parse(JSON.parse(text))
}
