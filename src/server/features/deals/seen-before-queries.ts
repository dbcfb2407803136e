import type { SeenBefore } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'

export async function listSeenFiles(_ctx: Ctx, _dealId: string, _deckId: string): Promise<SeenBefore[]> {
  return []
}
