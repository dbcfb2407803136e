import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { type Queue, TurnOver } from './queue.ts'

/** With other processes a workspace waits this many seconds before a lane is taken back: one that is free there takes less. */
const patienceSeconds = 1

/** A job as its worker holds it. */
type HeldJob = { id: string; groupId?: string | null; retryCount: number }

/** The turns of one queue in this process. */
export type Turns = {
  /** Gives free lanes to the jobs that are next and wakes the workers; with no lane free, takes back what is lent too long. */
  giveNext: () => Promise<void>
  /** Notes that a job has its turn. Returns the signal that ends it early, with TurnOver as the reason. */
  begin: (job: HeldJob) => Promise<AbortSignal>
  /** Frees the job's lane. */
  end: (job: HeldJob) => void
}

/** Only a job with this priority is taken up by a worker. */
export const turnPriority = 1

/**
 * Gives turns to the jobs of a queue by workspace: the one with the fewest lanes is next, then the one whose last turn is
 * the longest ago; within a workspace the oldest job. A turn is the job's priority, so that any process may take it up.
 * `workers` are the ids of this process's workers on the queue; `alone` says that this is the only process.
 */
export function giveTurns(boss: PgBoss, pool: pg.Pool, queue: Queue<object>, workers: string[], alone: boolean): Turns {
  const running = new Map<string, AbortController>()
  const giveNext = async () => {
    const free = queue.concurrency - running.size
    if (free > 0) {
      if (await chooseNext(pool, queue, free)) for (const worker of workers) boss.notifyWorker(worker)
    } else if (queue.turns === 'lend') {
      for (const id of await findSurplus(pool, queue, alone ? 0 : patienceSeconds))
        running.get(id)?.abort(new TurnOver())
    }
  }
  return {
    giveNext,
    begin: async (job) => {
      const over = new AbortController()
      running.set(job.id, over)
      await noteTurn(pool, queue, job)
      return over.signal
    },
    end: (job) => {
      running.delete(job.id)
    },
  }
}

/** A job without a workspace, from before there were turns, counts as one of its own. */
const workspace = 'coalesce(group_id, id::text)'
const waits = "name = $1 and state in ('created', 'retry') and not blocked"

/** Marks the jobs whose turn it is, as many as there are free lanes, and no others. Returns whether there is one. */
async function chooseNext(pool: pg.Pool, queue: Queue<object>, free: number): Promise<boolean> {
  const most = queue.turns === 'one-lane' ? 1 : null
  const chosen = await pool.query(
    `with waiting as (
       select id, ${workspace} as who, created_on from pgboss.job where ${waits} and start_after <= now()
     ), held as (
       select ${workspace} as who, count(*) as lanes from pgboss.job where name = $1 and state = 'active' group by 1
     ), ranked as (
       select id, created_on, coalesce(turn, 0) as turn,
         coalesce(lanes, 0) + row_number() over (partition by who order by created_on, id) as lane
       from waiting left join held using (who) left join job_turn on queue = $1 and workspace_id = who
     ), chosen as (
       select id from ranked where $3::int is null or lane <= $3 order by lane, turn, created_on, id limit $2
     ), marked as (
       update pgboss.job set priority = case when id in (select id from chosen) then $4 else 0 end
       where ${waits} and priority <> case when id in (select id from chosen) then $4 else 0 end
     )
     select 1 from chosen limit 1`,
    [queue.name, free, most, turnPriority],
  )
  return chosen.rows.length > 0
}

const ids = z.array(z.object({ id: z.string() }))

/** The youngest jobs of workspaces with more than one lane, as many as there are workspaces that wait without any. */
async function findSurplus(pool: pg.Pool, queue: Queue<object>, patience: number): Promise<string[]> {
  const found = await pool.query(
    `with held as (
       select id, ${workspace} as who, started_on,
         row_number() over (partition by ${workspace} order by started_on, id) as lane
       from pgboss.job where name = $1 and state = 'active'
     ), without as (
       select distinct ${workspace} as who from pgboss.job
       where ${waits} and start_after <= now() - make_interval(secs => $2)
       except select who from held
     )
     select id from held where lane > 1 order by lane desc, started_on desc limit (select count(*) from without)`,
    [queue.name, patience],
  )
  return ids.parse(found.rows).map(({ id }) => id)
}

/** A later try of the job has to wait for a turn again. */
async function noteTurn(pool: pg.Pool, queue: Queue<object>, job: HeldJob): Promise<void> {
  await pool.query(
    `with used as (update pgboss.job set priority = 0 where name = $1 and id = $2)
     insert into job_turn (queue, workspace_id) select $1, $3::text where $3::text is not null
     on conflict (queue, workspace_id) do update set turn = excluded.turn`,
    [queue.name, job.id, job.groupId ?? null],
  )
}
