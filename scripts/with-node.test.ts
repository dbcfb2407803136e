import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A project of one package of its own, which is installed from a file: nothing is fetched. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstread-launcher-'))
  await mkdir(join(folder, 'scripts'))
  await cp(new URL('./with-node.cjs', import.meta.url), join(folder, 'scripts/with-node.cjs'))
  await writeFile(join(folder, 'says.cjs'), "console.log(require('greeting'))")
  await pack('1.0.0', 'hello')
  await writeFile(join(folder, 'package.json'), projectWith('1.0.0'))
  npm('install', '--package-lock-only')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const projectWith = (version: string) =>
  JSON.stringify({ name: 'project', version: '1.0.0', dependencies: { greeting: `file:greeting-${version}.tgz` } })

async function pack(version: string, greeting: string): Promise<void> {
  const source = join(folder, 'greeting')
  await mkdir(source, { recursive: true })
  await writeFile(join(source, 'package.json'), JSON.stringify({ name: 'greeting', version, main: 'main.cjs' }))
  await writeFile(join(source, 'main.cjs'), `module.exports = '${greeting}'`)
  npm('pack', './greeting')
}
function npm(...args: string[]): void {
  const run = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(run.stderr.includes('npm error'), run.stderr).toBe(false)
  expect(run.status).toBe(0)
}
/** What the launched script says, and how often the launcher installed. */
function launch(): { output: string; installed: number } {
  const run = spawnSync(process.execPath, ['scripts/with-node.cjs', '--setup', 'says.cjs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { output: run.stdout.trim(), installed: run.stderr.split('firstread: installing packages').length - 1 }
}
const hiddenLock = () => join(folder, 'node_modules/.package-lock.json')

test('packages that npm ci has installed are not installed again', () => {
  npm('ci')
  expect(launch()).toEqual({ output: 'hello', installed: 0 })
  npm('install')
  expect(launch()).toEqual({ output: 'hello', installed: 0 })
})

test('what is missing is installed, once', async () => {
  await rm(join(folder, 'node_modules'), { recursive: true })
  expect(launch()).toEqual({ output: 'hello', installed: 1 })
  expect(launch()).toEqual({ output: 'hello', installed: 0 })
  await rm(join(folder, 'node_modules/greeting'), { recursive: true })
  expect(launch()).toEqual({ output: 'hello', installed: 1 })
  // An installation that was ended half way has not written this.
  await rm(hiddenLock())
  expect(launch()).toEqual({ output: 'hello', installed: 1 })
  await writeFile(hiddenLock(), (await readFile(hiddenLock(), 'utf8')).slice(0, 100))
  expect(launch()).toEqual({ output: 'hello', installed: 1 })
})

test('another lock file is installed', async () => {
  await pack('2.0.0', 'good morning')
  await writeFile(join(folder, 'package.json'), projectWith('2.0.0'))
  npm('install', '--package-lock-only')
  expect(launch()).toEqual({ output: 'good morning', installed: 1 })
  expect(launch()).toEqual({ output: 'good morning', installed: 0 })
})
