import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** The server's log: one JSON object a line on standard output, without tokens, passwords or mail bodies. */
export function createLog(level: Config['logLevel']): Log {
  return pino({ level, base: null, redact: ['req.headers.authorization', '*.password', '*.token'] })
}
