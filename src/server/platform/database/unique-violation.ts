import pg from 'pg'

/** Whether a statement failed since a value has to be unique and isn't. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505'
}
