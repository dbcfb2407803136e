import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import type { Database } from './schema.ts'

/** Migrations by name, in the order in which they run. */
export type Migrations = Record<string, Migration>

/**
 * Brings the tables up to date. Throws with the name of the migration that failed, which is rolled back; StartError for a database that a
 * newer version has used.
 */
export async function migrate(db: Kysely<Database>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  // The words of Kysely for migrations that were run and that it is not given.
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartError(
      'The database was used by a newer version of Firstread. Start that version, or restore a backup from before.',
    )
  }
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(failed === undefined ? 'Could not migrate the database.' : `Migration ${failed} failed.`, {
    cause: error,
  })
}
