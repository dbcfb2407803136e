import pg from 'pg'

/** A connection to the database that could not be made. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('Could not reach the database.', { cause })
    this.name = 'DatabaseAway'
  }
}

// Classes of PostgreSQL's codes: connections that broke, and a server that shuts down or starts.
const awayCodes = ['08', '57P']
const tooManyConnections = '53300'
const diskFullCode = '53100'
/** What `pg` says of a connection that ended, without any code. */
const brokenConnection =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying/

/** Whether a call failed since the database could not be reached, or went away meanwhile. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error && brokenConnection.test(error.message)
  const { code = '' } = error
  return code === tooManyConnections || awayCodes.some((start) => code.startsWith(start))
}

/** Whether the database had no room left to write. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === diskFullCode
}

/** Whether a statement failed since a value has to be unique and isn't. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505'
}
