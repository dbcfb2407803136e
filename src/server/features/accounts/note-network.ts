import { isIPv6 } from 'node:net'
import type { Ctx } from '#server/platform/context.ts'
import { putKnownNetwork } from './guesses-store.ts'
import { knownNetworkMs } from './tokens.ts'

/** Notes that a user has just proved to be in the caller's network. */
export async function noteNetwork(ctx: Ctx, userId: string): Promise<void> {
  if (ctx.actor.type !== 'anonymous') return
  const now = ctx.now()
  await putKnownNetwork(ctx.db, userId, getNetwork(ctx.actor.address), now, new Date(now.getTime() - knownNetworkMs))
}

/** The network that an address belongs to, about as far as one line or host reaches: IPv4 /24, IPv6 /64. */
export function getNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  const gap = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0')
  const all = [...first, ...gap, ...last].slice(0, 4)
  return `${all.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
