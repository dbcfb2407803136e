import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { setOnboardingComplete } from './accounts-store.ts'

/** Marks the user as set up, in the transaction of what completes the set-up. */
export async function completeOnboarding(trx: Kysely<Database>, userId: string): Promise<void> {
  await setOnboardingComplete(trx, userId)
}
