import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'ablate-cli-'))
const path = (name: string) => join(folder, name)
const samples = join(import.meta.dirname, '../../samples')
const run = (...args: string[]) => {
  const own = [
    '--gold',
    path('gold'),
    '--decks',
    join(samples, 'pdf'),
    '--cache',
    path('cache'),
    '--today',
    '2026-11-22',
  ]
  const script = join(import.meta.dirname, 'ablate.ts')
  const done = spawnSync(process.execPath, [script, ...own, ...args], { encoding: 'utf8', timeout: 25_000 })
  return { status: done.status, out: done.stdout, err: done.stderr }
}

beforeAll(() => {
  mkdirSync(path('gold'))
  copyFileSync(join(samples, 'gold', 'hardware-columns.json'), join(path('gold'), 'hardware-columns.json'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('ablate command', () => {
  it('prints what rules and word lists are worth', () => {
    expect(run('--only', 'rules', '--match', 'contact-email')).toMatchObject({
      err: '',
      out: expect.stringMatching(/^1 decks\n\nRules\n.*\n +1 +1 +1 +0 +0 +0 {2}contact-email\.printed\n$/),
    })
    expect(run('--only', 'lexicons', '--match', 'industries.ts')).toMatchObject({
      err: '',
      out: expect.stringMatching(/\n +[1-9]\d* +1 +\d+ +\d+ +\d+ +\d+ {2}industries\.ts industries\n$/),
    })
  })

  it('explains its usage', () => {
    expect(run('--first', '34', '--gold', path('none'))).toMatchObject({ status: 2 })
  })
})
