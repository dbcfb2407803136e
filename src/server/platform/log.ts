import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** The server's log: one JSON object a line, on standard output unless told otherwise. Its callers pass no secrets. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { err: makeErrorEntry } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Libraries attach whole clients, rows and emails to their errors; these must not reach the log. */
function makeErrorEntry(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  return {
    name: error.name,
    message: error.message,
    code,
    stack: error.stack,
    cause: error.cause && makeErrorEntry(error.cause),
  }
}
