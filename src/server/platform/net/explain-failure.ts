import { OutgoingFailure, type OutgoingFailureKind } from './outgoing-failure.ts'

/** Codes of Node, its TLS and undici, by what they mean for the caller; the first match counts. */
const meanings: { codes: RegExp; kind: OutgoingFailureKind }[] = [
  { codes: /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO)/, kind: 'untrusted' },
  { codes: /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, kind: 'slow' },
  { codes: /^(HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES|UND_ERR_INVALID|Z_)/, kind: 'broken' },
]

/** Returns the failure of a request as an OutgoingFailure; its cause is the error of the library. */
export function explainFailure(error: unknown, host: string, signal: AbortSignal): OutgoingFailure {
  if (error instanceof OutgoingFailure) return error
  if (signal.aborted && signal.reason instanceof OutgoingFailure) return signal.reason
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const kind = meanings.find(({ codes }) => codes.test(code))?.kind ?? 'unreachable'
  return new OutgoingFailure(kind, host, error)
}
