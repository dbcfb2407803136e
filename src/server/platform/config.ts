import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { ModelSettings } from './language-model/model-settings.ts'
import { readModelSettings } from './language-model/read-model-settings.ts'
import { findProgram } from './office/find-program.ts'
import { imapUrl, type RelaySettings, relayDomain, trustedArc } from './relay-settings.ts'
import { StartError } from './start-error.ts'
import { type StorageSettings, storageUrl } from './storage/storage-settings.ts'

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/** An empty line in an .env file means the same as no line. */
const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const makeSetting = <S extends z.ZodType>(schema: S) => z.preprocess(unset, schema)
const makeWholeNumber = (min: number, max: number, what: string) =>
  z.coerce.number(what).int(what).min(min, what).max(max, what)
const makeAddress = (protocols: string[], what: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), what)

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']
const proxyWords = 'must be off, a number of proxies from 1 to 9, or their addresses, such as 10.0.0.5,192.168.0.0/16'

/** An address, a range of them by its prefix length, or a name for one. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0) return prefix === undefined && proxyNames.includes(address)
  const isRange = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  // A range of everything would let every caller name an address.
  return rest.length === 0 && isRange && prefix !== '0'
}

/** Which proxies are believed about the address of a caller: none, a number of them, or the named ones. */
const trustedProxies = z
  .string()
  .default('off')
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => (parts.length === 1 && /^(off|[1-9])$/.test(parts[0] ?? '')) || parts.every(isProxy), proxyWords)
  .transform((parts) => {
    const [first = ''] = parts
    return first === 'off' ? false : /^[1-9]$/.test(first) ? Number(first) : parts
  })

const linkOriginWords =
  'must be pairs of origins, such as https://docsend.com=http://127.0.0.1:4001, with commas between them'

/** The origin of a web address that has nothing else; null for all other text. */
function readOrigin(text: string): string | null {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : null
}

/** Origins of links, each with the one that is reached in its place; none is named twice. */
const linkOrigins = z
  .string()
  .default('')
  .transform((text, ctx) => {
    const pairs = text
      .split(',')
      .flatMap((pair) => (pair.trim() === '' ? [] : [pair.split('=').map((side) => side.trim())]))
    const origins = pairs.map((sides) => sides.map(readOrigin))
    const found = new Map<string, string>()
    for (const [from, to, ...rest] of origins) {
      if (typeof from === 'string' && typeof to === 'string' && rest.length === 0) found.set(from, to)
    }
    if (found.size !== pairs.length) ctx.addIssue({ code: 'custom', message: linkOriginWords })
    return found
  })

/** Tokens travel to the issuer: in the clear only as far as this machine. */
const isIssuer = (value: string) =>
  URL.canParse(value) && (new URL(value).protocol === 'https:' || isLoopback(new URL(value)))

/** Bytes written as hex or base64. */
function decodeSecret(text: string): Uint8Array {
  const isHex = /^(?:[0-9a-f]{2})+$/i.test(text)
  return new Uint8Array(Buffer.from(text, isHex ? 'hex' : 'base64'))
}

const secretWords = 'must be at least 32 random bytes in hex or base64; `openssl rand -hex 32` prints some'
const secretKey = z
  .string()
  .trim()
  .regex(/^[\w+/-]+=*$/, secretWords)
  .transform(decodeSecret)
  .refine((bytes) => bytes.length >= 32, secretWords)

const settings = z.object({
  PORT: makeSetting(makeWholeNumber(0, 65_535, 'must be a port number from 0 to 65535').default(3000)),
  HOST: makeSetting(z.string().default('127.0.0.1')),
  APP_URL: makeSetting(
    makeAddress(
      ['http:', 'https:'],
      'must be the address that people open, such as https://deals.example.com',
    ).optional(),
  ),
  TRUST_PROXY: makeSetting(trustedProxies),
  DATA_DIR: makeSetting(z.string().default('./data')),
  DATABASE_URL: makeSetting(
    makeAddress(['postgres:', 'postgresql:'], 'must look like postgres://user:password@host:5432/name').optional(),
  ),
  STORAGE_URL: makeSetting(storageUrl.optional()),
  AWS_REGION: makeSetting(z.string().default('us-east-1')),
  SMTP_URL: makeSetting(makeAddress(['smtp:', 'smtps:'], 'must look like smtp://user:password@host:587').optional()),
  MAIL_FROM: makeSetting(
    z
      .string()
      .includes('@', 'must be an email address, such as firstread@example.com')
      .default('Firstread <firstread@localhost>'),
  ),
  GOOGLE_CLIENT_ID: makeSetting(z.string().optional()),
  GOOGLE_CLIENT_SECRET: makeSetting(z.string().optional()),
  GOOGLE_ISSUER: makeSetting(
    z
      .string()
      .refine(isIssuer, 'must be an https address, such as https://accounts.google.com')
      .default('https://accounts.google.com'),
  ),
  MAX_UPLOAD_MB: makeSetting(
    makeWholeNumber(1, 2_000, 'must be a whole number of megabytes from 1 to 2000').default(100),
  ),
  SOFFICE_PATH: makeSetting(z.string().optional()),
  AI_SHARED_KEY: makeSetting(z.enum(['on', 'off'], 'must be on or off').default('off')),
  AI_WORKSPACE_TOKENS_PER_MONTH: makeSetting(
    makeWholeNumber(1, 1_000_000_000_000, 'must be a whole number of tokens above 0').default(1_000_000),
  ),
  METRICS_TOKEN: makeSetting(
    z
      .string()
      .regex(/^\S{16,}$/, 'must be at least 16 characters without spaces; `openssl rand -hex 32` prints some')
      .optional(),
  ),
  METRICS_PORT: makeSetting(makeWholeNumber(1, 65_535, 'must be a port number from 1 to 65535').optional()),
  SECRET_KEY: makeSetting(secretKey.optional()),
  LINK_ORIGINS: makeSetting(linkOrigins),
  RELAY_DOMAIN: makeSetting(relayDomain.optional()),
  RELAY_SMTP_PORT: makeSetting(makeWholeNumber(0, 65_535, 'must be a port number, or 0 for none').default(2525)),
  RELAY_TLS_KEY: makeSetting(z.string().optional()),
  RELAY_TLS_CERT: makeSetting(z.string().optional()),
  RELAY_IMAP_URL: makeSetting(imapUrl.optional()),
  RELAY_TRUSTED_ARC: makeSetting(trustedArc),
  WORKER: makeSetting(z.enum(['on', 'off', 'only'], 'must be on, off or only').default('on')),
  LOG_LEVEL: makeSetting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
})

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: URL }

/** The settings as the server uses them: paths absolute, sizes in bytes, what is not set null. */
export type Config = {
  port: number
  host: string
  /** Without a trailing slash; links in emails start with it. */
  appUrl: string
  /** Whose `X-Forwarded-For` is believed: no proxy's, a number of hops, or these addresses. */
  trustProxy: false | number | string[]
  dataDir: string
  /** Where the uploaded files are kept. */
  storage: StorageSettings
  databaseUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** Sign-in with Google; null when it is not set up. */
  google: GoogleSettings | null
  maxUploadBytes: number
  /** LibreOffice, which draws the slides of presentations as their author saw them; null when the machine has none. */
  sofficePath: string | null
  /** The language model that the server itself was given; null when there is none. */
  model: ModelSettings | null
  /** Tokens of that model that each workspace may use in a month; null where it is not shared with them. */
  modelShare: number | null
  /** Where Ollama listens on this machine. Not a setting: the address is never anyone's to choose. */
  ollamaOrigin: string
  /** Callers that send it may read `/metrics`; null closes it. */
  metricsToken: string | null
  /** Where this machine alone may read `/metrics`; null for nowhere. */
  metricsPort: number | null
  /** What stored keys are encrypted with; null leaves it to the data directory of an embedded database. */
  secretKey: Uint8Array | null
  /** Origins of links that are reached at another one, in tests and behind an egress proxy. */
  linkOrigins: ReadonlyMap<string, string>
  relay: RelaySettings
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
      `WORKER=${given.WORKER} needs DATABASE_URL: the embedded database belongs to one process, which must do both.`,
    )
  }
  if ((given.GOOGLE_CLIENT_ID === undefined) !== (given.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new StartError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.')
  }
  if (given.METRICS_PORT === given.PORT) {
    throw new StartError(`METRICS_PORT and PORT are both ${given.PORT}. Set METRICS_PORT to another one, such as 9464.`)
  }
  const model = readModel(env)
  if (given.AI_SHARED_KEY === 'on' && model === null) {
    throw new StartError(
      'AI_SHARED_KEY is on without a model to share. Set AI_PROVIDER and AI_MODEL, or set it to off.',
    )
  }
  const dataDir = resolve(given.DATA_DIR)
  return {
    port: given.PORT,
    host: given.HOST,
    appUrl: (given.APP_URL ?? getDefaultAddress(given.HOST, given.PORT)).replace(/\/+$/, ''),
    trustProxy: given.TRUST_PROXY,
    dataDir,
    storage: readStorage(given, dataDir),
    databaseUrl: given.DATABASE_URL ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM,
    google: readGoogle(given),
    maxUploadBytes: given.MAX_UPLOAD_MB * 1_000_000,
    sofficePath: findSoffice(given.SOFFICE_PATH, env.PATH),
    model,
    modelShare: given.AI_SHARED_KEY === 'on' ? given.AI_WORKSPACE_TOKENS_PER_MONTH : null,
    ollamaOrigin: 'http://127.0.0.1:11434',
    metricsToken: given.METRICS_TOKEN ?? null,
    metricsPort: given.METRICS_PORT ?? null,
    secretKey: given.SECRET_KEY ?? null,
    linkOrigins: given.LINK_ORIGINS,
    relay: readRelay(given),
    worker: given.WORKER,
    logLevel: given.LOG_LEVEL,
  }
}

function readStorage({ STORAGE_URL, AWS_REGION }: z.output<typeof settings>, dataDir: string): StorageSettings {
  if (STORAGE_URL === undefined) return { kind: 'folder', folder: resolve(dataDir, 'files') }
  return STORAGE_URL.kind === 's3' ? { ...STORAGE_URL, region: STORAGE_URL.region ?? AWS_REGION } : STORAGE_URL
}

/** The program that is named, none for 'off', and else what the search path has. */
function findSoffice(given: string | undefined, path: string | undefined): string | null {
  if (given === 'off') return null
  return given ?? findProgram(['soffice', 'libreoffice'], path ?? '')
}

function readModel(env: Record<string, string | undefined>): ModelSettings | null {
  try {
    return readModelSettings(env)
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

function readGoogle(given: z.output<typeof settings>): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = given
  if (clientId === undefined || clientSecret === undefined) return null
  return { clientId, clientSecret, issuer: new URL(issuer) }
}

function readRelay(given: z.output<typeof settings>): RelaySettings {
  const { RELAY_TLS_KEY: key, RELAY_TLS_CERT: certificate, RELAY_IMAP_URL: imap = null } = given
  if ((key === undefined) !== (certificate === undefined)) {
    throw new StartError('RELAY_TLS_KEY and RELAY_TLS_CERT belong together: set both, or neither.')
  }
  if (given.RELAY_SMTP_PORT !== 0 && given.RELAY_SMTP_PORT === given.PORT) {
    throw new StartError(`RELAY_SMTP_PORT and PORT are both ${given.PORT}. Set RELAY_SMTP_PORT to another one.`)
  }
  return {
    domain: given.RELAY_DOMAIN ?? imap?.user.split('@')[1]?.toLowerCase() ?? null,
    smtpPort: given.RELAY_SMTP_PORT,
    tls: key !== undefined && certificate !== undefined ? { key, certificate } : null,
    imap,
    trustedArc: given.RELAY_TRUSTED_ARC,
  }
}

/** Whether an address leads to this very machine, by HTTP. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** The address to open for a server that listens on `host` and `port`. */
export function getDefaultAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
