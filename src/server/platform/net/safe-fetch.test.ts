import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OddPage, type OddWeb, startOddWeb } from '#server/testing/odd-web.ts'
import { catchConnections } from '#server/testing/public-web.ts'
import { createCookies } from './cookies.ts'
import type { Network, Patience } from './network.ts'
import { type SafeFetchOptions, safeFetch } from './safe-fetch.ts'

let web: OddWeb
let other: OddWeb

beforeAll(async () => {
  web = await startOddWeb()
  other = await startOddWeb()
})
afterAll(async () => {
  await Promise.all([web.close(), other.close()])
})

/** deck.example is the first server, other.example the second; nothing else exists. */
function makeNetwork(patience: Partial<Patience> = {}): Network {
  const linkOrigins = new Map([
    ['https://deck.example', web.origin],
    ['https://other.example', other.origin],
  ])
  return { linkOrigins, patience, lookup: () => Promise.reject(new Error('No name server.')) }
}

function ask(page: OddPage, options: Partial<SafeFetchOptions> = {}, patience: Partial<Patience> = {}) {
  web.pages['/page'] = page
  return safeFetch(makeNetwork(patience), 'https://deck.example/page', { maxBytes: 10_000, ...options })
}

/** Writes a piece as often as the connection takes it, until the other side leaves. */
const writeForEver =
  (piece: Buffer): OddPage =>
  (response) => {
    const write = () => {
      while (!response.destroyed && response.write(piece));
    }
    response.on('drain', write)
    write()
  }

describe('a response', () => {
  test('comes with status, headers, text in its charset and the public address', async () => {
    const response = await ask((answer) =>
      answer
        .writeHead(201, { 'content-type': 'text/plain; charset=iso-8859-1', 'x-kind': 'deck' })
        .end(Buffer.from('Zürich', 'latin1')),
    )
    expect(response.status).toBe(201)
    expect(response.headers.get('x-kind')).toBe('deck')
    expect(response.finalUrl).toBe('https://deck.example/page')
    expect(await response.text()).toBe('Zürich')
  })

  test('is read piece by piece where it is long', async () => {
    const { stream } = await ask((answer) => answer.end('0123456789'.repeat(500)))
    let size = 0
    for await (const piece of stream) size += piece.length
    expect(size).toBe(5_000)
  })

  test('of an error status is a response, whatever its type', async () => {
    const page: OddPage = (answer) => answer.writeHead(404, { 'content-type': 'text/html' }).end('<p>gone</p>')
    const response = await ask(page, { types: ['application/pdf'] })
    expect([response.status, await response.text()]).toEqual([404, '<p>gone</p>'])
  })

  test('without a body is empty, by HEAD and with status 204', async () => {
    const head = await ask((answer) => answer.writeHead(200, { 'content-length': 50_000 }).end(), { method: 'HEAD' })
    expect(await head.text()).toBe('')
    expect(await (await ask((answer) => answer.writeHead(204).end())).text()).toBe('')
  })

  test('keeps headers whose words are not ASCII', async () => {
    const words = 'attachment; filename="Zürich – Deck.pdf"'
    const sent = Buffer.from(words).toString('latin1')
    const { headers } = await ask((answer) => answer.writeHead(200, { 'content-disposition': sent }).end())
    expect(Buffer.from(headers.get('content-disposition') ?? '', 'latin1').toString()).toBe(words)
  })

  test('can be left unread', async () => {
    const left = Promise.withResolvers<void>()
    const response = await ask((answer, request) => {
      request.socket.on('close', left.resolve)
      writeForEver(Buffer.alloc(1000))(answer, request, '')
    })
    response.cancel()
    await left.promise
    await expect(response.bytes()).rejects.toThrow()
  })
})

describe('what does not end is ended', () => {
  test.each<[string, OddPage, string]>([
    ['an endless body', writeForEver(Buffer.alloc(1000)), 'too-large'],
    ['a body that is too long', (answer) => answer.end(Buffer.alloc(10_001)), 'too-large'],
    ['headers that never come', () => {}, 'slow'],
    ['a body that stops', (answer) => answer.writeHead(200, { 'content-length': 5 }).write('ab'), 'slow'],
    ['a body that breaks off', (...given) => breakOff(...given), 'broken'],
    ['a closed connection', (answer) => answer.destroy(), 'unreachable'],
    ['headers without end', (answer) => answer.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end(), 'broken'],
    ['a gzip bomb', (answer) => sendPacked(answer, 'gzip', gzipSync(Buffer.alloc(1_000_000))), 'too-large'],
    ['a bomb in a bomb', (answer) => sendPacked(answer, 'gzip, gzip', gzipSync(gzipSync(''))), 'broken'],
    ['a packing that is not known', (answer) => sendPacked(answer, 'zstd', Buffer.alloc(4)), 'broken'],
    ['a packed body that is damaged', (answer) => sendPacked(answer, 'gzip', Buffer.from('not gzip')), 'broken'],
    ['a packed body that breaks off', (answer) => sendPacked(answer, 'gzip', halfOf(gzipSync('deck'))), 'broken'],
  ])('%s', async (_what, page, kind) => {
    const read = async () => (await ask(page, {}, { headersMs: 300, idleMs: 300, wholeMs: 5_000 })).bytes()
    await expect(read()).rejects.toMatchObject({ name: 'OutgoingFailure', kind })
  })

  const breakOff: OddPage = (answer) => {
    answer.writeHead(200, { 'content-length': 5 })
    answer.write('ab', () => answer.destroy())
  }
  const sendPacked = (answer: Parameters<OddPage>[0], encoding: string, body: Uint8Array) =>
    answer.writeHead(200, { 'content-encoding': encoding }).end(body)
  const halfOf = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)

  test('a body that comes drop by drop', async () => {
    const response = await ask(
      (answer) => {
        const timer = setInterval(() => answer.write('x'), 20)
        answer.on('close', () => clearInterval(timer))
      },
      {},
      { idleMs: 1_000, wholeMs: 400 },
    )
    await expect(response.bytes()).rejects.toMatchObject({ kind: 'slow' })
  })

  test('a lookup that never answers', async () => {
    const network = { ...makeNetwork({ headersMs: 50 }), lookup: () => new Promise<never>(() => {}) }
    await expect(safeFetch(network, 'https://far.example/', { maxBytes: 1 })).rejects.toMatchObject({ kind: 'slow' })
  })

  test('a request that the caller stops, before and while it is read', async () => {
    const stop = new AbortController()
    const response = await ask((answer) => answer.write('x'), { signal: stop.signal })
    const read = response.bytes()
    stop.abort()
    await expect(read).rejects.toMatchObject({ kind: 'stopped' })
    await expect(ask(() => {}, { signal: stop.signal })).rejects.toMatchObject({ kind: 'stopped' })
  })

  test('a length that is announced is refused before the body', async () => {
    const page: OddPage = (answer) => answer.writeHead(200, { 'content-length': 20_000 }).write('x')
    await expect(ask(page)).rejects.toMatchObject({
      kind: 'too-large',
      message: 'What deck.example sent is larger than Firstread takes.',
    })
  })

  test.each(['text/html; charset=utf-8', 'application/octet-stream', ''])('the type %j', async (type) => {
    const page: OddPage = (answer) => answer.writeHead(200, type === '' ? {} : { 'content-type': type }).end('x')
    await expect(ask(page, { types: ['application/pdf'] })).rejects.toMatchObject({ kind: 'wrong-type' })
  })

  test('a server that does not listen', async () => {
    const closed = await startOddWeb()
    await closed.close()
    const network = { linkOrigins: new Map([['https://deck.example', closed.origin]]) }
    await expect(safeFetch(network, 'https://deck.example/', { maxBytes: 1 })).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'deck.example could not be reached. Try again later.',
    })
  })
})

test('a server without a certificate is not read over https', async () => {
  const network = { linkOrigins: new Map([['https://deck.example', web.origin.replace('http:', 'https:')]]) }
  await expect(safeFetch(network, 'https://deck.example/', { maxBytes: 1 })).rejects.toMatchObject({
    kind: 'untrusted',
  })
})

describe('a redirect', () => {
  const redirectTo =
    (status: number, location: string): OddPage =>
    (answer) =>
      answer.writeHead(status, { location }).end('moved')

  test('is followed, and the response has the last address', async () => {
    web.pages['/end'] = (answer) => answer.end('here')
    const response = await ask(redirectTo(302, '/end?a=1'))
    expect([response.finalUrl, await response.text()]).toEqual(['https://deck.example/end?a=1', 'here'])
  })

  test('is returned where the caller follows it', async () => {
    const response = await ask(redirectTo(302, 'https://accounts.example/'), { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://accounts.example/'])
  })

  test.each([
    [5, 'arrived'],
    [6, 'too-many-redirects'],
  ])('%i in a row: %s', async (count, outcome) => {
    web.pages['/row'] = (answer, request) => {
      const left = Number(new URL(request.url ?? '', 'https://deck.example').searchParams.get('left'))
      if (left === 0) answer.end('arrived')
      else redirectTo(302, `/row?left=${left - 1}`)(answer, request, '')
    }
    const read = async () =>
      (await safeFetch(makeNetwork(), `https://deck.example/row?left=${count}`, { maxBytes: 100 })).text()
    expect(await read().catch(({ kind }) => kind)).toBe(outcome)
  })

  test('that leads to itself ends', async () => {
    await expect(ask(redirectTo(301, '/page'))).rejects.toMatchObject({ kind: 'too-many-redirects' })
  })

  test('to this machine is refused, though the site itself is allowed there', async () => {
    for (const location of [`${web.origin}/end`, 'http://127.0.0.1/', 'https://unknown.example:8443/']) {
      await expect(ask(redirectTo(302, location))).rejects.toMatchObject({ name: 'OutgoingFailure' })
    }
  })

  test('to another origin takes no key, cookie or other header of the caller along', async () => {
    other.pages['/end'] = (answer) => answer.end('here')
    const cookies = createCookies()
    await cookies.keep('https://deck.example/', ['visit=1; Secure', 'wide=1; Domain=other.example'])
    const headers = { authorization: 'Bearer key', 'x-key': 'key', 'user-agent': 'Firstread' }
    await ask(redirectTo(302, 'https://other.example/end'), { headers, cookies })
    expect(web.asked.at(-1)?.headers).toMatchObject({ ...headers, cookie: 'visit=1' })
    const sent = other.asked.at(-1)?.headers ?? {}
    expect(sent['user-agent']).toBe('Firstread')
    expect(sent).not.toHaveProperty('authorization')
    expect(sent).not.toHaveProperty('x-key')
    expect(sent).not.toHaveProperty('cookie')
  })

  test('back to the first origin does not bring them back', async () => {
    other.pages['/back'] = redirectTo(302, 'https://deck.example/end')
    web.pages['/end'] = (answer) => answer.end('here')
    await ask(redirectTo(302, 'https://other.example/back'), { headers: { authorization: 'Bearer key' } })
    expect(web.asked.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  test.each([
    [302, 'GET', ''],
    [303, 'GET', ''],
    [307, 'POST', 'passcode=1'],
  ])('%i after a form asks by %s', async (status, method, body) => {
    web.pages['/end'] = (answer) => answer.end('here')
    await ask(redirectTo(status, '/end'), { method: 'POST', body: new URLSearchParams({ passcode: '1' }) })
    expect(web.asked.at(-2)).toMatchObject({ method: 'POST', body: 'passcode=1' })
    expect(web.asked.at(-2)?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(web.asked.at(-1)).toMatchObject({ method, body })
  })

  test('that is refused closes the connection', async () => {
    const left = Promise.withResolvers<void>()
    const page: OddPage = (answer, request) => {
      request.socket.on('close', left.resolve)
      answer.writeHead(302, { location: 'ftp://deck.example/' }).write('x')
    }
    await expect(ask(page)).rejects.toMatchObject({
      kind: 'redirect-refused',
      message: 'deck.example redirects to an address that Firstread does not open. Check the address.',
    })
    await left.promise
  })

  test('does not carry a form to another site', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ passcode: '1' }) } as const
    await expect(ask(redirectTo(307, 'https://other.example/end'), form)).rejects.toMatchObject({
      kind: 'form-refused',
    })
    expect(other.asked.filter(({ body }) => body !== '')).toEqual([])
  })
})

describe('cookies', () => {
  test('are kept from a redirect on, by the public address', async () => {
    web.pages['/end'] = (answer, request) => answer.end(request.headers.cookie ?? 'none')
    const cookies = createCookies()
    const page: OddPage = (answer) =>
      answer
        .writeHead(302, { location: '/end', 'set-cookie': ['a=1; Path=/; Secure', 'b=2', 'c=3; Domain=example'] })
        .end()
    expect(await (await ask(page, { cookies })).text()).toBe('a=1; b=2')
    expect(await cookies.read('https://other.example/')).toBe('')
  })

  test('are only those of the jar', async () => {
    const response = await ask((answer, request) => answer.end(request.headers.cookie ?? 'none'), {
      headers: { cookie: 'stolen=1', host: 'elsewhere.example' },
    })
    expect(await response.text()).toBe('none')
    expect(web.asked.at(-1)?.host).toBe('deck.example')
  })
})

describe('LINK_ORIGINS', () => {
  test.each([
    'https://deck.example.attacker.example/',
    'https://www.deck.example/',
    'http://deck.example/',
    'https://deck.example./',
  ])('does not stand for %s', async (address) => {
    const network = { ...makeNetwork(), lookup: async () => [{ address: '127.0.0.1', family: 4 as const }] }
    const caught = catchConnections(() => web.port)
    try {
      await expect(safeFetch(network, address, { maxBytes: 1 })).rejects.toMatchObject({ kind: 'address-refused' })
      expect(caught.tried).toEqual([])
    } finally {
      caught.restore()
    }
  })

  test('does not open its own target to links, nor another port of an origin', async () => {
    for (const address of [web.origin, 'https://deck.example:8443/', 'https://user@deck.example/']) {
      await expect(safeFetch(makeNetwork(), address, { maxBytes: 1 })).rejects.toMatchObject({ kind: 'bad-address' })
    }
  })
})
