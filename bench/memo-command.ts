import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { computeMedian, measureMs } from './rounds.ts'

const run = promisify(execFile)
const memo = new URL('../src/cli/memo.ts', import.meta.url).pathname

/** Median milliseconds by the clock of `npm run memo` on a deck, without npm: a process of its own each time. */
export async function measureMemoCommand(pdf: Uint8Array, rounds: number): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'firstread-bench-'))
  try {
    const file = join(dir, 'deck.pdf')
    writeFileSync(file, pdf)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push(await measureMs(() => run(process.execPath, [memo, file, '--out', dir])))
    }
    return computeMedian(times)
  } finally {
    rmSync(dir, { recursive: true })
  }
}
