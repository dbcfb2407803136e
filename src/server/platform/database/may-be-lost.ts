import { sql } from 'kysely'

/**
 * A condition that always holds, for a statement outside of a transaction: what it writes need not be on the disk when it is answered,
 * and goes there with the next commit. Inside a transaction it would hold for all of it.
 */
export const mayBeLost = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`
