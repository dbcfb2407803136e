import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memo } from '#contract/memo.ts'

const folder = mkdtempSync(join(tmpdir(), 'memo-cli-'))
const pathTo = (name: string) => join(folder, name)
const run = (script: string, ...args: string[]) => {
  const done = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
    timeout: 240_000,
  })
  return { status: done.status, out: done.stdout, err: done.stderr }
}

async function writeDeck(path: string): Promise<void> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const [title, body] of [
    ['Northwind', 'The booking platform for small harbours'],
    ['The Ask', 'We are raising $1M in a seed round'],
  ] as const) {
    const sheet = pdf.addPage([960, 540])
    sheet.drawText(title, { x: 60, y: 460, size: 40, font })
    sheet.drawText(body, { x: 60, y: 320, size: 20, font })
  }
  pdf.setCreationDate(new Date('2026-01-01'))
  pdf.setModificationDate(new Date('2026-01-01'))
  writeFileSync(path, await pdf.save())
}

beforeAll(async () => {
  await writeDeck(pathTo('northwind.pdf'))
  writeFileSync(pathTo('broken.pdf'), '%PDF-1.7 and then nothing')
  writeFileSync(pathTo('updates.txt'), 'MRR is now $40k.')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('memo command', () => {
  it('prints the memo of a deck in the shape of the contract, the same every time', () => {
    const first = run('memo.ts', '--updates', pathTo('updates.txt'), pathTo('northwind.pdf'))
    expect(first).toMatchObject({ status: 0, err: '' })
    const made = memo.parse(JSON.parse(first.out))
    expect(made).toMatchObject({ version: 1, additional_data: 'MRR is now $40k.' })
    expect(made.created_on).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)
    expect(run('memo.ts', '--updates', pathTo('updates.txt'), pathTo('northwind.pdf')).out).toBe(first.out)
  })

  it('writes a file for each deck, reports in one line what it could not read, and goes on', () => {
    const done = run(
      'memo.ts',
      '--out',
      pathTo('memos'),
      pathTo('broken.pdf'),
      pathTo('missing.pdf'),
      pathTo('northwind.pdf'),
    )
    expect(done.status).toBe(1)
    expect(done.out).toBe('')
    expect(done.err.trim().split('\n')).toEqual([
      expect.stringMatching(/broken\.pdf: .*damaged/),
      expect.stringMatching(/missing\.pdf: File not found\.$/),
    ])
    expect(memo.safeParse(JSON.parse(readFileSync(pathTo('memos/northwind.json'), 'utf8'))).success).toBe(true)
  })

  it('reads a PowerPoint presentation, and calls its memo by the name of the file', () => {
    const sample = new URL('../../samples/pptx/powerpoint-native.pptx', import.meta.url).pathname
    expect(run('memo.ts', '--out', pathTo('slides'), sample)).toMatchObject({ status: 0, err: '' })
    const made = memo.parse(JSON.parse(readFileSync(pathTo('slides/powerpoint-native.json'), 'utf8')))
    expect(made.deal.name).toBe('Ostrevane')
  })

  it('makes a memo as of a given day, and refuses what is not a day', () => {
    const made = memo.parse(JSON.parse(run('memo.ts', '--today', '2026-05-01', pathTo('northwind.pdf')).out))
    expect(made.created_on).toBe('2026-05-01T00:00:00.000Z')
    const refused = 'is not a date. Write it as year, month and day: --today 2026-11-22.'
    for (const script of ['memo.ts', 'eval.ts'])
      expect(run(script, '--today', '1.5.2026')).toMatchObject({ status: 2, err: expect.stringContaining(refused) })
  })

  it('explains its usage', () => {
    expect(run('memo.ts')).toMatchObject({ status: 2, err: expect.stringContaining('Usage: npm run --silent memo') })
    expect(run('memo.ts', '--engine', 'magic', pathTo('northwind.pdf')).err).toContain("Unknown engine 'magic'")
  })
})

describe('eval command', () => {
  it('scores memos against labels and sums up the English decks with text', () => {
    writeFileSync(
      pathTo('northwind.json'),
      JSON.stringify({ language: 'en', amount_raising: ['$1M'], stage: { must: ['seed'], may: [] }, tam: null }),
    )
    const done = run('eval.ts', '--decks', folder, '--gold', makeGoldFolder())
    expect(done.status).toBe(0)
    expect(done.out).toMatch(/^field +P +R +F1 +tp +fp +fn +tn proved +right covers\n/)
    expect(done.out).toMatch(/amount_raising +1\.000 +1\.000 +1\.000 +1 +0 +0 +0 +\d/)
    expect(done.out).toMatch(/\ndecks 1 · micro_precision 1 · micro_recall 1 · micro_f1 1 /)
    expect(done.out).toContain('English decks with a text layer: decks 1 ·')
  })

  it('refuses an empty selection', () => {
    expect(run('eval.ts', '--decks', folder, '--gold', makeGoldFolder(), '--languages', 'pt')).toMatchObject({
      status: 2,
      err: expect.stringContaining('No labelled deck is left'),
    })
  })
})

function makeGoldFolder(): string {
  const gold = mkdtempSync(pathTo('gold-'))
  writeFileSync(join(gold, 'northwind.json'), readFileSync(pathTo('northwind.json')))
  return gold
}
