import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'

/** What a form may know before it sends a deck. */
export async function getUploadLimits({ config }: Ctx): Promise<Answer<typeof deckEndpoints.limits>> {
  return { max_bytes: config.maxUploadBytes }
}
