import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DnsStandIn, startDnsStandIn } from '#server/testing/dns-stand-in.ts'
import { type OddWeb, startOddWeb } from '#server/testing/odd-web.ts'
import { catchConnections } from '#server/testing/public-web.ts'
import type { Network, ResolvedAddress } from './network.ts'
import { safeFetch } from './safe-fetch.ts'

let web: OddWeb
let dns: DnsStandIn
let network: Network
let caught: ReturnType<typeof catchConnections>

beforeAll(async () => {
  web = await startOddWeb()
  dns = await startDnsStandIn({
    'deck.example': [['93.184.216.34']],
    'changing.example': [['93.184.216.34'], ['127.0.0.1']],
    'private.example': [['10.0.0.8']],
    '127.0.0.1.nip.example': [['127.0.0.1']],
    'metadata.example': [['169.254.169.254']],
    'mixed.example': [['93.184.216.34', '192.168.1.10']],
    'shared.example': [['100.64.0.1']],
  })
  network = { linkOrigins: new Map(), lookup: dns.lookup }
})
afterAll(async () => {
  dns.close()
  await web.close()
})
beforeEach(() => {
  caught = catchConnections(() => web.port)
})
afterEach(() => caught.restore())

const loopback = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://%31%32%37.0.0.1/',
  'http://１２７.０.０.１/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://127.0.\t0.1/',
  'http:\\\\127.0.0.1\\',
  'http:127.0.0.1',
  'https://127.0.0.1\\@deck.example/',
  'https://127.0.0.1#@deck.example/',
  'http://0/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://ⓛocalhost/',
  'http://app.localhost/',
  'http://app.localhost./',
]
const privateOrSpecial = [
  'http://10.0.0.1/',
  'http://10.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.257/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://192.0.2.1/',
  'http://198.51.100.1/',
  'http://203.0.113.5/',
  'http://192.88.99.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
]
const metadata = [
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://2852039166/',
  'http://0251.0376.0251.0376/',
  'http://169.254.43518/',
  'http://169.254.170.2/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://168.63.129.16/',
  'http://[fd00:ec2::254]/',
  'http://[fd20:ce::254]/',
  'http://[::ffff:169.254.169.254]/',
]
const ipv6 = [
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:10.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://[5f00::1]/',
  'http://[4000::1]/',
]
const names = [
  'https://private.example/',
  'https://127.0.0.1.nip.example/',
  'http://metadata.example/',
  'https://mixed.example/deck.pdf',
  'https://shared.example/',
  'https://PRIVATE.example/',
]
const notOpened = [
  '',
  'deck.example/deck.pdf',
  '//127.0.0.1/',
  'file:///etc/passwd',
  'ftp://deck.example/',
  'gopher://deck.example/',
  'ws://deck.example/',
  'data:text/html,hello',
  'javascript:alert(1)',
  'blob:https://deck.example/1',
  'http://deck.example:22/',
  'http://deck.example:8080/',
  'http://deck.example:6379/',
  'https://deck.example:11434/',
  'http://deck.example:0/',
  'http://deck.example:65536/',
  'https://user:password@deck.example/',
  'https://user@deck.example/',
  'https://deck.example@127.0.0.1/',
  'https://deck.example:443@127.0.0.1/',
  'http://[fe80::1%25lo]/',
  'http://[::1/',
  'http://127.0.0.1.5/',
  'http://256.256.256.256/',
  'http://0x100000000/',
  'https:///',
  'https://deck .example/',
]
const addressRefused = [...loopback, ...privateOrSpecial, ...metadata, ...ipv6, ...names]

test('more than 60 cases are tried', () => {
  expect(new Set([...addressRefused, ...notOpened]).size).toBeGreaterThan(100)
})

describe('an address is refused before a connection is opened', () => {
  test.each(addressRefused)('%j is not public', async (address) => {
    await expect(safeFetch(network, address, { maxBytes: 1000 })).rejects.toMatchObject({ kind: 'address-refused' })
    expect(caught.tried).toEqual([])
  })

  test.each(notOpened)('%j is not a web address that is opened', async (address) => {
    await expect(safeFetch(network, address, { maxBytes: 1000 })).rejects.toMatchObject({ kind: 'bad-address' })
    expect(caught.tried).toEqual([])
  })

  test('a name that stands for nothing is told apart', async () => {
    const failure = { kind: 'unknown-host', message: 'nothing.example was not found. Check the address.' }
    await expect(safeFetch(network, 'https://nothing.example/', { maxBytes: 1 })).rejects.toMatchObject(failure)
  })

  test('an IPv6 address among public ones is checked as well, with its zone', async () => {
    const lookup = async (): Promise<ResolvedAddress[]> => [
      { address: '2606:2800:220:1::1', family: 6 },
      { address: 'fe80::1%lo', family: 6 },
    ]
    const request = safeFetch({ ...network, lookup }, 'https://two.example/', { maxBytes: 1 })
    await expect(request).rejects.toMatchObject({ kind: 'address-refused' })
    expect(caught.tried).toEqual([])
  })
})

describe('a redirect is checked like the first address', () => {
  // An address without a scheme, or with the same one and no slashes, is a path of the site that redirects.
  const elsewhere = [...addressRefused, ...notOpened].filter((address) => /^(?!http:\w)\w+:/.test(address))

  test.each(elsewhere)('to %j', async (address) => {
    web.pages['/leave'] = (response) => {
      // Headers are bytes: what is not ASCII travels as UTF-8.
      response.writeHead(302, { location: Buffer.from(address.replace('\t', '')).toString('latin1') }).end()
    }
    const request = safeFetch(network, 'http://deck.example/leave', { maxBytes: 1000 })
    await expect(request).rejects.toMatchObject({ name: 'OutgoingFailure' })
    expect(caught.tried.filter(({ host }) => host !== 'deck.example')).toEqual([])
  })
})

describe('a connection leads to the addresses that were checked', () => {
  test('also when the name server changes its answer after the check', async () => {
    web.pages['/deck'] = (response) => response.end('deck')
    const request = safeFetch(network, 'http://changing.example/deck', { maxBytes: 1000 })
    expect(await (await request).text()).toBe('deck')
    const tried = { host: 'changing.example', port: 80, addresses: ['93.184.216.34'] }
    expect(caught.tried).toMatchObject([tried])
    expect(dns.asked.filter((name) => name === 'changing.example')).toHaveLength(1)
    expect(web.asked.at(-1)).toMatchObject({ host: 'changing.example', path: '/deck' })
    const again = safeFetch(network, 'http://changing.example/deck', { maxBytes: 1000 })
    await expect(again).rejects.toMatchObject({ kind: 'address-refused' })
  })

  test('and its certificate is checked for the name', async () => {
    const impatient = { ...network, patience: { headersMs: 200 } }
    await expect(safeFetch(impatient, 'https://deck.example/', { maxBytes: 1 })).rejects.toMatchObject({ kind: 'slow' })
    const [tried] = caught.tried
    expect(tried).toEqual({ host: 'deck.example', port: 443, addresses: ['93.184.216.34'], servername: 'deck.example' })
  })

  test.each([
    ['http://93.184.216.34/deck', '93.184.216.34'],
    ['http://[2606:2800:220:1::1]/deck', '2606:2800:220:1::1'],
    ['http://[64:ff9b::5db8:d822]/deck', '64:ff9b::5db8:d822'],
  ])('%s is public, and reached as it stands', async (address, host) => {
    web.pages['/deck'] = (response) => response.end('deck')
    expect(await (await safeFetch(network, address, { maxBytes: 1000 })).text()).toBe('deck')
    expect(caught.tried).toMatchObject([{ host, port: 80 }])
  })
})
