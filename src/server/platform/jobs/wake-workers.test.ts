import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { wakeWorkers } from './wake-workers.ts'

test('a database that is away is told of once, and so is its return', async () => {
  const log = createLog('silent')
  const failed = vi.spyOn(log, 'error')
  const returned = vi.spyOn(log, 'info')
  // Nothing listens there.
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  const query = vi.spyOn(pool, 'query')
  const stop = wakeWorkers(pool, new Map(), log)
  await expect.poll(() => query.mock.calls.length).toBeGreaterThan(3)
  expect(failed).toHaveBeenCalledTimes(1)
  query.mockImplementation(() => ({ rows: [] }))
  await expect.poll(() => returned.mock.calls.length).toBe(1)
  await stop()
  await pool.end()
})
