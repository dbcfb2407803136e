import { accountRoutes } from './features/accounts/accounts-routes.ts'
import { activityRoutes } from './features/activity/activity-routes.ts'
import { addApiDocs } from './features/api-docs/api-docs-routes.ts'
import { apiKeyRoutes } from './features/api-keys/api-keys-routes.ts'
import { archiveRoutes } from './features/archives/archives-routes.ts'
import { askDeckRoutes } from './features/ask-deck/ask-deck-routes.ts'
import { auditRoutes } from './features/audit/audit-routes.ts'
import { closingRoutes } from './features/closing/closing-routes.ts'
import { commentRoutes } from './features/comments/comments-routes.ts'
import { crmRoutes } from './features/crm/crm-routes.ts'
import { dealCsvRoutes } from './features/deal-csv/deal-csv-routes.ts'
import { dealRoutes } from './features/deals/deals-routes.ts'
import { decisionRoutes } from './features/decisions/decisions-routes.ts'
import { deckRoutes } from './features/decks/decks-routes.ts'
import { addDevOutbox } from './features/dev-outbox/dev-outbox-routes.ts'
import { flagRoutes } from './features/flags/flags-routes.ts'
import { foundersMailRoutes } from './features/founders-mail/founders-mail-routes.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { intakeMailRoutes } from './features/intake-mail/intake-mail-routes.ts'
import { inviteRoutes } from './features/invites/invites-routes.ts'
import { languageModelRoutes } from './features/language-models/language-models-routes.ts'
import { addMcp } from './features/mcp/mcp-routes.ts'
import { memoExportRoutes } from './features/memo-export/memo-export-routes.ts'
import { memoLinkRoutes } from './features/memo-links/memo-links-routes.ts'
import { memoRoutes } from './features/memos/memos-routes.ts'
import { addMetrics } from './features/metrics/metrics-routes.ts'
import { retentionRoutes } from './features/retention/retention-routes.ts'
import { sharingRoutes } from './features/sharing/sharing-routes.ts'
import { viewRoutes } from './features/views/views-routes.ts'
import { webhookRoutes } from './features/webhooks/webhooks-routes.ts'
import { workspaceRoutes } from './features/workspaces/workspaces-routes.ts'
import type { Route } from './platform/http/route.ts'
import type { AddPage } from './platform/http/server.ts'

/** Every call of the contract with the verb that answers it. */
export const allRoutes: Route[] = [
  ...accountRoutes,
  ...workspaceRoutes,
  ...inviteRoutes,
  ...languageModelRoutes,
  ...flagRoutes,
  ...deckRoutes,
  ...dealRoutes,
  ...dealCsvRoutes,
  ...decisionRoutes,
  ...viewRoutes,
  ...memoRoutes,
  ...activityRoutes,
  ...commentRoutes,
  ...apiKeyRoutes,
  ...auditRoutes,
  ...askDeckRoutes,
  ...memoExportRoutes,
  ...foundersMailRoutes,
  ...intakeMailRoutes,
  ...sharingRoutes,
  ...memoLinkRoutes,
  ...archiveRoutes,
  ...webhookRoutes,
  ...crmRoutes,
  ...closingRoutes,
  ...retentionRoutes,
  ...healthRoutes,
]

/** Pages of the server's own, which no contract names. */
export const allPages: AddPage[] = [addDevOutbox, addApiDocs, addMetrics, addMcp]
