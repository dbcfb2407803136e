import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { demoPerson } from './demo-person.ts'
import { joinFirstread } from './join-firstread.ts'
import { LocalClient } from './local-client.ts'

const root = resolve(import.meta.dirname, '..')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await joinFirstread(app, new LocalClient(app.url), demoPerson)
})
afterAll(() => app.stop())

test('the commands of the page about the API run as they stand', async () => {
  const page = readFileSync(resolve(root, 'docs/api.md'), 'utf8')
  const commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block)
  expect(commands.length).toBeGreaterThan(4)
  // The Node that runs the tests, as a reader's would be found.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  const env = { ...process.env, PATH, FIRSTREAD: app.url }
  const script = ['set -euo pipefail', ...commands].join('\n')
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: root, env })
  const [status, oneLiner, ...answer] = stdout.trim().split('\n')
  expect(status).toBe('completed')
  expect(oneLiner).toMatch(/\w{3,}/)
  expect(answer.join(' ')).toMatch(/\$\s?\d/)
})
