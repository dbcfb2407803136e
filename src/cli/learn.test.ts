import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trustTable } from '#engine/verify/trusted-rules.ts'
import { openLabelledSamples } from './testing/run-on-samples.ts'

const labels = ['hidden-contradictions.json', 'hardware-columns.json']
const { path, run, close } = openLabelledSamples('learn.ts', labels)
beforeAll(() => writeFileSync(path('lots.tsv'), 'slug\tcompany\nhidden-contradictions\tOne\nhardware-columns\tTwo\n'))
afterAll(close)

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
    expect(readdirSync(path('.'))).not.toContain('none.json')
  })

  it('explains its usage', () => {
    expect(run('--first', 'x')).toMatchObject({ status: 2, err: expect.stringContaining('not a number of decks') })
  })
})
