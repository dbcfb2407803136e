import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allMigrations } from '#server/all-migrations.ts'
import { openTestDatabase } from '#server/testing/database-template.ts'
import { StartError } from '../start-error.ts'
import { migrate } from './migrate.ts'

test('a database that a newer version has used is refused with a sentence', async () => {
  const database = await openTestDatabase()
  await migrate(database.db, allMigrations)
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026-01-01')`.execute(database.db)
  await expect(migrate(database.db, allMigrations)).rejects.toThrow(
    new StartError(
      'The database was used by a newer version of Firstread. Start that version, or restore a backup from before.',
    ),
  )
  await sql`delete from kysely_migration where name = '999-later'`.execute(database.db)
  await database.close()
})
