import type { ColumnType, Generated } from 'kysely'

/** What a job has finished already; a retry of the same job takes the result from here. */
export interface JobStepTable {
  job_id: string
  step: string
  /** JSON, parsed with the step's schema when it is read. */
  result: ColumnType<unknown, string, string>
  done_at: Generated<Date>
}

export interface JobTables {
  job_step: JobStepTable
}
