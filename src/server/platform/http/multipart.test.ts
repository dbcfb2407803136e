import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createTestHttp } from '#server/testing/test-http.ts'
import { unsupported } from '../errors.ts'
import { route } from './route.ts'

const common = { access: 'public', summary: 'For this test.' } as const
const form = z.object({ deal_name: z.string().min(1, 'Deal name is required') })

const routes = [
  route(
    endpoint({
      ...common,
      method: 'POST',
      path: '/api/upload/',
      body: form,
      sends: 'multipart',
      response: z.unknown(),
    }),
    async (_ctx, { receive }) =>
      receive(async ({ field, name, contentType, stream }) => ({
        field,
        name,
        contentType,
        bytes: (await buffer(stream)).length,
      })),
  ),
  route(
    endpoint({ ...common, method: 'POST', path: '/api/unwanted/', sends: 'multipart', response: z.unknown() }),
    async (_ctx, { receive }) =>
      receive(async () => {
        throw unsupported('No decks here.')
      }),
  ),
  route(
    endpoint({ ...common, method: 'POST', path: '/api/full-disk/', sends: 'multipart', response: z.unknown() }),
    async (_ctx, { receive }) =>
      receive(async () => {
        throw new Error('no space left on device')
      }),
  ),
]

let http: FastifyInstance
let url: string
beforeAll(async () => {
  http = await createTestHttp(routes, { config: { maxUploadBytes: 2_000_000 } })
  url = await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => http.close())

test('a form hands its file over as a stream and its fields parsed', async () => {
  const body = new FormData()
  body.set('pdf_file', new File(['x'.repeat(1_500_000)], 'dëck.pdf', { type: 'application/pdf' }))
  body.set('deal_name', 'Acme')
  const answer = await fetch(`${url}/api/upload/`, { method: 'POST', body })
  expect(await answer.json()).toEqual({
    results: {
      body: { deal_name: 'Acme' },
      files: [{ field: 'pdf_file', name: 'dëck.pdf', contentType: 'application/pdf', bytes: 1_500_000 }],
    },
  })
})

const formWith = (parts: Record<string, string | File | File[]>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) for (const one of [value].flat()) body.append(name, one)
  return body
}
const deck = (bytes: number) => new File(['x'.repeat(bytes)], 'deck.pdf')

test.each([
  ['no deal name', formWith({ pdf_file: deck(10) }), 422, 'Required'],
  ['an empty deal name', formWith({ deal_name: '' }), 422, 'Deal name is required'],
  ['a file too large', formWith({ pdf_file: deck(2_100_000), deal_name: 'A' }), 413, 'The file is larger than 2 MB.'],
  ['a file far too large', formWith({ pdf_file: deck(60_000_000) }), 413, 'The file is larger than 2 MB.'],
  ['a field too long', formWith({ deal_name: 'x'.repeat(1_000_001) }), 413, 'deal_name is too long.'],
  ['two files', formWith({ pdf_file: [deck(1), deck(1)] }), 413, 'The form has too many parts.'],
  ['no form', JSON.stringify({ deal_name: 'Acme' }), 415, 'This type of content is not supported.'],
])('a form with %s is refused', async (_what, body, code, message) => {
  const answer = await fetch(`${url}/api/upload/`, { method: 'POST', body })
  expect(answer.status).toBe(code)
  expect(await answer.json()).toMatchObject({ error: { code, message } })
})

test('a form whose file no one wants is answered while it is still arriving', async () => {
  const answer = await fetch(`${url}/api/unwanted/`, { method: 'POST', body: formWith({ pdf_file: deck(60_000_000) }) })
  expect(await answer.json()).toEqual({ error: { code: 415, message: 'No decks here.' } })
})

test('an upload that breaks off is 400', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const payload = '--b\r\ncontent-disposition: form-data; name="pdf_file"; filename="a.pdf"\r\n\r\nhalf'
  const answer = await http.inject({ method: 'POST', url: '/api/upload/', headers, payload })
  expect(answer.json()).toEqual({ error: { code: 400, message: 'Could not read the form.' } })
})

test('a file input that was left empty is not a file', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const part = (disposition: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`
  const payload = `${part('name="pdf_file"; filename=""', '')}${part('name="deal_name"', 'Acme')}--b--\r\n`
  const answer = await http.inject({ method: 'POST', url: '/api/upload/', headers, payload })
  expect(answer.json()).toEqual({ results: { body: { deal_name: 'Acme' }, files: [] } })
})

test('a file that can not be stored is our failure, not the form’s', async () => {
  const body = formWith({ pdf_file: deck(10) })
  expect((await fetch(`${url}/api/full-disk/`, { method: 'POST', body })).status).toBe(500)
})
