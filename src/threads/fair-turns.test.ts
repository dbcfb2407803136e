import { expect, it } from 'vitest'
import { FairTurns } from './fair-turns.ts'

/** Work that is done when the test says so, and the order in which it was begun. */
function workshop() {
  const begun: string[] = []
  const doing = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    const { promise, resolve } = Promise.withResolvers<void>()
    doing.set(name, resolve)
    return promise
  }
  return { begun, work, end: (name: string) => doing.get(name)?.() }
}

it('forty that one owner has waiting do not come before one of another', async () => {
  const turns = new FairTurns(['a place'])
  const { begun, work, end } = workshop()
  const all = Array.from({ length: 40 }, (_, n) => turns.use('one', undefined, work(`one ${n}`)))
  all.push(turns.use('other', undefined, work('other')), turns.use('third', undefined, work('third')))
  for (let n = 0; n < 42; n++) {
    await Promise.resolve()
    end(begun[n] ?? '')
    await all[Number(begun[n]?.split(' ')[1] ?? 40)]
    if (begun[n] === 'other') await all[40]
    if (begun[n] === 'third') await all[41]
  }
  await Promise.all(all)
  expect(begun.slice(0, 5)).toEqual(['one 0', 'one 1', 'other', 'third', 'one 2'])
  expect(begun.filter((name) => name.startsWith('one'))).toEqual(Array.from({ length: 40 }, (_, n) => `one ${n}`))
})

it('a task that no longer wants its turn leaves the line at once, and the others move up', async () => {
  const turns = new FairTurns(['a place'])
  const { begun, work, end } = workshop()
  const stop = new AbortController()
  const first = turns.use('one', undefined, work('first'))
  const second = turns.use('one', stop.signal, work('second'))
  const third = turns.use('one', undefined, work('third'))
  stop.abort(new Error('No one waits for it.'))
  await expect(second).rejects.toThrow('No one waits for it.')
  end('first')
  await first
  await Promise.resolve()
  end('third')
  await third
  expect(begun).toEqual(['first', 'third'])
})

it('a failure gives its place back', async () => {
  const turns = new FairTurns(['a place'])
  await expect(turns.use('one', undefined, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.use('two', undefined, async (place) => place)).toBe('a place')
})
