import type { Tx } from '#server/platform/in-transaction.ts'
import { setOnboardingComplete } from './accounts-store.ts'

/** Marks the user as set up, in the transaction of what completes the set-up. */
export async function completeOnboarding(tx: Tx, userId: string): Promise<void> {
  await setOnboardingComplete(tx.db, userId)
}
