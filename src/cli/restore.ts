import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type RestoreResult, restore } from '#server/operations/restore.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { countContents, describeMissing } from './describe-backup.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run restore -- FILE.tar
Brings a backup into the configured installation, which must be empty and stopped.`

function describeKey({ key }: RestoreResult, config: Config): string[] {
  const file = join(config.dataDir, 'secret.key')
  switch (key) {
    case 'restored':
      return [
        config.databaseUrl === null
          ? 'The key of stored secrets is restored.'
          : `Set SECRET_KEY to what ${file} holds: with DATABASE_URL the file is not read.`,
      ]
    case 'other':
      return [
        'SECRET_KEY is not that of the backup: keys of models and two-factor sign-in can’t be read with it. Set the one of then before you start.',
      ]
    default:
      return []
  }
}

await runCommand(usage, async (argv) => {
  const { positionals } = parseArgs({ args: argv, allowPositionals: true })
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new Error('Name one file to read.')
  const config = readConfig(process.env)
  const result = await restore(config, createLog('warn'), resolve(file))
  return [
    `Restored ${countContents(result.contents)}, as of ${result.header.takenAt}.`,
    ...describeMissing(result.contents.missing),
    ...describeKey(result, config),
    'Everyone has to sign in again. Keys and links that were ended since the backup are open again: check them.',
  ]
})
