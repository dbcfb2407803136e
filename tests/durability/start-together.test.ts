import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deckEndpoints } from '#contract/decks.ts'
import { type PostgresServer, postgresPrograms, startPostgresServer } from '#server/testing/postgres-server.ts'
import { signUp } from './api-client.ts'
import { startServer } from './server-process.ts'

const starts = 5

describe.skipIf(postgresPrograms === null)('two processes on one database server', () => {
  let server: PostgresServer
  let folder: string
  beforeAll(async () => {
    server = await startPostgresServer(postgresPrograms ?? '')
    folder = await mkdtemp(join(tmpdir(), 'firstread-together-'))
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** The address of an empty database. */
  async function newDatabase(): Promise<string> {
    const name = `firstread_${crypto.randomUUID().replaceAll('-', '')}`
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }

  test('can be started together on an empty database', async () => {
    for (let start = 1; start <= starts; start += 1) {
      const settings = { DATABASE_URL: await newDatabase() }
      const both = [1, 2].map((n) => startServer(join(folder, `${start}-${n}`), settings))
      const addresses = await Promise.all(both.map(({ ready }) => ready))
      expect(new Set(addresses.map(({ url }) => url)).size).toBe(2)
      for (const one of both) await one.kill()
    }
  })

  test('do not lose an upload under way when the second one starts on the same folder', async () => {
    const dataDir = join(folder, 'shared')
    const settings = { DATABASE_URL: await newDatabase() }
    const first = startServer(dataDir, settings)
    const { url, outbox } = await first.ready
    const token = await signUp({ url, outbox })
    const pdf = await readFile(new URL('../../samples/pdf/saas-seed.pdf', import.meta.url))
    const head = [
      '--part\r\ncontent-disposition: form-data; name="deal_name"\r\n\r\nUnder way\r\n',
      '--part\r\ncontent-disposition: form-data; name="pdf_file"; filename="deck.pdf"\r\n',
      'content-type: application/pdf\r\n\r\n',
    ].join('')
    const upload = request(`${url}${deckEndpoints.upload.path}`, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'multipart/form-data; boundary=part' },
    })
    const answered = once(upload, 'response')
    upload.write(head)
    // The rest comes when the second server is there.
    upload.write(pdf.subarray(0, 20_000))
    const second = startServer(dataDir, settings)
    await second.ready
    upload.write(pdf.subarray(20_000))
    upload.end('\r\n--part--\r\n')
    const [response] = await answered
    expect({ status: response.statusCode, body: await text(response) }).toMatchObject({ status: 201 })
    await Promise.all([first.kill(), second.kill()])
  })
})
