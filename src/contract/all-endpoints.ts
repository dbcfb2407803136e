import { accountEndpoints } from './accounts.ts'
import { activityEndpoints } from './activity.ts'
import { apiKeyEndpoints } from './api-keys.ts'
import { archiveEndpoints } from './archives.ts'
import { askDeckEndpoints } from './ask-deck.ts'
import { auditEndpoints } from './audit.ts'
import { commentEndpoints } from './comments.ts'
import { crmEndpoints } from './crm.ts'
import { dealEndpoints } from './deals.ts'
import { decisionEndpoints } from './decisions.ts'
import { deckEndpoints } from './decks.ts'
import { flagEndpoints } from './flags.ts'
import { foundersMailEndpoints } from './founders-mail.ts'
import { healthEndpoints } from './health.ts'
import { inviteEndpoints } from './invites.ts'
import { languageModelEndpoints } from './language-models.ts'
import { memberEndpoints } from './members.ts'
import { memoEndpoints } from './memo.ts'
import { memoChangeEndpoints } from './memo-changes.ts'
import { memoLinkEndpoints, sharedMemoEndpoints } from './memo-links.ts'
import { retentionEndpoints } from './retention.ts'
import { sessionEndpoints } from './sessions.ts'
import { sharingEndpoints } from './sharing.ts'
import { totpEndpoints } from './totp.ts'
import { unconfirmedMailEndpoints } from './unconfirmed-mail.ts'
import { viewEndpoints } from './views.ts'
import { webhookEndpoints } from './webhooks.ts'
import { workspaceEndpoints } from './workspaces.ts'

/** Every call of the product, by feature. */
export const allEndpoints = {
  accounts: accountEndpoints,
  totp: totpEndpoints,
  sessions: sessionEndpoints,
  workspaces: workspaceEndpoints,
  members: memberEndpoints,
  invites: inviteEndpoints,
  languageModels: languageModelEndpoints,
  flags: flagEndpoints,
  decks: deckEndpoints,
  deals: dealEndpoints,
  decisions: decisionEndpoints,
  views: viewEndpoints,
  memos: memoEndpoints,
  memoChanges: memoChangeEndpoints,
  activity: activityEndpoints,
  comments: commentEndpoints,
  apiKeys: apiKeyEndpoints,
  audit: auditEndpoints,
  askDeck: askDeckEndpoints,
  foundersMail: foundersMailEndpoints,
  sharing: sharingEndpoints,
  memoLinks: memoLinkEndpoints,
  crm: crmEndpoints,
  sharedMemos: sharedMemoEndpoints,
  unconfirmedMail: unconfirmedMailEndpoints,
  archives: archiveEndpoints,
  retention: retentionEndpoints,
  webhooks: webhookEndpoints,
  health: healthEndpoints,
}
