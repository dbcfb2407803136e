import { accountJobs } from './features/accounts/accounts-jobs.ts'
import { archiveJobs } from './features/archives/archives-jobs.ts'
import { closingJobs } from './features/closing/closing-jobs.ts'
import { commentJobs } from './features/comments/comments-jobs.ts'
import { crmJobs } from './features/crm/crm-jobs.ts'
import { dealJobs } from './features/deals/deals-jobs.ts'
import { deckJobs } from './features/decks/decks-jobs.ts'
import { foundersMailJobs } from './features/founders-mail/founders-mail-jobs.ts'
import { intakeMailJobs } from './features/intake-mail/intake-mail-jobs.ts'
import { memoJobs } from './features/memos/memos-jobs.ts'
import { retentionJobs } from './features/retention/retention-jobs.ts'
import { webhookJobs } from './features/webhooks/webhooks-jobs.ts'
import type { JobDefinition } from './platform/jobs/job.ts'

/** Every job, with the queue it works on. */
export const allJobs: JobDefinition[] = [
  ...accountJobs,
  ...dealJobs,
  ...deckJobs,
  ...memoJobs,
  ...foundersMailJobs,
  ...intakeMailJobs,
  ...commentJobs,
  ...archiveJobs,
  ...webhookJobs,
  ...crmJobs,
  ...closingJobs,
  ...retentionJobs,
]
