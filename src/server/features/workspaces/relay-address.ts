import type { Workspace } from '#contract/workspaces.ts'
import type { RelaySettings } from '#server/platform/relay-settings.ts'

/** A workspace as it is stored, with what its caller may do in it. */
export type StoredWorkspace = Omit<Workspace, 'relay_address'>

/**
 * Returns the address that decks are forwarded to: a relay name without @ is at the server's domain. Null where the
 * workspace has none, and where the server receives no email from outside.
 */
export function makeRelayAddress({ domain, smtpPort, imap }: RelaySettings, relayEmail: string): string | null {
  const receives = imap !== null || (smtpPort !== 0 && domain !== null)
  if (!receives || relayEmail === '') return null
  if (relayEmail.includes('@')) return relayEmail
  return domain === null ? null : `${relayEmail}@${domain}`
}

/** Returns a workspace as callers get it. */
export function describeWorkspace(relay: RelaySettings, workspace: StoredWorkspace): Workspace {
  return { ...workspace, relay_address: makeRelayAddress(relay, workspace.relay_email) }
}
