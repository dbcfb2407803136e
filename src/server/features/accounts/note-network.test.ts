import { expect, test } from 'vitest'
import { getNetwork } from './note-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.250', '203.0.113.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:34::/64'],
  ['2001:0DB8:0012:0034::1', '2001:db8:12:34::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of %s', (address, network) => {
  expect(getNetwork(address)).toBe(network)
})
