import type { Readable } from 'node:stream'
import type { Need } from '#contract/deals.ts'
import type { Cookies } from '#server/platform/net/cookies.ts'
import type { Network } from '#server/platform/net/network.ts'

/** What members gave so that a link opens. Passcode and code are used once; the rest is kept for further attempts. */
export type GivenToLink = {
  /** What the sender sees as the visitor. */
  email: string | null
  passcode: string | null
  code: string | null
  /** The text of the agreement that a member accepted, as the need had it. */
  acceptedNda: string | null
  /** The id of the deck that was picked from a data room. */
  choice: string | null
}

/** One attempt to open a link. */
export type LinkVisit = {
  network: Network
  /** Kept from one attempt to the next, since a code by email belongs to its session. */
  cookies: Cookies
  /** The most bytes of a deck. */
  maxBytes: number
  signal: AbortSignal
  /** Waits between two requests. Rejects when the signal is aborted. */
  wait: (ms: number) => Promise<void>
  /** Tells members how far it is, such as 'Fetching page' 3 of 14; `total` 0 for a stage without a count. */
  note: (stage: string, done: number, total: number) => void
}

/**
 * How an attempt ended: with the deck's file, whose bytes are checked by the caller; with something that a member can give,
 * or with a sentence that says what happened and what to do.
 */
export type OpenedLink =
  | { kind: 'document'; stream: Readable; name: string }
  | { kind: 'needs'; need: Need; sentence: string }
  | { kind: 'refused'; sentence: string }

/**
 * Opens the link of one source, in the form that `describeDeckLink` gives it. Page images are put together as a PDF here. May throw
 * OutgoingFailure, which the caller tells as a refusal.
 */
export type OpenLink = (url: string, given: GivenToLink, visit: LinkVisit) => Promise<OpenedLink>
