import type { AccountTables } from '#server/features/accounts/account-tables.ts'
import type { ActivityTables } from '#server/features/activity/activity-tables.ts'
import type { ApiKeyTables } from '#server/features/api-keys/api-key-tables.ts'
import type { ArchiveTables } from '#server/features/archives/archive-tables.ts'
import type { AuditTables } from '#server/features/audit/audit-tables.ts'
import type { CommentTables } from '#server/features/comments/comment-tables.ts'
import type { CompanySiteTables } from '#server/features/company-site/company-site-tables.ts'
import type { CrmTables } from '#server/features/crm/crm-tables.ts'
import type { DealTables } from '#server/features/deals/deal-tables.ts'
import type { DecisionTables } from '#server/features/decisions/decision-tables.ts'
import type { DeckTables } from '#server/features/decks/deck-tables.ts'
import type { FlagTables } from '#server/features/flags/flag-tables.ts'
import type { FounderMailTables } from '#server/features/founders-mail/founders-mail-tables.ts'
import type { IntakeLinkTables } from '#server/features/intake-links/intake-link-tables.ts'
import type { IntakeMailTables } from '#server/features/intake-mail/intake-mail-tables.ts'
import type { MailReplyTables } from '#server/features/intake-mail/mail-reply-tables.ts'
import type { InviteTables } from '#server/features/invites/invite-tables.ts'
import type { LanguageModelTables } from '#server/features/language-models/language-models-tables.ts'
import type { MemoLinkTables } from '#server/features/memo-links/memo-link-tables.ts'
import type { MemoTables } from '#server/features/memos/memo-tables.ts'
import type { RetentionTables } from '#server/features/retention/retention-tables.ts'
import type { SharingTables } from '#server/features/sharing/sharing-tables.ts'
import type { ViewTables } from '#server/features/views/view-tables.ts'
import type { WebhookTables } from '#server/features/webhooks/webhook-tables.ts'
import type { WorkspaceTables } from '#server/features/workspaces/workspace-tables.ts'
import type { JobTables } from '../jobs/job-tables.ts'

/** Every table by its name; each feature describes its own in `x-tables.ts`. */
export interface Database
  extends JobTables,
    AccountTables,
    ActivityTables,
    ApiKeyTables,
    AuditTables,
    ArchiveTables,
    CommentTables,
    WorkspaceTables,
    InviteTables,
    LanguageModelTables,
    CrmTables,
    DealTables,
    DecisionTables,
    ViewTables,
    CompanySiteTables,
    DeckTables,
    IntakeLinkTables,
    MemoTables,
    MemoLinkTables,
    FlagTables,
    FounderMailTables,
    RetentionTables,
    SharingTables,
    IntakeMailTables,
    MailReplyTables,
    WebhookTables {}
