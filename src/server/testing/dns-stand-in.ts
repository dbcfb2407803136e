import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import type { ResolvedAddress } from '#server/platform/net/network.ts'

/** What a name stands for, each time it is asked; the last list is repeated. */
export type Zone = Record<string, string[][]>

export type DnsStandIn = {
  /** Asks this server, over UDP, for the IPv4 addresses of a name. */
  lookup: (name: string) => Promise<ResolvedAddress[]>
  /** Names that were asked for, in order. */
  asked: string[]
  close: () => void
}

const recordA = 1
const noSuchName = 3

/** Starts a name server on a free port of this machine that knows IPv4 addresses, and can change its mind from one question to the next. */
export async function startDnsStandIn(zone: Zone): Promise<DnsStandIn> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const name = readName(query)
    const times = asked.filter((one) => one === name).length
    asked.push(name)
    const lists = zone[name] ?? []
    socket.send(writeResponse(query, lists[Math.min(times, lists.length - 1)] ?? []), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  const lookup = async (name: string) =>
    (await resolver.resolve4(name)).map((address) => ({ address, family: 4 as const }))
  return { lookup, asked, close: () => socket.close() }
}

/** The name of the one question of a query: parts, each behind its length, up to a zero. */
function readName(query: Buffer): string {
  const parts: string[] = []
  for (let at = 12; (query[at] ?? 0) > 0; at += (query[at] ?? 0) + 1) {
    parts.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)))
  }
  return parts.join('.').toLowerCase()
}

function writeResponse(query: Buffer, addresses: string[]): Buffer {
  const question = query.subarray(12, query.indexOf(0, 12) + 5)
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180 | (addresses.length === 0 ? noSuchName : 0), 2)
  head.writeUInt16BE(addresses.length, 6)
  // Additional records of the question are not repeated.
  head.writeUInt32BE(0, 8)
  const records = addresses.map((address) => {
    const record = Buffer.alloc(16)
    // The name is the one at offset 12.
    record.writeUInt16BE(0xc00c, 0)
    record.writeUInt16BE(recordA, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt16BE(4, 10)
    record.set(address.split('.').map(Number), 12)
    return record
  })
  return Buffer.concat([head, question, ...records])
}
