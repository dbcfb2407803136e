import { expect, test } from 'vitest'
import type { DealEvent } from '#contract/deals.ts'
import { ServerEvent } from '#server/platform/http/route.ts'
import { MessageQueue } from './message-queue.ts'

const gone = (id: string) => new ServerEvent<DealEvent>(id, { type: 'deleted', deal_id: id })

test('messages come in their order, and after them what went wrong', async () => {
  const queue = new MessageQueue(new AbortController().signal)
  const messages = queue[Symbol.asyncIterator]()
  queue.put([gone('1'), gone('2')])
  queue.fail(new Error('The database went away.'))
  expect([(await messages.next()).value, (await messages.next()).value]).toEqual([gone('1'), gone('2')])
  await expect(messages.next()).rejects.toThrow('The database went away.')
})

test('too many that wait become one that says to read the list again, with the newest mark', async () => {
  const leaving = new AbortController()
  const queue = new MessageQueue(leaving.signal)
  for (let n = 1; n <= 1_001; n += 1) queue.put([gone(String(n))])
  const messages = queue[Symbol.asyncIterator]()
  expect((await messages.next()).value).toEqual(new ServerEvent<DealEvent>('1001', { type: 'reload' }))
  const next = messages.next()
  leaving.abort()
  expect((await next).done).toBe(true)
})
