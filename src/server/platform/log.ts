import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** The server's log: one JSON object a line, on standard output unless told otherwise. Its callers pass no secrets. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { err: makeErrorEntry }, hooks: { logMethod: logWithWords } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Where a line has no words of its own, as lines of libraries, pino would take those of its error. */
function logWithWords(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, ...rest]: unknown[] = args
  const isError = typeof first === 'object' && first !== null && ('err' in first || first instanceof Error)
  if (isError && rest.length === 0) log.call(this, first, 'An error was met.')
  else log.apply(this, args)
}

/**
 * An error whose message is for people, and names what is confidential. The log has `loggedAs` in its place, and of its causes no message
 * that is not of this kind.
 */
export type PrivateError = Error & { readonly loggedAs: string }

/** Libraries attach whole clients, rows and emails to their errors; these must not reach the log. */
const makeErrorEntry = (thrown: unknown): unknown =>
  thrown instanceof Error ? describeError(thrown, false) : String(thrown)

/** `isBelow`: an error that it is a cause of has a message for people. */
function describeError(error: Error, isBelow: boolean): object {
  const loggedAs = 'loggedAs' in error ? String(error.loggedAs) : null
  const isPrivate = isBelow || loggedAs !== null
  const message = loggedAs ?? (isPrivate ? '' : hideData(error))
  const code = 'code' in error ? error.code : undefined
  // The stack begins with the message.
  const frames = (error.stack ?? '').replace(error.message, () => '').split('\n')
  return {
    name: error.name,
    message,
    code,
    stack: [`${error.name}: ${message}`, ...frames.filter((line) => /^\s+at /.test(line))].join('\n'),
    // Others are answers and requests, as texts too.
    cause: error.cause instanceof Error ? describeError(error.cause, isPrivate) : undefined,
  }
}

const address = /[^\s<>"'“”‘’()[\],;:=]+@[^\s<>"'“”‘’()[\],;:=]+/gu
/** The SQLSTATE of a value that PostgreSQL can't take, which its message quotes. */
const isOfValue = /^22[0-9A-Z]{3}$/

/** The message of an error without what it quotes of data. */
function hideData(error: Error): string {
  // It is of a text that was read, and tells a piece of that.
  if (error instanceof SyntaxError) return 'A text has another form than it must have.'
  const isDatabases = 'code' in error && isOfValue.test(String(error.code))
  const message = isDatabases ? error.message.replace(/"[\s\S]*"/u, '"…"') : error.message
  return message.replace(address, '…@…')
}
