import * as jobSteps from '../../migrations/000-job-steps.ts'
import * as accounts from '../../migrations/001-accounts.ts'
import * as workspaces from '../../migrations/002-workspaces.ts'
import * as deals from '../../migrations/003-deals.ts'
import * as flags from '../../migrations/004-flags.ts'
import * as waysIn from '../../migrations/005-ways-in.ts'
import * as founderMails from '../../migrations/006-founder-mails.ts'
import * as shares from '../../migrations/007-shares.ts'
import * as corrections from '../../migrations/008-corrections.ts'
import * as languageModels from '../../migrations/009-language-models.ts'
import * as cancelModel from '../../migrations/010-cancel-model.ts'
import * as jobTurns from '../../migrations/011-job-turns.ts'
import * as modelShare from '../../migrations/013-model-share.ts'
import * as changeEmail from '../../migrations/014-change-email.ts'
import * as passwordGuesses from '../../migrations/015-password-guesses.ts'
import * as dealChanges from '../../migrations/016-deal-changes.ts'
import * as workspacesWithoutRelay from '../../migrations/018-workspaces-without-relay.ts'
import * as standing from '../../migrations/019-standing.ts'
import * as intake from '../../migrations/020-intake.ts'
import * as links from '../../migrations/021-links.ts'
import * as versions from '../../migrations/022-versions.ts'
import * as companySite from '../../migrations/023-company-site.ts'
import * as intakeMail from '../../migrations/024-intake-mail.ts'
import * as founderAnswers from '../../migrations/025-founder-answers.ts'
import * as unlockedDecks from '../../migrations/026-unlocked-decks.ts'
import * as triage from '../../migrations/027-triage.ts'
import * as decisions from '../../migrations/028-decisions.ts'
import * as views from '../../migrations/029-views.ts'
import * as team from '../../migrations/030-team.ts'
import * as totp from '../../migrations/031-totp.ts'
import * as activity from '../../migrations/032-activity.ts'
import * as comments from '../../migrations/033-comments.ts'
import * as memoLinks from '../../migrations/034-memo-links.ts'
import * as singleChanges from '../../migrations/035-single-changes.ts'
import * as noModel from '../../migrations/036-no-model.ts'
import * as apiKeys from '../../migrations/037-api-keys.ts'
import * as audit from '../../migrations/038-audit.ts'
import * as webhooks from '../../migrations/039-webhooks.ts'
import * as crm from '../../migrations/040-crm.ts'
import * as archives from '../../migrations/041-archives.ts'
import * as closing from '../../migrations/042-closing.ts'
import * as retention from '../../migrations/043-retention.ts'
import * as crmMaking from '../../migrations/044-crm-making.ts'
import * as retentionTold from '../../migrations/045-retention-told.ts'
import * as describeAgain from '../../migrations/046-describe-again.ts'
import type { Migrations } from './platform/database/migrate.ts'

/** Every migration in the order in which it runs; one that has run anywhere is never changed. */
export const allMigrations: Migrations = {
  '000-job-steps': jobSteps,
  '001-accounts': accounts,
  '002-workspaces': workspaces,
  '003-deals': deals,
  '004-flags': flags,
  '005-ways-in': waysIn,
  '006-founder-mails': founderMails,
  '007-shares': shares,
  '008-corrections': corrections,
  '009-language-models': languageModels,
  '010-cancel-model': cancelModel,
  '011-job-turns': jobTurns,
  '013-model-share': modelShare,
  '014-change-email': changeEmail,
  '015-password-guesses': passwordGuesses,
  '016-deal-changes': dealChanges,
  '018-workspaces-without-relay': workspacesWithoutRelay,
  '019-standing': standing,
  '020-intake': intake,
  '021-links': links,
  '022-versions': versions,
  '023-company-site': companySite,
  '024-intake-mail': intakeMail,
  '025-founder-answers': founderAnswers,
  '026-unlocked-decks': unlockedDecks,
  '027-triage': triage,
  '028-decisions': decisions,
  '029-views': views,
  '030-team': team,
  '031-totp': totp,
  '032-activity': activity,
  '033-comments': comments,
  '034-memo-links': memoLinks,
  '035-single-changes': singleChanges,
  '036-no-model': noModel,
  '037-api-keys': apiKeys,
  '038-audit': audit,
  '039-webhooks': webhooks,
  '040-crm': crm,
  '041-archives': archives,
  '042-closing': closing,
  '043-retention': retention,
  '044-crm-making': crmMaking,
  '045-retention-told': retentionTold,
  '046-describe-again': describeAgain,
}
