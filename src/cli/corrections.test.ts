import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createLog } from '#server/platform/log.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'corrections-cli-'))
const env = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }
const out = join(folder, 'corrections.jsonl')
const run = (...args: string[]) => {
  const script = join(import.meta.dirname, 'corrections.ts')
  const done = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    timeout: 240_000,
    env: { ...process.env, ...env },
  })
  return { status: done.status, out: done.stdout, err: done.stderr }
}
const lines = () =>
  readFileSync(out, 'utf8')
    .split('\n')
    .filter((line) => line !== '')

beforeAll(async () => {
  const database = await openDatabase(readConfig(env), createLog('silent'), () => {})
  const app = await startTestApp({ database })
  const { token } = await app.member()
  const { deal_id, generated_answer_id: id } = await sendSample(app, token, 'marketplace-kpis')
  await untilDone(app, token, deal_id)
  const { validated_response } = (await app.call(memoEndpoints.get, { params: { id } }, token)) as Memo
  fieldIn(validated_response, 'Market And Competitors', 'Why Now').value = 'The law changed.'
  await app.call(memoEndpoints.save, { params: { id }, body: { validated_response } }, token)
  expect(run('--out', out)).toMatchObject({ status: 2, err: expect.stringContaining('Another Firstread is running') })
  await app.stop()
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('corrections command', () => {
  it('writes one object a line', () => {
    expect(run('--out', out)).toEqual({ status: 0, err: '', out: `1 correction in ${out}\n` })
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([{ key: 'why_now', corrected: 'The law changed.' }])
  })

  it('leaves out what is older than wanted', () => {
    expect(run('--out', out, '--since', '2999-01-01')).toMatchObject({ status: 0, out: `0 corrections in ${out}\n` })
    expect(lines()).toEqual([])
  })

  it('explains its usage', () => {
    expect(run()).toMatchObject({ status: 2, err: expect.stringContaining('Name the file to write') })
    expect(run('--out', out, '--since', 'yesterday').err).toContain("'yesterday' is not a date")
    expect(run('--out', join(folder, 'none', 'x.jsonl')).err).toContain('no such file or directory')
  })
})
