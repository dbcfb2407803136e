import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trustTable } from '#engine/verify/trusted-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'learn-cli-'))
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
  const script = join(import.meta.dirname, 'learn.ts')
  const done = spawnSync(process.execPath, [script, ...own, ...args], { encoding: 'utf8', timeout: 25_000 })
  return { status: done.status, out: done.stdout, err: done.stderr }
}

beforeAll(() => {
  mkdirSync(path('gold'))
  for (const name of ['hidden-contradictions.json', 'hardware-columns.json'])
    copyFileSync(join(samples, 'gold', name), join(path('gold'), name))
  writeFileSync(path('lots.tsv'), 'slug\tcompany\nhidden-contradictions\tOne\nhardware-columns\tTwo\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('learn command', () => {
  it('writes the same table twice, names no deck in it, and reads each deck once', () => {
    const first = run('--out', path('one.json'))
    expect(first).toMatchObject({ status: 0, err: '' })
    expect(first.out).toContain('2 decks counted, 0 for information')
    const [version = ''] = readdirSync(path('cache'))
    expect(readdirSync(join(path('cache'), version))).toHaveLength(2)
    expect(run('--out', path('two.json')).out).toBe(first.out)
    const table = readFileSync(path('one.json'), 'utf8')
    expect(readFileSync(path('two.json'), 'utf8')).toBe(table)
    expect(table).not.toMatch(/hidden-contradictions|hardware/)
    const { head, fields } = trustTable.parse(JSON.parse(table))
    expect(head).toEqual({ decks: 2, date: '2026-11-22' })
    expect(Object.values(fields.competitors ?? {}).some(({ seen }) => seen > 0)).toBe(true)
  })

  it('counts no deck that the rules were written on, and writes nothing when asked for the gauge', () => {
    const { status, out } = run('--lots', path('lots.tsv'), '--first', '1', '--gauge', '--out', path('none.json'))
    expect(status).toBe(0)
    expect(out).toContain('1 decks counted, 1 for information')
    expect(readdirSync(folder)).not.toContain('none.json')
  })

  it('explains its usage', () => {
    expect(run('--first', 'x')).toMatchObject({ status: 2, err: expect.stringContaining('not a number of decks') })
  })
})
