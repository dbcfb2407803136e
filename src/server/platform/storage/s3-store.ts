import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { ByteRange, FileStore, StoredBytes, StoredFile } from './file-store.ts'
import { makeStartFailure, toReadingFailure, toStoringFailure } from './s3-failure.ts'
import { checkKey } from './storage-key.ts'
import type { S3Settings } from './storage-settings.ts'

/** A larger file is sent in parts of this size, the smallest that the protocol knows. */
const partBytes = 5 * 1024 * 1024
/** Parts of one file that are sent at the same time; each is in memory until it is there. */
const partsAtOnce = 2
/** Downloads hold a connection as long as a browser takes. */
const mostConnections = 256
const connectMs = 5_000
/** A connection on which nothing moves for so long has ended without a word. */
const silenceMs = 60_000
/** No upload takes this long: its process has ended. */
const longestUploadMs = 86_400_000

type Bucket = { client: S3Client; name: string }

/**
 * Files in a bucket of a server that speaks the S3 protocol, for any number of processes. Tries the bucket out first: throws StartError
 * when it can't be reached, or does not give back what was stored.
 */
export async function openS3Store(settings: S3Settings, log: Log): Promise<FileStore> {
  const bucket: Bucket = { client: openClient(settings), name: settings.bucket }
  const { host } = new URL(settings.endpoint)
  try {
    await tryOut(bucket)
  } catch (error) {
    bucket.client.destroy()
    throw makeStartFailure(error, bucket.name, host)
  }
  await abortOldUploads(bucket).catch((error: unknown) =>
    log.info({ err: error }, 'Could not look for uploads that ended half way in the file storage.'),
  )
  return {
    place: `the bucket ${bucket.name} at ${host}`,
    putStream: async (key, stream) => put(bucket, checkKey(key), stream),
    getStream: async (key, range) => get(bucket, checkKey(key), range),
    getBytes: async (key) => {
      const stream = await get(bucket, checkKey(key))
      return buffer(stream).catch(rejectReading)
    },
    list: () => list(bucket),
    delete: async (key) => remove(bucket, checkKey(key)),
    deleteFolder: async (prefix) => removeFolder(bucket, checkKey(prefix)),
    close: () => bucket.client.destroy(),
  }
}

function openClient({ endpoint, region, credentials }: S3Settings): S3Client {
  const agent = { keepAlive: true, maxSockets: mostConnections }
  return new S3Client({
    endpoint,
    region,
    ...(credentials !== null && { credentials }),
    // Other servers than Amazon's often have no name for each bucket.
    forcePathStyle: !new URL(endpoint).hostname.endsWith('.amazonaws.com'),
    // The usual checksums are sent in a way that some servers store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

/** What only a person at the settings can put right is found before the server answers anyone. */
async function tryOut(bucket: Bucket): Promise<void> {
  const key = `.write-test-${randomUUID()}`
  await put(bucket, key, Readable.from([Buffer.from('Firstread checks that it can write here.\n')]))
  await bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: key }))
  await bucket.client.send(new ListObjectsV2Command({ Bucket: bucket.name, MaxKeys: 1 }))
}

/**
 * A process that is killed leaves the parts that it has sent, which no listing of files shows and which cost room. A thousand of them
 * are listed at once; what is left of more goes at a later start.
 */
async function abortOldUploads({ client, name: Bucket }: Bucket): Promise<void> {
  const before = Date.now() - longestUploadMs
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (Initiated !== undefined && Initiated.getTime() < before)
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
  }
}

async function put(bucket: Bucket, key: string, stream: Readable): Promise<StoredBytes> {
  const hash = createHash('sha256')
  let bytes = 0
  let ofSender: { error: unknown } | null = null
  async function* read() {
    try {
      yield* stream
    } catch (error) {
      ofSender = { error }
      throw error
    }
  }
  // A loop over `read` ends it without an error when the upload fails, so that this failure is not taken for the sender's.
  async function* count() {
    for await (const chunk of read()) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  try {
    await new Upload({
      client: bucket.client,
      params: { Bucket: bucket.name, Key: key, Body: Readable.from(count(), { objectMode: false }) },
      partSize: partBytes,
      queueSize: partsAtOnce,
    }).done()
  } catch (error) {
    // The sender's own error says more than that of the upload that it ended.
    throw ofSender === null ? toStoringFailure(error) : unwrap(ofSender)
  }
  const sent = { bytes, sha256: hash.digest('hex') }
  await confirm(bucket, key, sent)
  return sent
}

const unwrap = ({ error }: { error: unknown }) => error

/** Reads the file again: what the server took counts only when it gives the same bytes back. */
async function confirm(bucket: Bucket, key: string, sent: StoredBytes): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of await get(bucket, key)) {
      hash.update(chunk)
      bytes += chunk.length
    }
  } catch (error) {
    throw toStoringFailure(error instanceof AppError ? error.cause : error)
  }
  if (bytes === sent.bytes && hash.digest('hex') === sent.sha256) return
  await remove(bucket, key)
  throw toStoringFailure(new Error(`The server gave back other bytes than were stored: ${bytes}, not ${sent.bytes}.`))
}

async function get({ client, name: Bucket }: Bucket, Key: string, range?: ByteRange): Promise<Readable> {
  const part = range && { Range: `bytes=${range.start}-${range.end}` }
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...part })).catch(rejectReading)
  if (Body instanceof Readable) return Body
  throw toReadingFailure(new Error('The server answered without a file.'))
}

async function* list({ client, name: Bucket }: Bucket): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key, Size = 0 } of Contents)
      if (Key !== undefined && !Key.startsWith('.')) yield { key: Key, bytes: Size }
  }
}

async function remove({ client, name: Bucket }: Bucket, Key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(rejectReading)
}

/** A page of the list holds as many keys as can be deleted at once: 1,000. */
async function removeFolder({ client, name: Bucket }: Bucket, folder: string): Promise<void> {
  try {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })) {
      const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]))
      if (Objects.length === 0) continue
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
      const [first] = Errors
      if (first) throw new Error(`Could not delete ${first.Key}: ${first.Message}`)
    }
  } catch (error) {
    throw toReadingFailure(error)
  }
}

function rejectReading(error: unknown): never {
  throw toReadingFailure(error)
}
