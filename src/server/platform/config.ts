import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Something that the person who starts the server has to put right; `message` is the whole explanation. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/** An empty line in an .env file means the same as no line. */
const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(unset, schema)
const wholeNumber = (min: number, max: number, what: string) =>
  z.coerce.number(what).int(what).min(min, what).max(max, what)
const addressOf = (protocols: string[], what: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), what)

/** Tokens travel to the issuer: in the clear only as far as this machine. */
const isIssuer = (value: string) =>
  URL.canParse(value) && (new URL(value).protocol === 'https:' || isLoopback(new URL(value)))

const settings = z.object({
  PORT: setting(wholeNumber(0, 65_535, 'has to be a port number from 0 to 65535').default(3000)),
  HOST: setting(z.string().default('127.0.0.1')),
  APP_URL: setting(
    addressOf(
      ['http:', 'https:'],
      'has to be the address that people open, such as https://deals.example.com',
    ).optional(),
  ),
  DATA_DIR: setting(z.string().default('./data')),
  DATABASE_URL: setting(
    addressOf(['postgres:', 'postgresql:'], 'has to look like postgres://user:password@host:5432/name').optional(),
  ),
  STORAGE_URL: setting(
    addressOf(['file:'], 'can only be a folder so far, such as file:///var/lib/firstread/files').optional(),
  ),
  SMTP_URL: setting(addressOf(['smtp:', 'smtps:'], 'has to look like smtp://user:password@host:587').optional()),
  MAIL_FROM: setting(z.string().includes('@', 'has to be a mail address').default('Firstread <firstread@localhost>')),
  GOOGLE_CLIENT_ID: setting(z.string().optional()),
  GOOGLE_CLIENT_SECRET: setting(z.string().optional()),
  GOOGLE_ISSUER: setting(
    z
      .string()
      .refine(isIssuer, 'has to be an https address, such as https://accounts.google.com')
      .default('https://accounts.google.com'),
  ),
  MAX_UPLOAD_MB: setting(wholeNumber(1, 2_000, 'has to be a whole number of megabytes from 1 to 2000').default(100)),
  WORKER: setting(z.enum(['on', 'off', 'only'], 'has to be on, off or only').default('on')),
  LOG_LEVEL: setting(z.enum(logLevels, `has to be one of ${logLevels.join(', ')}`).default('info')),
})

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: URL }

/** The settings as the server uses them: paths absolute, sizes in bytes, what is not set null. */
export type Config = {
  port: number
  host: string
  /** Without a trailing slash; links in mails start with it. */
  appUrl: string
  dataDir: string
  /** Folder of the uploaded files. */
  filesDir: string
  databaseUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** Sign-in with Google; null when it is not set up. */
  google: GoogleSettings | null
  maxUploadBytes: number
  worker: 'on' | 'off' | 'only'
  logLevel: (typeof logLevels)[number]
}

/** Reads the settings from the environment. Throws StartError with one plain sentence for every wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(env)
  if (!parsed.success) {
    throw new StartError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
  }
  const given = parsed.data
  if (given.WORKER !== 'on' && given.DATABASE_URL === undefined) {
    throw new StartError(
      `WORKER=${given.WORKER} needs DATABASE_URL: the embedded database belongs to one process, which has to do both.`,
    )
  }
  if ((given.GOOGLE_CLIENT_ID === undefined) !== (given.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new StartError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.')
  }
  const dataDir = resolve(given.DATA_DIR)
  return {
    port: given.PORT,
    host: given.HOST,
    appUrl: (given.APP_URL ?? defaultAddress(given.HOST, given.PORT)).replace(/\/+$/, ''),
    dataDir,
    filesDir: given.STORAGE_URL === undefined ? resolve(dataDir, 'files') : fileURLToPath(given.STORAGE_URL),
    databaseUrl: given.DATABASE_URL ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM,
    google: googleOf(given),
    maxUploadBytes: given.MAX_UPLOAD_MB * 1_000_000,
    worker: given.WORKER,
    logLevel: given.LOG_LEVEL,
  }
}

function googleOf(given: z.output<typeof settings>): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = given
  if (clientId === undefined || clientSecret === undefined) return null
  return { clientId, clientSecret, issuer: new URL(issuer) }
}

/** Whether an address leads to this very machine, by HTTP. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** The address to open for a server that listens on `host` and `port`. */
export function defaultAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
