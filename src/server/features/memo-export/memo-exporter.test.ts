import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import { buildDocument } from './build-document.ts'
import { createMemoExporter, type MemoExporter } from './memo-exporter.ts'
import { writePdf } from './pdf/write-pdf.ts'

const exporters: MemoExporter[] = []
afterEach(async () => {
  await Promise.all(exporters.splice(0).map((exporter) => exporter.close()))
})
function exporterWith(seconds: number, entry?: URL): MemoExporter {
  const exporter = createMemoExporter(seconds, entry)
  exporters.push(exporter)
  return exporter
}

const memo = sampleMemo({ values: { Stage: 'Seed' } })
const appUrl = 'http://firstread.test'
const task = { memo, format: 'pdf', appUrl } as const
const { signal } = new AbortController()
const owner = 'workspace-1'

const folder = mkdtempSync(join(tmpdir(), 'firstread-exporter-'))
afterAll(() => rmSync(folder, { recursive: true }))
function entryOf(name: string, code: string): URL {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, code)
  return pathToFileURL(path)
}
/** A thread that notes the names of the memos it begins, and never ends one that is called Stuck. */
const noting = entryOf(
  'noting',
  `import { writeFileSync } from 'node:fs'
  export default ({ memo }) => {
    writeFileSync(new URL('./' + memo.deal.name, import.meta.url), '')
    if (memo.deal.name.startsWith('Stuck')) for (;;);
    return new Uint8Array([1])
  }`,
)
const named = (name: string) => ({ ...task, memo: { ...memo, deal: { ...memo.deal, name } } })
const begun = (name: string) => expect.poll(() => existsSync(join(folder, name))).toBe(true)

describe('writing a memo in a thread', () => {
  it('gives the bytes that writing it here does', async () => {
    const here = await writePdf(buildDocument(memo, appUrl), new Date(memo.created_on))
    expect(Buffer.from(await exporterWith(60).write(task, { owner, signal })).equals(Buffer.from(here))).toBe(true)
  })

  it('ends one that takes too long with what to do, and writes the next', async () => {
    const exporter = exporterWith(0.5, noting)
    await expect(exporter.write(named('Stuck1'), { owner, signal })).rejects.toMatchObject({ code: 503 })
    expect(await exporter.write(named('Next1'), { owner, signal })).toEqual(new Uint8Array([1]))
  })

  it('ends one whose caller has left, and begins none that no one waits for', async () => {
    const exporter = exporterWith(600, noting)
    const leaving = new AbortController()
    const refused = { code: 503, message: 'The request for this document ended, so it was not written.' }
    const stuck = expect(exporter.write(named('Stuck2'), { owner, signal: leaving.signal })).rejects.toMatchObject(
      refused,
    )
    await begun('Stuck2')
    const waiting = expect(exporter.write(named('Waiting2'), { owner, signal: leaving.signal })).rejects.toMatchObject(
      refused,
    )
    const next = exporter.write(named('Next2'), { owner, signal })
    leaving.abort()
    await Promise.all([stuck, waiting])
    expect(await next).toEqual(new Uint8Array([1]))
    expect(existsSync(join(folder, 'Waiting2'))).toBe(false)
  })

  it('writes that of another workspace before the second one of a workspace with many', async () => {
    const exporter = exporterWith(600, noting)
    const leaving = new AbortController()
    const stuck = expect(exporter.write(named('Stuck3'), { owner, signal: leaving.signal })).rejects.toThrow()
    await begun('Stuck3')
    const written: string[] = []
    const write = async (name: string, owner: string) => {
      await exporter.write(named(name), { owner, signal })
      written.push(name)
    }
    const all = [write('Many1', owner), write('Many2', owner), write('Many3', owner), write('Other', 'workspace-2')]
    leaving.abort()
    await Promise.all([stuck, ...all])
    expect(written).toEqual(['Many1', 'Other', 'Many2', 'Many3'])
  })

  it('takes no answer that is none', async () => {
    const other = exporterWith(60, entryOf('other', 'export default () => ({})'))
    await expect(other.write(task, { owner, signal })).rejects.toMatchObject({ code: 500 })
  })
})
