import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const cli = join(import.meta.dirname, '..')
const samples = join(cli, '../../samples')
/** For what hangs; a busy machine reads a deck and recognises its images in far less. */
const longestMs = 240_000

/** A folder with the labels of some samples, and a command of src/cli that is run on these decks with a cache of its own. */
export function openLabelledSamples(script: string, labels: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'labelled-samples-'))
  const path = (name: string) => join(folder, name)
  mkdirSync(path('gold'))
  for (const name of labels) copyFileSync(join(samples, 'gold', name), join(path('gold'), name))
  const paths = ['--gold', path('gold'), '--decks', join(samples, 'pdf'), '--cache', path('cache')]
  const run = (...args: string[]) => {
    const all = [join(cli, script), ...paths, '--today', '2026-11-22', ...args]
    const done = spawnSync(process.execPath, all, { encoding: 'utf8', timeout: longestMs })
    return { status: done.status, out: done.stdout, err: done.stderr }
  }
  return { path, run, close: () => rmSync(folder, { recursive: true }) }
}
