import type { PrivateError } from '../log.ts'

/** Why an outgoing request did not bring what was asked for. */
export type OutgoingFailureKind =
  | 'bad-address'
  | 'address-refused'
  | 'unknown-host'
  | 'unreachable'
  | 'untrusted'
  | 'slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'redirect-refused'
  | 'form-refused'
  | 'wrong-type'
  | 'broken'
  | 'stopped'

/** What people are told, by cause; `host` is the name in the address that was asked. */
const sentences: Record<OutgoingFailureKind, (host: string) => string> = {
  'bad-address': () =>
    'This is not an address that Firstread opens. Use one that starts with https:// and has no port, user or password.',
  'address-refused': (host) =>
    `${host} leads into a private network, which Firstread does not open. Use an address that is public on the internet.`,
  'unknown-host': (host) => `${host} was not found. Check the address.`,
  unreachable: (host) => `${host} could not be reached. Try again later.`,
  untrusted: (host) => `${host} has no valid certificate, so nothing was read from it. Check the address.`,
  slow: (host) => `${host} took too long to respond. Try again later.`,
  'too-large': (host) => `What ${host} sent is larger than Firstread takes.`,
  'too-many-redirects': (host) => `${host} redirected too often. Open the address in a browser and use where it ends.`,
  'redirect-refused': (host) => `${host} redirects to an address that Firstread does not open. Check the address.`,
  'form-refused': (host) => `${host} passed the form on to another site, so it was not sent there.`,
  'wrong-type': (host) => `${host} sent another kind of file than expected. Check the address.`,
  broken: (host) => `The response of ${host} broke off or could not be read. Try again.`,
  stopped: () => 'The request was stopped.',
}

/**
 * A failed outgoing request. `message` is a sentence for people; it names the host alone, since paths can hold secrets. A host tells of
 * which company the work is, so the log has the kind alone.
 */
export class OutgoingFailure extends Error implements PrivateError {
  readonly kind: OutgoingFailureKind

  constructor(kind: OutgoingFailureKind, host: string, cause?: unknown) {
    super(sentences[kind](host), cause === undefined ? {} : { cause })
    this.name = 'OutgoingFailure'
    this.kind = kind
  }

  get loggedAs(): string {
    return this.kind
  }
}
