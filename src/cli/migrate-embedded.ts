import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type MoveResult, moveEmbedded } from '#server/operations/move-embedded.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { describeMissing } from './describe-backup.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run migrate:embedded -- --to postgres://user:password@host/name [--files STORAGE_URL]
Copies the installation of DATA_DIR, which must be stopped, to a PostgreSQL server; with --files its files too.`

function describe({ tables, files, missing }: MoveResult): string[] {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return [
    `${rows} rows of ${Object.keys(tables).length} tables are on the server, and the same on both sides.`,
    files === null ? 'The files stay where they are.' : `${files.count} files are copied, ${files.bytes} bytes.`,
    ...describeMissing(missing),
  ]
}

await runCommand(usage, async (argv) => {
  const options = { to: { type: 'string' }, files: { type: 'string' } } as const
  const { to, files } = parseArgs({ args: argv, options }).values
  if (to === undefined) throw new Error('Name the database to fill: --to postgres://user:password@host/name')
  const from = readConfig(process.env)
  const target = readConfig({ ...process.env, DATABASE_URL: to, ...(files !== undefined && { STORAGE_URL: files }) })
  const result = await moveEmbedded(from, target, createLog('warn'))
  return [
    ...describe(result),
    'To go over to it:',
    '  DATABASE_URL: the address that you gave with --to',
    ...(files === undefined ? [] : ['  STORAGE_URL: the address that you gave with --files']),
    ...(from.secretKey === null ? [`  SECRET_KEY: what ${join(from.dataDir, 'secret.key')} holds`] : []),
    `Keep ${from.dataDir} until you have seen the new one work.`,
  ]
})
