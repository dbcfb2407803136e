import { expect, test } from 'vitest'
import { getDefaultAddress, readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const messageFor = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return null
}

test('nothing must be set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    smtpUrl: null,
    google: null,
    trustProxy: false,
    maxUploadBytes: 100_000_000,
    sofficePath: null,
    worker: 'on',
    logLevel: 'info',
  })
  expect(config.storage).toEqual({ kind: 'folder', folder: `${config.dataDir}/files` })
})

test('an empty value counts as missing', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ', APP_URL: '' })).toEqual(readConfig({}))
})

test.each([
  [
    's3://me:a%2Fb@store.local:9000/decks?tls=off',
    {
      endpoint: 'http://store.local:9000',
      region: 'us-east-1',
      credentials: { accessKeyId: 'me', secretAccessKey: 'a/b' },
    },
  ],
  [
    's3://s3.eu-central-1.amazonaws.com/decks',
    { endpoint: 'https://s3.eu-central-1.amazonaws.com', region: 'eu-central-1', credentials: null },
  ],
  ['s3://store.local/decks?region=here', { endpoint: 'https://store.local', region: 'here', credentials: null }],
])('STORAGE_URL=%s is a bucket', (STORAGE_URL, settings) => {
  expect(readConfig({ STORAGE_URL }).storage).toEqual({ kind: 's3', bucket: 'decks', ...settings })
})

test.each([
  's3://bucket',
  's3://host/',
  's3://host/a/b',
  's3://key@host/decks',
  's3://host/decks?tls=no',
  's3://host/decks?acl=public',
  'https://host/decks',
  '/srv/decks',
])('STORAGE_URL=%s is refused', (STORAGE_URL) => {
  expect(messageFor({ STORAGE_URL })).toBe(
    'STORAGE_URL must be a folder, such as file:///var/lib/firstread/files, or a bucket, such as s3://KEY:SECRET@s3.example.com/bucket.',
  )
})

test('a bucket whose address says no region is in the one of AWS_REGION', () => {
  expect(readConfig({ STORAGE_URL: 's3://store.local/decks', AWS_REGION: 'far' }).storage).toMatchObject({
    region: 'far',
  })
})

test('what is set is used', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    APP_URL: 'https://deals.example.com/',
    DATABASE_URL: 'postgres://me@db/deals',
    STORAGE_URL: 'file:///srv/decks',
    SMTP_URL: 'smtp://mail:587',
    MAX_UPLOAD_MB: '5',
    WORKER: 'only',
  })
  expect(config).toMatchObject({
    port: 8080,
    appUrl: 'https://deals.example.com',
    databaseUrl: 'postgres://me@db/deals',
    storage: { kind: 'folder', folder: '/srv/decks' },
    maxUploadBytes: 5_000_000,
    sofficePath: null,
    worker: 'only',
  })
})

test.each([
  ['', false],
  ['off', false],
  ['1', 1],
  ['10.0.0.5', ['10.0.0.5']],
  ['loopback, 192.168.0.0/16, fd00::/8', ['loopback', '192.168.0.0/16', 'fd00::/8']],
])('TRUST_PROXY=%s believes %j', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy)
})

test.each(['true', '0', '10', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example', '1,10.0.0.5', '10.0.0.5,'])(
  'TRUST_PROXY=%s is refused',
  (TRUST_PROXY) => {
    expect(messageFor({ TRUST_PROXY })).toBe(
      'TRUST_PROXY must be off, a number of proxies from 1 to 9, or their addresses, such as 10.0.0.5,192.168.0.0/16.',
    )
  },
)

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535.'],
  [
    { APP_URL: 'deals.example.com' },
    'APP_URL must be the address that people open, such as https://deals.example.com.',
  ],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
  [{ SMTP_URL: 'mail:587' }, 'SMTP_URL must look like smtp://user:password@host:587.'],
  [{ MAIL_FROM: 'Firstread' }, 'MAIL_FROM must be an email address, such as firstread@example.com.'],
  [
    { GOOGLE_ISSUER: 'http://accounts.example' },
    'GOOGLE_ISSUER must be an https address, such as https://accounts.google.com.',
  ],
  [{ MAX_UPLOAD_MB: '0' }, 'MAX_UPLOAD_MB must be a whole number of megabytes from 1 to 2000.'],
  [
    { METRICS_TOKEN: 'short' },
    'METRICS_TOKEN must be at least 16 characters without spaces; `openssl rand -hex 32` prints some.',
  ],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a port number from 1 to 65535.'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT and PORT are both 3000. Set METRICS_PORT to another one, such as 9464.'],
  [{ AI_SHARED_KEY: 'yes' }, 'AI_SHARED_KEY must be on or off.'],
  [{ AI_WORKSPACE_TOKENS_PER_MONTH: '0' }, 'AI_WORKSPACE_TOKENS_PER_MONTH must be a whole number of tokens above 0.'],
  [{ WORKER: 'maybe' }, 'WORKER must be on, off or only.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
])('%o stops the start with a plain sentence', (env, message) => {
  expect(messageFor(env)).toBe(message)
})

test('LINK_ORIGINS names origins and what is reached in their place', () => {
  expect(readConfig({}).linkOrigins).toEqual(new Map())
  const LINK_ORIGINS = 'https://docsend.com=http://127.0.0.1:4001, https://Drive.google.com/ = https://proxy.internal,'
  expect([...readConfig({ LINK_ORIGINS }).linkOrigins]).toEqual([
    ['https://docsend.com', 'http://127.0.0.1:4001'],
    ['https://drive.google.com', 'https://proxy.internal'],
  ])
})

test.each([
  'https://docsend.com',
  'docsend.com=127.0.0.1',
  'https://docsend.com=ftp://127.0.0.1',
  'https://docsend.com=http://127.0.0.1/path',
  'https://docsend.com=http://user:password@127.0.0.1',
  'https://docsend.com=http://127.0.0.1=http://127.0.0.2',
  'https://docsend.com=http://127.0.0.1,https://docsend.com=http://127.0.0.2',
])('LINK_ORIGINS=%s stops the start', (LINK_ORIGINS) => {
  expect(messageFor({ LINK_ORIGINS })).toBe(
    'LINK_ORIGINS must be pairs of origins, such as https://docsend.com=http://127.0.0.1:4001, with commas between them.',
  )
})

test('Google needs its id and its secret, and by default is Google', () => {
  const [id, secret] = [{ GOOGLE_CLIENT_ID: 'an-id' }, { GOOGLE_CLIENT_SECRET: 'a-secret' }]
  const together = 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.'
  expect(messageFor(id)).toBe(together)
  expect(messageFor(secret)).toBe(together)
  const google = { clientId: 'an-id', clientSecret: 'a-secret', issuer: new URL('https://accounts.google.com') }
  expect(readConfig({ ...id, ...secret }).google).toEqual(google)
  const local = readConfig({ ...id, ...secret, GOOGLE_ISSUER: 'http://localhost:8080' })
  expect(local.google?.issuer.href).toBe('http://localhost:8080/')
})

test.each([
  [{ AI_MODEL: 'gpt-5-mini' }, 'AI_MODEL is set without AI_PROVIDER. Set AI_PROVIDER to openai, anthropic, google'],
  [{ AI_API_KEY: 'sk-1' }, 'AI_API_KEY is set without AI_PROVIDER. Set AI_PROVIDER to openai, anthropic, google'],
  [{ AI_PROVIDER: 'google', AI_API_KEY: 'sk-1' }, 'AI_PROVIDER is set without AI_MODEL. Set AI_MODEL to the name'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini' }, 'AI_PROVIDER is openai, which needs a key. Set AI_API_KEY.'],
  [{ AI_PROVIDER: 'gpt', AI_MODEL: 'x', AI_API_KEY: 'sk-1' }, 'AI_PROVIDER must be one of openai, anthropic, google'],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x', AI_BASE_URL: 'localhost:11434' },
    'AI_BASE_URL must be an address, such as http://127.0.0.1:11434/v1.',
  ],
])('a language model that is half set up by %o stops the start and says what to set', (env, message) => {
  expect(messageFor(env)).toContain(message)
  expect(messageFor(env)).not.toContain('sk-1')
})

test('the server’s model is shared with workspaces only when that is said, and then to a limit', () => {
  const model = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini', AI_API_KEY: 'sk-1' }
  expect(readConfig(model).modelShare).toBeNull()
  expect(readConfig({ ...model, AI_SHARED_KEY: 'on' }).modelShare).toBe(1_000_000)
  expect(readConfig({ ...model, AI_SHARED_KEY: 'on', AI_WORKSPACE_TOKENS_PER_MONTH: '5000' }).modelShare).toBe(5_000)
  expect(messageFor({ AI_SHARED_KEY: 'on' })).toBe(
    'AI_SHARED_KEY is on without a model to share. Set AI_PROVIDER and AI_MODEL, or set it to off.',
  )
})

test('every wrong setting is named at once', () => {
  expect(messageFor({ PORT: 'x', WORKER: 'y' })?.split('\n')).toHaveLength(2)
})

test('the embedded database needs its one process to do both', () => {
  expect(messageFor({ WORKER: 'off' })).toContain('needs DATABASE_URL')
  expect(messageFor({ WORKER: 'only' })).toContain('needs DATABASE_URL')
})

test('an address that listens everywhere is opened by loopback', () => {
  expect(getDefaultAddress('0.0.0.0', 80)).toBe('http://127.0.0.1:80')
  expect(getDefaultAddress('::1', 80)).toBe('http://[::1]:80')
})

test('LibreOffice is the program that is named, none when it is switched off', () => {
  expect(readConfig({ SOFFICE_PATH: '/opt/office/soffice' }).sofficePath).toBe('/opt/office/soffice')
  expect(readConfig({ SOFFICE_PATH: 'off', PATH: process.env.PATH ?? '' }).sofficePath).toBeNull()
})
