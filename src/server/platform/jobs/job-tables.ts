import type { ColumnType, Generated } from 'kysely'

/** What a job has finished already; a retry of the same job takes the result from here. */
interface JobStepTable {
  job_id: string
  step: string
  /** JSON, parsed with the step's schema when it is read. */
  result: ColumnType<unknown, string, string>
  done_at: Generated<Date>
}

/** When a workspace had its last turn in a queue, counted over all queues. */
interface JobTurnTable {
  queue: string
  workspace_id: string
  turn: Generated<number>
}

export interface JobTables {
  job_step: JobStepTable
  job_turn: JobTurnTable
}
