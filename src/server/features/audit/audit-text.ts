import type { AuditEvent } from '#contract/audit.ts'

/** What an event is told from: the person and the deal it is about, '' for none, and what it noted beside them. */
export type Told = { about: string; deal: string; detail: string }

const named = (text: string) => (text === '' ? '' : ` ‘${text}’`)
const of = (text: string) => (text === '' ? '' : ` of ‘${text}’`)
const from = (text: string) => (text === '' ? '' : `: ${text}`)

const sentences: Record<AuditEvent, (told: Told) => string> = {
  signed_in: () => 'Signed in.',
  sign_in_failed: ({ about, detail }) => `Could not sign in as ${about}${from(detail)}.`,
  session_ended: ({ detail }) => `Ended a sign-in${from(detail)}.`,
  two_factor_on: () => 'Turned on two-factor sign-in.',
  two_factor_off: () => 'Turned off two-factor sign-in.',
  password_changed: () => 'Set a new password.',
  email_changed: () => 'Changed the email address of the account.',
  invite_made: ({ detail }) => `Invited ${detail}.`,
  invite_withdrawn: ({ detail }) => `Withdrew the invitation of ${detail}.`,
  member_joined: ({ detail }) => `Joined the workspace${detail === '' ? '' : ` as ${detail}`}.`,
  role_changed: ({ about, detail }) => `Changed the role of ${about}${from(detail)}.`,
  member_removed: ({ about }) => `Removed ${about} from the workspace.`,
  member_left: () => 'Left the workspace.',
  account_deleted: ({ detail }) => `Deleted the account${from(detail)}.`,
  key_made: ({ detail }) => `Made the API key ‘${detail}’.`,
  key_ended: ({ detail }) => `Ended the API key ‘${detail}’.`,
  webhook_made: ({ detail }) => `Made a webhook${from(detail)}.`,
  webhook_changed: ({ detail }) => `Changed a webhook${from(detail)}.`,
  webhook_ended: ({ detail }) => `Ended a webhook${from(detail)}.`,
  crm_connected: ({ detail }) => `Connected a CRM${from(detail)}.`,
  crm_changed: ({ detail }) => `Changed what goes to the CRM${from(detail)}.`,
  crm_ended: ({ detail }) => `Ended the connection to the CRM${from(detail)}.`,
  crm_sent: ({ deal, detail }) => `Sent the deal${named(deal)} to the CRM${from(detail)}.`,
  workspace_made: () => 'Made the workspace.',
  workspace_changed: ({ detail }) => `Changed settings of the workspace${from(detail)}.`,
  workspace_closed: ({ detail }) => `Closed the workspace${from(detail)}.`,
  workspace_reopened: () => 'Took the closed workspace back.',
  model_changed: ({ detail }) => `Changed the language model${from(detail)}.`,
  retention_changed: ({ detail }) => `Changed how long data is kept${from(detail)}.`,
  share_made: ({ deal }) => `Shared the update${of(deal)} by a link.`,
  share_ended: ({ deal }) => `Ended the link to the update${of(deal)}.`,
  link_made: ({ deal, detail }) => `Made a memo link${of(deal)}${from(detail)}.`,
  link_changed: ({ deal, detail }) => `Changed a memo link${of(deal)}${from(detail)}.`,
  link_ended: ({ deal, detail }) => `Ended a memo link${of(deal)}${from(detail)}.`,
  deck_downloaded: ({ deal }) => `Downloaded the deck${of(deal)}.`,
  memo_exported: ({ deal, detail }) => `Exported the memo${of(deal)}${from(detail)}.`,
  deals_exported: () => 'Exported the list of deals.',
  audit_exported: () => 'Exported the audit log.',
  workspace_archived: () => 'Made an archive of the workspace.',
  archive_cancelled: () => 'Cancelled an archive of the workspace.',
  archive_downloaded: () => 'Downloaded an archive of the workspace.',
  deal_deleted: ({ deal, detail }) => `Deleted a deal${named(deal)}${from(detail)}.`,
  deal_restored: ({ deal }) => `Restored a deal${named(deal)}.`,
  deck_deleted: ({ deal }) => `Deleted a deck${of(deal)}.`,
  archive_deleted: () => 'Deleted an archive of the workspace.',
  retention_applied: ({ detail }) => `Deleted what was kept for the time set${from(detail)}.`,
}

/** Tells an event as one sentence. */
export const writeAuditText = (event: AuditEvent, told: Told): string => sentences[event](told)
