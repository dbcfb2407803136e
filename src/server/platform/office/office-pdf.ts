import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OfficePdf } from '#engine/read/pptx/with-presentations.ts'
import type { Log } from '../log.ts'

/** `seconds` by the clock end a program that hangs and fail the deck, `processorSeconds` one that works without end. */
export type OfficeOptions = { program: string; seconds: number; processorSeconds?: number; log: Log }

/** Hidden slides too, so that its pages are the presentation's slides. */
const exportFilter = `pdf:impress_pdf_Export:${JSON.stringify({ ExportHiddenSlides: { type: 'boolean', value: 'true' } })}`

/** Where LibreOffice's settings say that nothing in a document runs, and that nothing is fetched for it. */
const security = '/org.openoffice.Office.Common/Security/Scripting'
const settings: ReadonlyArray<readonly [path: string, name: string, value: string]> = [
  [security, 'DisableMacrosExecution', 'true'],
  [security, 'DisableActiveContent', 'true'],
  [security, 'BlockUntrustedRefererLinks', 'true'],
  ['/org.openoffice.Inet/Settings', 'ooInetProxyType', '2'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
]

/**
 * PDFs of presentations by LibreOffice, one after the other: each in a folder and with a profile of its own, without the server's
 * environment, and killed with all its processes past a limit. A failure is logged and answered with null; one that hangs
 * is 'stalled', since the clock must not decide how a deck is drawn.
 */
export function openOfficePdf({ program, seconds, processorSeconds = 120, log }: OfficeOptions): OfficePdf {
  const limits = { seconds, processorSeconds }
  let before: Promise<unknown> = Promise.resolve()
  return (presentation) => {
    const made = before.then(async () => {
      let folder: string | null = null
      try {
        folder = await mkdtemp(join(tmpdir(), 'firstread-office-'))
        return await convert(program, limits, folder, presentation)
      } catch (error) {
        log.warn({ err: error }, 'LibreOffice made no PDF of a presentation.')
        return error instanceof Stalled ? 'stalled' : null
      } finally {
        if (folder !== null) await removeFolder(folder, log)
      }
    })
    before = made.catch(() => undefined)
    return made
  }
}

/** A folder that can't be removed must not cost the PDF that was made in it. */
async function removeFolder(folder: string, log: Log): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true })
  } catch (error) {
    log.warn({ err: error, folder }, 'Could not remove a folder of LibreOffice.')
  }
}

class Stalled extends Error {}

type Limits = { seconds: number; processorSeconds: number }

async function convert(program: string, limits: Limits, folder: string, presentation: Uint8Array): Promise<Uint8Array> {
  const profile = join(folder, 'profile')
  await mkdir(join(profile, 'user'), { recursive: true })
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), profileSettings())
  await writeFile(join(folder, 'deck.pptx'), presentation)
  const quiet = ['--headless', '--norestore', '--nodefault', '--nofirststartwizard', '--nologo']
  const own = `-env:UserInstallation=${pathToFileURL(profile).href}`
  const wanted = ['--convert-to', exportFilter, '--outdir', folder, join(folder, 'deck.pptx')]
  await runProgram(program, [...quiet, own, ...wanted], limits, folder)
  return new Uint8Array(await readFile(join(folder, 'deck.pdf')))
}

function runProgram(
  program: string,
  args: string[],
  { seconds, processorSeconds }: Limits,
  folder: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH ?? '', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' }
    // The shell sets the limit of the processor, which the program keeps.
    const limited = ['-c', `ulimit -t ${processorSeconds}; exec "$0" "$@"`, program, ...args]
    // In a process group of its own: LibreOffice is a script that starts the program proper.
    const child = spawn('/bin/sh', limited, { cwd: folder, env, stdio: 'ignore', detached: true })
    const timer = setTimeout(() => {
      if (child.pid !== undefined) killGroup(child.pid)
      reject(new Stalled(`LibreOffice took longer than ${seconds} seconds.`))
    }, seconds * 1000)
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve()
      else reject(new Error(`LibreOffice ended with ${code === null ? 'a signal' : `code ${code}`}.`))
    })
  })
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function profileSettings(): string {
  const item = ([path, name, value]: (typeof settings)[number]) =>
    `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<oor:items xmlns:oor="http://openoffice.org/2001/registry">' +
    `${settings.map(item).join('')}</oor:items>`
  )
}
