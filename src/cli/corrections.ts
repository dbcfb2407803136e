import { open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { allMigrations } from '#server/all-migrations.ts'
import { listCorrections } from '#server/features/memos/list-corrections.ts'
import { readConfig } from '#server/platform/config.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createLog } from '#server/platform/log.ts'

const usage = `Usage: npm run corrections -- --out FILE.jsonl [--since DATE]
Writes what people corrected and confirmed in memos, one JSON object a line, oldest first.`

type Settings = { out: string; since: Date }

function settingsFrom(argv: string[]): Settings {
  const { values } = parseArgs({ args: argv, options: { out: { type: 'string' }, since: { type: 'string' } } })
  if (values.out === undefined) throw new Error('Name the file to write: --out FILE.jsonl')
  const since = new Date(values.since ?? 0)
  if (Number.isNaN(since.getTime())) throw new Error(`--since '${values.since}' is not a date. Write it as 2026-03-31.`)
  return { out: values.out, since }
}

/** Writes the corrections of the configured database. Returns how many there were. */
async function run({ out, since }: Settings): Promise<number> {
  const log = createLog('silent')
  const database = await openDatabase(readConfig(process.env), log, (error) => {
    throw error
  })
  try {
    await migrate(database.db, allMigrations)
    const file = await open(out, 'w')
    try {
      let count = 0
      for await (const correction of listCorrections(database, { since })) {
        await file.write(`${JSON.stringify(correction)}\n`)
        count += 1
      }
      return count
    } finally {
      await file.close()
    }
  } finally {
    await database.close()
  }
}

try {
  const settings = settingsFrom(process.argv.slice(2))
  const count = await run(settings)
  console.log(`${count} ${count === 1 ? 'correction' : 'corrections'} in ${settings.out}`)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  process.exitCode = 2
}
