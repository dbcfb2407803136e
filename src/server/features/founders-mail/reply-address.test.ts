import { expect, test } from 'vitest'
import { makeReplyAddress, makeReplyToken, readReplyToken } from './reply-address.ts'

const relay = { domain: 'relay.example', smtpPort: 2525, tls: null, imap: null, trustedArc: [] }
const imap = { host: 'mail.example', port: 993, secure: true, user: 'Deals@fund.example', password: 'x' }

test('the address of an answer carries a token of its own', () => {
  const token = makeReplyToken()
  expect(token).toMatch(/^[a-z2-7]{16}$/)
  expect(makeReplyToken()).not.toBe(token)
  expect(makeReplyAddress(relay, 'Deals@fund.example', token)).toBe(`deals+${token}@relay.example`)
  expect(makeReplyAddress(relay, 'our deals', token)).toBe(`reply+${token}@relay.example`)
  expect(makeReplyAddress({ ...relay, imap }, 'x', token)).toBe(`deals+${token}@fund.example`)
  expect(readReplyToken(`Deals+${token.toUpperCase()}@Relay.Example`)).toBe(token)
})

test('a server that receives nothing has no such address', () => {
  expect(makeReplyAddress({ ...relay, domain: null }, 'deals', makeReplyToken())).toBeNull()
  expect(makeReplyAddress({ ...relay, smtpPort: 0 }, 'deals', makeReplyToken())).toBeNull()
})

test('other addresses carry no token', () => {
  for (const address of [
    'deals@relay.example',
    'deals+news@relay.example',
    'deals+abcdefghijklmnop',
    'a b+abcdefghijklmnop@x.example',
  ])
    expect(readReplyToken(address)).toBeNull()
})
