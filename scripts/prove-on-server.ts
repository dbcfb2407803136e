// Runs the tests of the server and the journeys with their databases on a PostgreSQL server: node scripts/with-node.cjs scripts/prove-on-server.ts [FILE...]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { postgresPrograms, startPostgresServer } from '#server/testing/postgres-server.ts'

const root = resolve(import.meta.dirname, '..')
if (postgresPrograms === null) {
  console.error('PostgreSQL is not installed: install the Debian package postgresql.')
  process.exit(1)
}
const server = await startPostgresServer(postgresPrograms)
const files = process.argv.slice(2)
const run = spawn(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...['--project', 'unit', '--project', 'journeys'],
    ...(files.length > 0 ? files : ['src/server', 'scripts', 'tests/journeys']),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url } },
)
await once(run, 'exit')
await server.stop()
process.exit(run.exitCode ?? 1)
