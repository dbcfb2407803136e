import type { GivenToLink, LinkVisit } from '#server/features/intake-links/link-source.ts'
import { createCookies } from '#server/platform/net/cookies.ts'

export const nothingGiven: GivenToLink = { email: null, passcode: null, code: null, acceptedNda: null, choice: null }

/** A visit as a job makes it, to servers on this machine. */
export function makeLinkVisit(linkOrigins: ReadonlyMap<string, string>, changes: Partial<LinkVisit> = {}): LinkVisit {
  return {
    network: { linkOrigins },
    cookies: createCookies(),
    maxBytes: 3_000_000,
    signal: new AbortController().signal,
    wait: async () => {},
    note: () => {},
    ...changes,
  }
}
