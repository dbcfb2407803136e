import type { Kysely } from 'kysely'
import type { KeyScope } from '#contract/key-scopes.ts'
import type { Role } from '#contract/roles.ts'
import type { DeckAsker } from '#engine/ask/ask-deck.ts'
import type { DeckReader } from '#engine/ports.ts'
import type { MemoEngine } from '#engine/run-engine.ts'
import type { MailInspector } from '../features/intake-mail/mail-inspector.ts'
import type { MailReader } from '../features/intake-mail/mail-reader.ts'
import type { ResolveMailName } from '../features/intake-mail/resolve-mail-name.ts'
import type { MemoExporter } from '../features/memo-export/memo-exporter.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { ModelLimits } from './language-model/language-model.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { SecretBox } from './secrets/secret-box.ts'
import type { FileStore } from './storage/file-store.ts'

/** What every verb may use; built once in app.ts. */
export type Services = {
  config: Config
  db: Kysely<Database>
  files: FileStore
  jobs: Jobs
  mailer: Mailer
  reader: DeckReader
  engine: MemoEngine
  asker: DeckAsker
  exporter: MemoExporter
  mailInspector: MailInspector
  mailReader: MailReader
  resolveMailName: ResolveMailName
  /** Patience with language models. */
  modelLimits: ModelLimits
  /** Keeps the keys of workspaces; null when the server has no secret of its own. */
  secrets: SecretBox | null
  /** Opens `/dev/outbox`; new at each start. */
  outboxKey: string
  log: Log
  now: () => Date
  /** Waits for so many milliseconds; rejects when the signal is aborted. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** On whose behalf a verb runs. */
export type Actor =
  | { type: 'user'; userId: string; tokenId: string }
  /** A program; `userId` is the owner who made its key. It reaches `workspaceId` alone. */
  | {
      type: 'key'
      keyId: string
      name: string
      workspaceId: string
      userId: string
      scopes: readonly KeyScope[]
    }
  | { type: 'job'; name: string }
  | { type: 'anonymous'; address: string }

/** The first argument of every verb. */
export type Ctx = Services & {
  actor: Actor
  /** The role that a user needs in a workspace that the call reaches, as its endpoint says; that of an owner where it is missing. */
  needed?: Role
  /** Where a request came from: the address, and what the client calls itself; missing where no request did. */
  origin?: { address: string; agent: string }
}
