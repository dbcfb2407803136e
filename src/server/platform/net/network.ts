import type { Log } from '../log.ts'

/** An address that a name resolved to. */
export type ResolvedAddress = { address: string; family: 4 | 6 }

/** How long an outgoing request may take, in milliseconds. */
export type Patience = {
  /** Until the headers of each response, the lookup of its name included. */
  headersMs: number
  /** Between two pieces of a body. */
  idleMs: number
  /** From the first lookup to the last byte. */
  wholeMs: number
}

/** What outgoing requests are made with. A server passes its settings and log; tests replace lookup and patience. */
export type Network = {
  /** Origins that are reached at another one, in tests and behind an egress proxy: the only ones that may be private. */
  linkOrigins: ReadonlyMap<string, string>
  log?: Log
  lookup?: (name: string) => Promise<ResolvedAddress[]>
  patience?: Partial<Patience>
}

/** Ends a request to a host that does not respond, sends drop by drop, or never ends. */
export const defaultPatience: Patience = { headersMs: 10_000, idleMs: 20_000, wholeMs: 300_000 }
