import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openStore } from './open-store.ts'

type Reply = { status?: number; headers?: Record<string, string>; body?: string | Buffer }
type Answer = (request: { method: string; path: string; query: URLSearchParams; body: Buffer }) => Reply | null

/** A server that keeps what it is sent; `answer` says what it answers otherwise. */
async function startScripted() {
  const files = new Map<string, Buffer>()
  const asked: string[] = []
  const script: { answer: Answer } = { answer: () => null }
  const keep = (method: string, path: string, body: Buffer): Reply => {
    if (method === 'PUT') files.set(path, body)
    if (method === 'GET' && !files.has(path)) return { body: '<ListBucketResult></ListBucketResult>' }
    return { headers: { etag: '"1"' }, body: method === 'GET' ? (files.get(path) ?? '') : '' }
  }
  const handle = async (request: IncomingMessage): Promise<Reply> => {
    const body = await buffer(request)
    const { method = '' } = request
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://store')
    asked.push(`${method} ${request.url}`)
    return script.answer({ method, path, query, body }) ?? keep(method, path, body)
  }
  const server = createServer((request, response) => {
    void handle(request).then(({ status = 200, headers = {}, body = '' }) =>
      response.writeHead(status, headers).end(body),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `s3://key:secret@127.0.0.1:${port}/decks?tls=off`,
    host: `127.0.0.1:${port}`,
    asked,
    script,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const fail = (status: number, code: string): Reply => ({
  status,
  body: `<Error><Code>${code}</Code><Message>Said by the server.</Message></Error>`,
})
const open = (STORAGE_URL: string) => openStore(readConfig({ STORAGE_URL }), createLog('silent'))
const deck = () => Readable.from([Buffer.from('a deck')])
const mebibyte = 1024 * 1024

let real: S3Server
beforeAll(async () => {
  real = await startS3Server()
})
afterAll(() => real.stop())
let scripted: Awaited<ReturnType<typeof startScripted>>
beforeEach(async () => {
  scripted = await startScripted()
})
afterEach(() => scripted.stop())

test('a wrong key, a bucket that is not there and a server that is not there are told at the start', async () => {
  const { host } = new URL(real.url)
  const refusal = (url: string) => open(url).catch((error: Error) => ({ name: error.name, message: error.message }))
  const told = (message: string) => ({ name: 'StartError', message: `STORAGE_URL: ${message}` })
  expect(await refusal(real.url.replace('S3RVER:', 'OTHER:'))).toEqual(
    told(`${host} does not accept the key (InvalidAccessKeyId). Check the key and its secret.`),
  )
  expect(await refusal(real.url.replace('firstread-files', 'nowhere'))).toEqual(
    told(`the bucket nowhere was not found at ${host}. Create it, or name another one.`),
  )
  expect(await refusal('s3://key:secret@127.0.0.1:1/decks?tls=off')).toEqual(
    told('127.0.0.1:1 can’t be reached (ECONNREFUSED). Start it, or correct its address.'),
  )
})

test.each([
  [
    fail(403, 'SignatureDoesNotMatch'),
    'HOST does not accept the key (SignatureDoesNotMatch). Check the key and its secret.',
  ],
  [
    fail(403, 'AccessDenied'),
    'the key may not read, write and delete in the bucket decks at HOST. Give it the right to.',
  ],
  [fail(507, 'XMinioStorageFull'), 'the bucket decks at HOST has no space left. Free some, or name another one.'],
  [fail(400, 'InvalidRequest'), 'the bucket decks at HOST can’t be used: Said by the server.'],
])('a server that refuses the first file is told with its reason', async (reply, message) => {
  scripted.script.answer = ({ method }) => (method === 'PUT' ? reply : null)
  await expect(open(scripted.url)).rejects.toThrow(`STORAGE_URL: ${message.replace('HOST', scripted.host)}`)
})

test('a store that fills up or goes away later is told to the sender: 507 and 503', async () => {
  const store = await open(scripted.url)
  scripted.script.answer = ({ method }) => (method === 'PUT' ? fail(507, 'XMinioStorageFull') : null)
  await expect(store.putStream('decks/1', deck())).rejects.toMatchObject({
    code: 507,
    message: 'Could not store the file: the file storage is full. Try again later, or tell your administrator.',
  })
  scripted.script.answer = () => fail(403, 'AccessDenied')
  const away = 'can’t be reached. Try again later, or tell your administrator.'
  await expect(store.putStream('decks/1', deck())).rejects.toMatchObject({
    code: 503,
    message: `Could not store the file: the file storage ${away}`,
  })
  await expect(store.getBytes('decks/1')).rejects.toMatchObject({ code: 503, message: `The file storage ${away}` })
  await expect(store.deleteFolder('decks')).rejects.toMatchObject({ code: 503 })
  store.close()
})

test('a file that the server gives back altered or cut off does not count, and is removed', async () => {
  const store = await open(scripted.url)
  for (const body of ['a duck', 'a dec']) {
    scripted.script.answer = ({ method, path }) => (method === 'GET' && path === '/decks/one' ? { body } : null)
    await expect(store.putStream('one', deck())).rejects.toMatchObject({ code: 503 })
    expect(scripted.asked.at(-1)).toMatch(/^DELETE \/decks\/one\b/)
  }
  store.close()
})

test('an upload that fails half way takes back the parts that it sent', async () => {
  const store = await open(scripted.url)
  scripted.script.answer = ({ method, query }) =>
    method === 'POST' && query.has('uploads')
      ? { body: '<InitiateMultipartUploadResult><UploadId>half</UploadId></InitiateMultipartUploadResult>' }
      : query.get('partNumber') === '2'
        ? fail(507, 'XMinioStorageFull')
        : null
  // Most of it is not sent yet when the second part is refused: that the stream is ended then is not the failure.
  const large = Readable.from(Array.from({ length: 60 }, () => Buffer.alloc(mebibyte)))
  await expect(store.putStream('decks/1', large)).rejects.toMatchObject({ code: 507 })
  expect(scripted.asked.some((one) => /^DELETE .*uploadId=half/.test(one))).toBe(true)
  expect(scripted.asked.some((one) => /^POST .*uploadId=half/.test(one))).toBe(false)
  store.close()
})

test('uploads that killed processes left are taken back at a start once they are a day old', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  const upload = (id: string, at: string) =>
    `<Upload><Key>decks/${id}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`
  scripted.script.answer = ({ method, query }) =>
    method === 'GET' && query.has('uploads')
      ? {
          body: `<ListMultipartUploadsResult>${upload('old', days(2))}${upload('new', days(0.5))}</ListMultipartUploadsResult>`,
        }
      : null
  const store = await open(scripted.url)
  const aborted = scripted.asked.filter((one) => one.includes('uploadId='))
  expect(aborted).toHaveLength(1)
  expect(aborted[0]).toMatch(/^DELETE \/decks\/decks\/old\?.*uploadId=old/)
  store.close()
})

test('a folder of more files than one request deletes is deleted whole', async () => {
  const store = await open(scripted.url)
  const page = (start: number, next: string) => {
    const keys = Array.from({ length: 1_000 }, (_, n) => `<Contents><Key>decks/${start + n}</Key></Contents>`).join('')
    const more =
      next === '' ? '' : `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
    return { body: `<ListBucketResult>${more}${keys}</ListBucketResult>` }
  }
  const deleted: number[] = []
  scripted.script.answer = ({ method, query, body }) => {
    if (method === 'GET' && query.has('list-type'))
      return query.get('continuation-token') === null ? page(0, 'second') : page(1_000, '')
    if (method === 'POST' && query.has('delete')) deleted.push([...body.toString().matchAll(/<Key>/g)].length)
    return method === 'POST' ? { body: '<DeleteResult></DeleteResult>' } : null
  }
  await store.deleteFolder('decks')
  expect(deleted).toEqual([1_000, 1_000])
  store.close()
})
