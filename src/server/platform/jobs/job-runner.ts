import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Ctx, Services } from '../context.ts'
import type { Log } from '../log.ts'
import type { JobDefinition } from './job.ts'
import { createStepRunner, forgetSteps } from './job-steps.ts'
import type { Jobs } from './jobs.ts'
import { putBack } from './put-back.ts'
import { makeGivenUpName, PermanentJobError, PutBack, type Queue, ServerStops } from './queue.ts'
import { takeOverInterrupted } from './take-over.ts'
import { giveTurns, type Turns, turnPriority } from './turns.ts'
import { startUpkeep } from './upkeep.ts'
import { wakeWorkers } from './wake-workers.ts'

/** The same with the lifecycle, which only app.ts uses. */
export type JobRunner = Jobs & {
  /** Makes the queues, so that jobs can be sent. */
  start: (definitions: JobDefinition[]) => Promise<void>
  /** Runs the jobs of those queues from now on. */
  work: (services: Services) => Promise<void>
  /** Takes up no more jobs and lets running ones finish for `graceSeconds`; those that don't are put back, for any process at once. */
  stopWorking: (graceSeconds: number) => Promise<void>
  /** The same, if it has not been done yet; then no jobs can be sent any more. */
  stop: (graceSeconds: number) => Promise<void>
}

/** Seconds without a sign of life after which another process takes a job over. */
const heartbeatSeconds = 10
/** Jobs and their payloads are kept this long after they ended. */
const keepSeconds = 7 * 24 * 3600
/** A job that waits is never dropped: what it is about would wait for good. */
const longestWaitSeconds = 10 * 365 * 24 * 3600
/** Workers are woken when there is work for them; by itself each asks this rarely, in seconds. */
const pollSeconds = 10

/** A job that is told to stop gets this long to do so before it counts as failed, in milliseconds. */
const handBackMs = 2_000

const jobCounts = z.array(z.object({ queue: z.string(), state: z.string(), count: z.number() }))
const unexpected = 'Something went wrong on the server.'
/** What a given-up job failed with. The queue's own failures (a time limit, no sign of life) come without `reason`. */
const failure = z
  .object({ reason: z.string(), details: z.unknown() })
  .catch({ reason: 'It took too long, or the server stopped in the meantime.', details: null })

/** Jobs in the tables of the product's own database. `alone`: no other process works on it, by the data directory's lock. */
export function createJobs(pool: pg.Pool, log: Log, alone: boolean): JobRunner {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    backend: alone ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    clock: steadyClock,
  })
  let definitions: JobDefinition[] = []
  let endUpkeep = async () => {}
  let endWaking = async () => {}
  const closing = new AbortController()
  const stopWorking = async (graceSeconds: number) => {
    await endUpkeep()
    await endWaking()
    const names = definitions.flatMap(({ queue }) => [queue.name, makeGivenUpName(queue.name)])
    const ended = Promise.all(names.map((name) => boss.offWork(name)))
    const graceMs = graceSeconds * 1000
    if (await isOver(ended, graceMs)) return
    closing.abort(new ServerStops())
    await isOver(ended, handBackMs)
  }
  let stopped: Promise<void> | null = null
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed.'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue reported a warning.'))
  return {
    join: (trx) => ({
      send: (queue, payload, { key, workspaceId, afterSeconds = 0 }) =>
        boss.send(queue.name, queue.payload.parse(payload), {
          singletonKey: key,
          startAfter: afterSeconds,
          ...(workspaceId !== undefined && { group: { id: workspaceId } }),
          db: fromKysely(trx),
        }),
    }),
    check: async () => {
      await boss.getQueues([])
    },
    counts: async () => {
      const counted = await pool.query(
        'select name as queue, state::text, count(*)::int as count from pgboss.job group by 1, 2 order by 1, 2',
      )
      return jobCounts.parse(counted.rows)
    },
    start: async (given) => {
      definitions = given
      await boss.start()
      for (const { queue } of definitions) await makeQueue(boss, queue)
    },
    work: async (services) => {
      if (alone) await takeOverInterrupted(boss, pool, definitions, log)
      endUpkeep = await startUpkeep(pool, definitions, services)
      const wake: Wake[] = []
      for (const definition of definitions)
        wake.push(...(await workOn(boss, pool, definition, services, { alone, closing: closing.signal })))
      endWaking = wakeWorkers(pool, new Map(wake), log)
    },
    stopWorking: (graceSeconds) => {
      stopped ??= stopWorking(graceSeconds)
      return stopped
    },
    stop: async (graceSeconds) => {
      stopped ??= stopWorking(graceSeconds)
      await stopped
      await boss.stop({ graceful: true, timeout: 0 })
    },
  }
}

/** Whether work ends within this time; it goes on where it does not. */
async function isOver(work: Promise<unknown>, ms: number): Promise<boolean> {
  const end = new AbortController()
  const clock = pause(ms, false, { signal: end.signal }).catch(() => false)
  const over = await Promise.race([work.then(() => true), clock])
  end.abort()
  return over
}

async function makeQueue(boss: PgBoss, queue: Queue<object>): Promise<void> {
  const common = {
    retryBackoff: true,
    retryDelay: queue.retryDelay,
    expireInSeconds: queue.timeLimit,
    heartbeatSeconds,
    deleteAfterSeconds: keepSeconds,
    retentionSeconds: longestWaitSeconds,
  }
  const givenUp = { ...common, retryLimit: 10 }
  const tried = { ...common, retryLimit: queue.retries, deadLetter: makeGivenUpName(queue.name) }
  await boss.createQueue(makeGivenUpName(queue.name), { ...givenUp, policy: 'standard' })
  await boss.updateQueue(makeGivenUpName(queue.name), givenUp)
  await boss.createQueue(queue.name, { ...tried, policy: 'exclusive' })
  await boss.updateQueue(queue.name, tried)
  // Fills the queue cache: a first `send` inside a transaction would ask for it on a second connection, and the
  // embedded database has one.
  await boss.findJobs(queue.name, { key: '' })
}

/** A queue's name, and what has its workers look for jobs at once. */
type Wake = [name: string, wake: () => Promise<void>]

/** Works on a queue from now on, and on what is given up of it; returns what wakes the workers of both. */
async function workOn(
  boss: PgBoss,
  pool: pg.Pool,
  definition: JobDefinition,
  services: Services,
  { alone, closing }: { alone: boolean; closing: AbortSignal },
): Promise<Wake[]> {
  const { queue } = definition
  const ctx: Ctx = { ...services, actor: { type: 'job', name: queue.name } }
  const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true, perJobResults: true } as const
  const workers: string[] = []
  const turns = queue.turns === 'none' ? null : giveTurns(boss, pool, queue, workers, alone)
  const ofTurn = turns && { minPriority: turnPriority }
  const handle = async (jobs: JobWithMetadata<unknown>[]) => {
    const outcomes = await Promise.all(
      jobs.map((job) => runOnce(definition, ctx, job, { turns, closing, putBack: () => putBack(pool, job) })),
    )
    return outcomes.filter((outcome) => outcome !== null)
  }
  // Each lane is a worker of its own: only the one that is named can be woken up.
  for (let lane = 0; lane < queue.concurrency; lane += 1)
    workers.push(await boss.work(queue.name, { ...options, ...ofTurn }, handle))
  const givingUp = await boss.work(makeGivenUpName(queue.name), options, (jobs: JobWithMetadata<unknown>[]) =>
    Promise.all(jobs.map((job) => giveUpOnce(definition, ctx, job))),
  )
  const wakeAll = async () => {
    for (const worker of workers) boss.notifyWorker(worker)
  }
  return [
    [queue.name, turns?.giveNext ?? wakeAll],
    [makeGivenUpName(queue.name), async () => boss.notifyWorker(givingUp)],
  ]
}

type Outcome = {
  id: string
  status: 'completed' | 'failed' | 'deadletter'
  output?: { reason: string; detail: string; details?: unknown }
}

type Place = { turns: Turns | null; closing: AbortSignal; putBack: () => Promise<void> }

/** Runs one attempt at a job; null when its turn was over or the server stopped first, so that it has no outcome. */
async function runOnce(
  definition: JobDefinition,
  ctx: Ctx,
  job: JobWithMetadata<unknown>,
  { turns, closing, putBack }: Place,
): Promise<Outcome | null> {
  const attempt = job.retryCount + 1
  const log = ctx.log.child({ queue: definition.queue.name, jobId: job.id, attempt })
  let signal = AbortSignal.any([job.signal, closing])
  try {
    if (turns) signal = AbortSignal.any([signal, await turns.begin(job)])
    const step = createStepRunner(ctx.db, job.id)
    await definition.run(ctx, job.data, { jobId: job.id, attempt, signal, step })
    await forgetSteps(ctx.db, job.id)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const final = error instanceof PermanentJobError
    if (!final && signal.reason instanceof PutBack) {
      log.info({ why: signal.reason.message }, 'A job was put back.')
      await putBack()
      return null
    }
    if (final) log.warn({ err: error }, 'A job was given up.')
    else log.error({ err: error }, 'A job failed.')
    const output = {
      reason: final ? error.message : unexpected,
      detail: String(error),
      details: final ? error.details : null,
    }
    return { id: job.id, status: final ? 'deadletter' : 'failed', output }
  } finally {
    turns?.end(job)
  }
}

async function giveUpOnce(definition: JobDefinition, ctx: Ctx, job: JobWithMetadata<unknown>): Promise<Outcome> {
  try {
    const { reason, details } = failure.parse(job.sourceOutput)
    await definition.giveUp(ctx, job.data, reason, details)
    if (job.sourceId !== null) await forgetSteps(ctx.db, job.sourceId)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    ctx.log.error({ err: error, queue: definition.queue.name, jobId: job.id }, 'Could not give up a job.')
    return { id: job.id, status: 'failed', output: { reason: unexpected, detail: String(error) } }
  }
}

/**
 * The time for pg-boss's own waits, by a clock that only goes forward: after the machine's clock is set back by an hour, a
 * wait by that one would take an hour longer. What is stored is stamped by the database.
 */
const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms),
  clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
}
