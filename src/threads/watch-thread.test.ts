import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StopCause, watchThread } from './watch-thread.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The cause for which a thread is ended that gets so many seconds of the processor in ten minutes, and the minutes until then. */
async function watchFor(minutes: number, secondsInTen: number): Promise<{ cause: StopCause; after: number } | null> {
  const start = performance.now()
  let over: { cause: StopCause; after: number } | null = null
  const spent = async () => ((performance.now() - start) / 600_000) * secondsInTen
  const watch = watchThread(spent, { processorSeconds: 10 }, (cause) => {
    over = { cause, after: Math.floor((performance.now() - start) / 60_000) }
  })
  for (let minute = 0; minute < minutes; minute++) await vi.advanceTimersByTimeAsync(60_000)
  watch.stop()
  return over
}

it('a thread that gets little of the processor, and works with it, has all its processor time however long that takes', async () => {
  expect(await watchFor(35, 2.5)).toBeNull()
  expect(await watchFor(45, 2.5)).toEqual({ cause: 'step', after: 40 })
})

it('a thread that hangs and only says that it is there is silent', async () => {
  expect(await watchFor(15, 0.5)).toEqual({ cause: 'silence', after: 10 })
})
