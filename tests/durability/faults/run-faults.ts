import { setTimeout as pause } from 'node:timers/promises'
import { makeRandomNumbers } from '#engine/testing/make-random-numbers.ts'
import { signUp } from '../api-client.ts'
import type { Fleet } from './fleet.ts'
import { type Acknowledged, sendUntilAcknowledged } from './send-decks.ts'
import { listFaults } from './take-stock.ts'

export type FaultRun = { uploads: number; kills: number; restarts: number; seed: number }

/** A fault comes up to this long after the uploads that it is to meet, in milliseconds. */
const longestWait = 2_500
/** Of so many kills one meets a process that has only just been started. */
const killAtStartEvery = 5

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Uploads decks while processes are killed and the database is restarted, in an order and at moments drawn from `seed`; then waits until all
 * work is over. Returns what is wrong with the deals and files that are there, and how many were acknowledged.
 */
export async function runFaults(fleet: Fleet, { uploads, kills, restarts, seed }: FaultRun) {
  const random = makeRandomNumbers(seed)
  const [first] = fleet.members
  if (!first) throw new Error('The installation has no process.')
  const token = await signUp(await first.waitUntilReady())
  await Promise.all(fleet.members.map((member) => member.waitUntilReady()))
  const faults = shuffle([...Array(kills).fill('kill'), ...Array(restarts).fill('restart')], random)
  const done: Acknowledged[] = []
  for (const [index, fault] of faults.entries()) {
    const until = Math.round(((index + 1) * uploads) / faults.length)
    const numbers = Array.from({ length: until - done.length }, (_, n) => done.length + n + 1)
    const sending = Promise.all(numbers.map((n) => sendUntilAcknowledged(fleet, token, n, random)))
    await pause(Math.round(random() * longestWait))
    const what = fault === 'restart' ? await restart(fleet) : await kill(fleet, random, index)
    done.push(...(await sending))
    say(`fault ${index + 1} of ${faults.length}: ${what}; ${done.length} acknowledged`)
  }
  await Promise.all(fleet.members.map((member) => member.waitUntilReady()))
  return { acknowledged: done.length, ...(await listFaults(fleet, token, done)) }
}

async function restart({ restartDatabase }: Fleet): Promise<string> {
  await restartDatabase?.()
  return 'the database was restarted'
}

async function kill({ members }: Fleet, random: () => number, index: number): Promise<string> {
  const member = members[Math.floor(random() * members.length)]
  if (!member) throw new Error('The installation has no process.')
  await member.killAndStart()
  // The next fault may meet it while it starts.
  if (index % killAtStartEvery !== 0) await member.waitUntilReady()
  return `${member.name} was killed`
}

function shuffle<T>(all: readonly T[], random: () => number): T[] {
  const keyed = all.map((one) => ({ one, at: random() }))
  return keyed.sort((a, b) => a.at - b.at).map(({ one }) => one)
}
