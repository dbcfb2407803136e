import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { createThreadPool, type ThreadPool } from './thread-pool.ts'
import { ProcessorBudget, type Watch } from './watch-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'threads-'))
const pools: ThreadPool[] = []
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  rmSync(folder, { recursive: true })
})

/** A module with a loop without end in WASM: (module (func (export "f") (loop br 0))). */
const endlessWasm = '0061736d0100000001040160000003020100070501016600000a0901070003400c000b0b'
const entry = join(folder, 'entry.mjs')
writeFileSync(
  entry,
  `const wasm = Uint8Array.from(Buffer.from('${endlessWasm}', 'hex'))
  const f = () => new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports.f()
  const loop = (ms) => { const end = performance.now() + ms; while (performance.now() < end); }
  export default async ({ kind, port }) => {
    if (kind === 'script') for (;;);
    if (kind === 'wasm') f()
    if (kind === 'silent') await new Promise(() => undefined)
    if (kind === 'waiting') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
    if (kind === 'steps') for (let n = 0; n < 8; n++) { loop(250); port.postMessage(n); await new Promise(setImmediate) }
    return kind
  }`,
)
function poolOf(threads = 1): ThreadPool {
  const pool = createThreadPool({ entry: pathToFileURL(entry), threads, idleMs: 30_000, heapMb: 64 })
  pools.push(pool)
  return pool
}
const limits = { processorSeconds: 0.5 }

it.each(['script', 'wasm'])(
  'ends a thread in an endless loop (%s) by its processor time, and goes on',
  async (kind) => {
    const pool = poolOf()
    await expect(pool.run({ task: { kind }, limits })).rejects.toMatchObject({ name: 'ThreadStopped', reason: 'step' })
    expect(await pool.run({ task: { kind: 'next' }, limits })).toBe('next')
  },
)

it('tells why a thread cannot load its module, each time', async () => {
  const broken = join(folder, 'broken.mjs')
  writeFileSync(broken, 'throw new Error("a part is missing")')
  const pool = createThreadPool({ entry: pathToFileURL(broken), threads: 1, idleMs: 30_000, heapMb: 64 })
  pools.push(pool)
  await expect(pool.run({ task: {}, limits })).rejects.toThrow('a part is missing')
  await expect(pool.run({ task: {}, limits })).rejects.toThrow('a part is missing')
})

it('ends a thread that does nothing after the seconds it may be silent, and not by its processor time', async () => {
  const silent = { processorSeconds: 0.5, silentSeconds: 1 }
  await expect(poolOf().run({ task: { kind: 'silent' }, limits: silent })).rejects.toMatchObject({ reason: 'silence' })
})

it('a thread that has to wait for the processor, however long, is left to do its work', async () => {
  expect(await poolOf().run({ task: { kind: 'waiting' }, limits })).toBe('waiting')
})

it('a step that is done gives the next one all its time', async () => {
  const { port1: ours, port2: theirs } = new MessageChannel()
  const onStart = (watch: Watch) => {
    ours.on('message', watch.progress)
  }
  const whole = { processorSeconds: 1.2 }
  const task = { kind: 'steps', port: theirs }
  // Two seconds of work in steps of a quarter.
  expect(await poolOf().run({ task, transfer: [theirs], limits: whole, onStart })).toBe('steps')
  ours.close()
})

it('a budget is shared by all that spend it', async () => {
  const pool = poolOf(2)
  const budget = new ProcessorBudget(1)
  const endless = { task: { kind: 'script' }, limits: { processorSeconds: 60 }, budget }
  const both = await Promise.allSettled([pool.run(endless), pool.run(endless)])
  const reasons = both.map((one) => one.status === 'rejected' && one.reason.reason)
  expect(reasons).toEqual(['budget', 'budget'])
  expect(budget.isSpent).toBe(true)
})

it('time spent waiting for a thread, or by no one, counts for nothing', async () => {
  const pool = poolOf()
  const stop = new AbortController()
  const first = pool.run({ task: { kind: 'silent' }, limits, signal: stop.signal })
  const second = pool.run({ task: { kind: 'next' }, limits: { processorSeconds: 0.5, silentSeconds: 1 } })
  const alone = createThreadPool({ entry: pathToFileURL(entry), threads: 1, idleMs: 30_000, heapMb: 64 })
  pools.push(alone)
  // Longer than the second may be silent.
  const silent = { processorSeconds: 0.5, silentSeconds: 1.5 }
  await expect(alone.run({ task: { kind: 'silent' }, limits: silent })).rejects.toMatchObject({ reason: 'silence' })
  stop.abort(new Error('No one waits for it.'))
  await expect(first).rejects.toThrow('No one waits for it.')
  expect(await second).toBe('next')
})
