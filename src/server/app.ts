import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { DeckReader } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { allJobs } from './all-jobs.ts'
import { allMigrations } from './all-migrations.ts'
import { allPages, allRoutes } from './all-routes.ts'
import { authenticate, findLivingSessions } from './features/accounts/authenticate.ts'
import { authenticateKey, findLivingKeys } from './features/api-keys/authenticate-key.ts'
import { createDeckAsker } from './features/ask-deck/deck-asker.ts'
import { createMailInspector } from './features/intake-mail/mail-inspector.ts'
import { createMailReader } from './features/intake-mail/mail-reader.ts'
import { openRelay, type Relay } from './features/intake-mail/open-relay.ts'
import { askNameServers, type ResolveMailName } from './features/intake-mail/resolve-mail-name.ts'
import { createMemoExporter } from './features/memo-export/memo-exporter.ts'
import { createMemoEngine } from './features/memos/memo-engine.ts'
import { refuseHalfFilled } from './platform/backup/fill-store.ts'
import { type Config, getDefaultAddress } from './platform/config.ts'
import type { Services } from './platform/context.ts'
import { refuseEmptyDatabase } from './platform/database/lost-database.ts'
import { migrate } from './platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts'
import { createHttp } from './platform/http/server.ts'
import type { JobDefinition } from './platform/jobs/job.ts'
import { createJobs, type JobRunner } from './platform/jobs/job-runner.ts'
import { type ModelLimits, usualLimits } from './platform/language-model/language-model.ts'
import { createLog, type Log } from './platform/log.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { getOutboxDir, openOutbox } from './platform/mail/outbox.ts'
import { openSmtp } from './platform/mail/smtp.ts'
import { openOfficePdf } from './platform/office/office-pdf.ts'
import { openSecrets } from './platform/secrets/secret-box.ts'
import { StartError } from './platform/start-error.ts'
import { openStore } from './platform/storage/open-store.ts'
import { prepareFolder } from './platform/storage/writable-folder.ts'

/** Limits of reading one document. The slowest page of a real deck takes half a second of the processor. */
const readLimits = { pages: 150, seconds: 10, memoryMb: 512 }

/** Seconds by the clock after which LibreOffice counts as hanging; on a busy machine it takes long. */
const officeSeconds = 600

/** Seconds of the processor that one memo may take, once its deck is read. */
const engineSeconds = 60

/** Seconds of the processor that looking in a deck for the answer to one question may take. */
const askSeconds = 20

/** Seconds that writing one memo as a document may take. */
const exportSeconds = 60

/** Seconds that looking into one email of 30 MB may take. */
const mailSeconds = 20

/** Seconds that running jobs get to finish when the server stops; those that don't are left to other processes or the next start. */
const graceSeconds = 5

/** The services that work in threads; each starts its own with its first work. */
export type ThreadedServices = Pick<
  Services,
  'reader' | 'engine' | 'asker' | 'exporter' | 'mailInspector' | 'mailReader'
>

/** Parts that tests, and nothing else, put in place of the usual ones. */
export type Overrides = Partial<ThreadedServices> & {
  database?: OpenDatabase
  log?: Log
  jobs?: JobDefinition[]
  limitFactor?: number
  modelLimits?: ModelLimits
  now?: () => Date
  wait?: Services['wait']
  webDir?: string
  onLost?: (error: Error) => void
  resolveMailName?: ResolveMailName
}

export type App = {
  http: FastifyInstance
  services: Services
  /**
   * Starts the jobs and listens, as WORKER says. Returns the address to open, null for a process that works on jobs only.
   * Throws StartError when the port is taken.
   */
  start: () => Promise<string | null>
  /** Ends open streams, lets calls and jobs finish, closes everything. */
  stop: () => Promise<void>
}

/** Builds every service of the server once. Throws StartError for what the starter has to put right. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLog(config.logLevel)
  const onLost = overrides.onLost ?? ((error) => log.fatal({ err: error }, 'The embedded database ended.'))
  const database = overrides.database ?? (await openDatabase(config, log, onLost))
  try {
    return await buildOn(database, config, log, overrides)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function buildOn(database: OpenDatabase, config: Config, log: Log, overrides: Overrides): Promise<App> {
  await prepareFolder('DATA_DIR', config.dataDir)
  const files = await openStore(config, log)
  await database.oneAtATime(async () => {
    await refuseHalfFilled(database.db, files)
    await refuseEmptyDatabase(database.db, config, files)
    await migrate(database.db, allMigrations)
  })
  const jobs = createJobs(database.pool, log, database.alone)
  const services: Services = {
    config,
    db: database.db,
    files,
    jobs,
    mailer: await openMailer(config, log),
    ...openThreadedServices(config, log, overrides),
    resolveMailName: overrides.resolveMailName ?? askNameServers,
    modelLimits: overrides.modelLimits ?? usualLimits,
    secrets: await openSecrets(config),
    outboxKey: randomBytes(32).toString('base64url'),
    log,
    now: overrides.now ?? (() => new Date()),
    wait: overrides.wait ?? ((ms, signal) => setTimeout(ms, undefined, signal ? { signal } : {})),
  }
  const http = await createHttp({
    services,
    routes: allRoutes,
    pages: allPages,
    authenticate: async (all, token) => (await authenticateKey(all, token)) ?? authenticate(all, token),
    findLiving: async (all, ids) => (await findLivingSessions(all, ids)).union(await findLivingKeys(all, ids)),
    webDir: overrides.webDir ?? fileURLToPath(new URL('../../dist/web', import.meta.url)),
    limitFactor: overrides.limitFactor ?? 1,
  })
  let relay: Relay | null = null
  return {
    http,
    services,
    start: async () => {
      await database.oneAtATime(() => jobs.start(overrides.jobs ?? allJobs))
      // A process that works on jobs only still measures itself.
      if (config.worker === 'only') await http.ready()
      const address = config.worker === 'only' ? null : await listen(http, config)
      if (address !== null) relay = await openRelay(services)
      // Last, since a start that fails must not cost a waiting job one of its tries.
      if (config.worker !== 'off') await jobs.work(services)
      return address
    },
    stop: async () => {
      await relay?.close()
      await stopAll(http, jobs, services, database)
    },
  }
}

/** Opens those that are not given. */
export function openThreadedServices(
  config: Config,
  log: Log,
  given: Partial<ThreadedServices> = {},
): ThreadedServices {
  return {
    reader: given.reader ?? openReader(config, log),
    engine: given.engine ?? createMemoEngine(engineSeconds),
    asker: given.asker ?? createDeckAsker(askSeconds),
    exporter: given.exporter ?? createMemoExporter(exportSeconds),
    mailInspector: given.mailInspector ?? createMailInspector(mailSeconds),
    mailReader: given.mailReader ?? createMailReader(mailSeconds),
  }
}

/** PDFs and presentations; the latter by LibreOffice's drawing where the machine has it. */
function openReader({ sofficePath: program }: Config, log: Log): DeckReader {
  const office = program === null ? undefined : openOfficePdf({ program, seconds: officeSeconds, log })
  return withPresentations(createDeckReader(readLimits), readLimits, office)
}

const openMailer = (config: Config, log: Log): Promise<Mailer> | Mailer =>
  config.smtpUrl === null
    ? openOutbox(getOutboxDir(config.dataDir), config.mailFrom)
    : openSmtp(config.smtpUrl, config.mailFrom, log)

async function listen(http: FastifyInstance, config: Config): Promise<string> {
  try {
    await http.listen({ host: config.host, port: config.port })
  } catch (error) {
    throw explainPort(error, config) ?? error
  }
  const bound = http.addresses()[0]
  return getDefaultAddress(config.host, typeof bound === 'object' ? bound.port : config.port)
}

function explainPort(error: unknown, { host, port }: Config): StartError | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES')
    return new StartError(`PORT=${port} cannot be used by this user. Set PORT to a number above 1023, such as 3000.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`)
  return null
}

async function stopAll(
  http: FastifyInstance,
  jobs: JobRunner,
  services: Services,
  database: OpenDatabase,
): Promise<void> {
  // Together: a call that takes long, such as an upload, must not keep jobs from being handed back in time.
  await Promise.all([http.close(), jobs.stopWorking(graceSeconds)])
  await jobs.stop(0)
  await services.reader.close()
  await services.engine.close()
  await services.asker.close()
  await services.exporter.close()
  await services.mailInspector.close()
  await services.mailReader.close()
  services.mailer.close()
  services.files.close()
  await database.close()
}
