import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BackUpResult, backUp } from '#server/operations/back-up.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { countContents, describeMissing } from './describe-backup.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run backup -- FILE.tar
Writes everything that the configured server stores to one file, also while the server runs.`

function describe(path: string, { waitedMs, ...contents }: BackUpResult): string[] {
  const hasKey = contents.parts.some(({ name }) => name === 'secret.key')
  return [
    `${path} holds ${countContents(contents)}.`,
    ...(waitedMs === null ? [] : [`Queries of the running server waited ${waitedMs} ms.`]),
    ...describeMissing(contents.missing),
    hasKey
      ? 'It holds the key of stored secrets too: keep it as safe as the data.'
      : 'It does not hold SECRET_KEY: keep that as well, but not beside this file.',
  ]
}

await runCommand(usage, async (argv) => {
  const { positionals } = parseArgs({ args: argv, allowPositionals: true })
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new Error('Name one file to write.')
  const path = resolve(file)
  return describe(path, await backUp(readConfig(process.env), createLog('warn'), path))
})
