import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** A bucket of a server that speaks the S3 protocol. */
export type S3Settings = {
  /** Origin of the server. */
  endpoint: string
  bucket: string
  region: string
  /** Null leaves them to the environment, as the AWS tools read it. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

type Folder = { kind: 'folder'; folder: string }
/** Where uploaded files are kept. */
export type StorageSettings = Folder | ({ kind: 's3' } & S3Settings)
/** The same as the address alone says it, which may name no region. */
type StorageAddress = Folder | ({ kind: 's3' } & Omit<S3Settings, 'region'> & { region: string | null })

const words =
  'must be a folder, such as file:///var/lib/firstread/files, or a bucket, such as s3://KEY:SECRET@s3.example.com/bucket'

/** STORAGE_URL: `file:///folder`, or `s3://KEY:SECRET@host:port/bucket?region=…&tls=off`; key, region and tls can be left out. */
export const storageUrl = z.string().transform((text, ctx): StorageAddress => {
  const url = URL.parse(text)
  const settings = url && (url.protocol === 'file:' ? readFolder(url) : readBucket(url))
  if (settings) return settings
  ctx.addIssue({ code: 'custom', message: words })
  return z.NEVER
})

function readFolder(url: URL): StorageAddress | null {
  try {
    return { kind: 'folder', folder: fileURLToPath(url) }
  } catch {
    return null
  }
}

const parameters = z.strictObject({
  region: z.string().min(1).optional(),
  tls: z.enum(['on', 'off']).default('on'),
})

function readBucket(url: URL): StorageAddress | null {
  const bucket = /^\/([a-z0-9][a-z0-9._-]{2,62})\/?$/i.exec(url.pathname)?.[1]
  const given = parameters.safeParse(Object.fromEntries(url.searchParams))
  const credentials = readCredentials(url)
  if (url.protocol !== 's3:' || url.host === '' || bucket === undefined) return null
  if (!given.success || credentials === undefined) return null
  const { region = findRegion(url.hostname), tls } = given.data
  return { kind: 's3', endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`, bucket, region, credentials }
}

/** Key and secret, both or none; undefined for what can't be read. */
function readCredentials({ username, password }: URL): S3Settings['credentials'] | undefined {
  if (username === '' && password === '') return null
  if (username === '' || password === '') return undefined
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}

/** The region that a host name of Amazon's says. */
const findRegion = (hostname: string) => /^s3[.-]([a-z0-9-]+)\.amazonaws\.com$/.exec(hostname)?.[1] ?? null
