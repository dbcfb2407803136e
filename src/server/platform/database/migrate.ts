import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './schema.ts'

/** Migrations by name, in the order in which they run. */
export type Migrations = Record<string, Migration>

/** Brings the tables up to date. Throws with the name of the migration that failed; that one is rolled back. */
export async function migrate(db: Kysely<Database>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(failed === undefined ? 'Could not migrate the database.' : `Migration ${failed} failed.`, {
    cause: error,
  })
}
