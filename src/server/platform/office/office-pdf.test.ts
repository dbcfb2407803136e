import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { findProgram } from './find-program.ts'
import { openOfficePdf } from './office-pdf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const log = createLog('silent')
const presentation = new TextEncoder().encode('a presentation')

/** A program that is called as LibreOffice is; `body` may use `args`, `outdir`, `profile` and `fs`. */
async function program(name: string, body: string): Promise<string> {
  const file = join(folder, name)
  const head = [
    `#!${process.execPath}`,
    "const fs = require('node:fs')",
    'const args = process.argv.slice(2)',
    "const outdir = args[args.indexOf('--outdir') + 1]",
    "const profile = new URL(args.find((arg) => arg.startsWith('-env:UserInstallation=')).split('=')[1])",
  ]
  await writeFile(file, [...head, body].join('\n'))
  await chmod(file, 0o755)
  return file
}

describe('a PDF by an office program', () => {
  it('is made in a folder and with a profile of its own, which are gone afterwards', async () => {
    const told = join(folder, 'told.json')
    const path = await program(
      'soffice',
      `const settings = fs.readFileSync(new URL(profile + '/user/registrymodifications.xcu'), 'utf8')
       fs.writeFileSync(${JSON.stringify(told)}, JSON.stringify({ args, outdir, settings, env: Object.keys(process.env) }))
       fs.writeFileSync(outdir + '/deck.pdf', '%PDF of ' + fs.readFileSync(args.at(-1), 'utf8'))`,
    )
    process.env.OFFICE_TEST_SECRET = 'hush'
    const pdf = await openOfficePdf({ program: path, seconds: 30, log })(presentation)
    delete process.env.OFFICE_TEST_SECRET
    expect(Buffer.from(pdf ?? []).toString()).toBe('%PDF of a presentation')
    const seen: { args: string[]; outdir: string; settings: string; env: string[] } = JSON.parse(
      await readFile(told, 'utf8'),
    )
    expect(seen.args).toContain('--headless')
    expect(seen.args.join(' ')).toContain('ExportHiddenSlides')
    expect(seen.settings).toContain('DisableMacrosExecution')
    expect(seen.settings).toContain('BlockUntrustedRefererLinks')
    expect(seen.env).not.toContain('OFFICE_TEST_SECRET')
    expect(existsSync(seen.outdir)).toBe(false)
  })

  it('is null while room lacks for its folder, and the next one is made', async () => {
    const path = await program('roomless', "fs.writeFileSync(outdir + '/deck.pdf', '%PDF')")
    const officePdf = openOfficePdf({ program: path, seconds: 30, log })
    const usual = process.env.TMPDIR
    process.env.TMPDIR = join(folder, 'gone')
    const refused = await officePdf(presentation).finally(() => {
      if (usual === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = usual
    })
    expect(refused).toBeNull()
    expect(await officePdf(presentation)).not.toBeNull()
  })

  it('is null when the program fails, works without end, or is not there; one that hangs is told and ends with what it started', async () => {
    const failing = await program('failing', 'process.exit(77)')
    expect(await openOfficePdf({ program: failing, seconds: 30, log })(presentation)).toBeNull()
    const pidFile = join(folder, 'child.pid')
    const hanging = await program(
      'hanging',
      `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
       fs.writeFileSync(${JSON.stringify(pidFile)}, String(child.pid))
       setInterval(() => {}, 1000)`,
    )
    expect(await openOfficePdf({ program: hanging, seconds: 1.5, log })(presentation)).toBe('stalled')
    const endless = join(folder, 'endless')
    await writeFile(endless, '#!/bin/sh\nwhile :; do :; done\n', { mode: 0o755 })
    expect(await openOfficePdf({ program: endless, seconds: 600, processorSeconds: 1, log })(presentation)).toBeNull()
    const child = Number(await readFile(pidFile, 'utf8'))
    await expect.poll(() => isRunning(child)).toBe(false)
    expect(await openOfficePdf({ program: join(folder, 'missing'), seconds: 30, log })(presentation)).toBeNull()
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('firstread-office-'))).toEqual([])
  })
})

/** Whether a process works still; one that no one has asked for its outcome does not. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const status = `/proc/${pid}/stat`
  return !existsSync(status) || !/^\d+ \(.*\) Z/.test(readFileIfThere(status))
}

function readFileIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '0 (gone) Z'
  }
}

describe('finding a program', () => {
  it('takes the first of its names that the search path has', async () => {
    const path = await program('libreoffice', '')
    expect(findProgram(['soffice-not-here', 'libreoffice'], `/nowhere:${folder}`)).toBe(path)
    expect(findProgram(['soffice-not-here'], `/nowhere:${folder}`)).toBeNull()
  })
})
