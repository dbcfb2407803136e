import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Global unicast is handed out from 2000::/3 only; what lies outside stands for something else in every table.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** Public by its range, but the door to the machine's own metadata in one cloud. */
const metadataAddresses = ['168.63.129.16']

/**
 * Whether an IP address is one of the public internet. An IPv4 address inside an IPv6 one counts as itself where IPv6 hosts
 * reach IPv4 that way (mapped, NAT64); other forms that carry one are not public. What is not an IP address is not either.
 */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js also reads short and octal forms, which a connection may read otherwise.
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return isPublicIPv4(address)
  if (address.isIPv4MappedAddress()) return isPublicIPv4(address.toIPv4Address())
  if (address.match(nat64)) return isPublicIPv4(new ipaddr.IPv4(address.toByteArray().slice(12)))
  return address.range() === 'unicast' && address.match(globalUnicast)
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !metadataAddresses.includes(address.toString())
}
