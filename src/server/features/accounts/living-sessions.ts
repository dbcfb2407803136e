import type { Services } from '#server/platform/context.ts'
import { livingSessionIds } from './accounts-store.ts'

/** Which of these sign-ins, by their tokens' ids, have neither expired nor been ended on any process. */
export async function livingSessions(services: Services, tokenIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await livingSessionIds(services.db, tokenIds, services.now()))
}
