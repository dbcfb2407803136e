import { describe, expect, it } from 'vitest'
import type { RelaySettings } from '#server/platform/relay-settings.ts'
import { makeRelayAddress } from './relay-address.ts'

const relay: RelaySettings = { domain: 'deals.example', smtpPort: 2525, tls: null, imap: null, trustedArc: [] }
const imap = { host: 'mail.example', port: 993, secure: true, user: 'deals', password: 'secret' }

describe('makeRelayAddress', () => {
  it('puts a name at the domain of the server, and keeps a whole address', () => {
    expect(makeRelayAddress(relay, 'calder')).toBe('calder@deals.example')
    expect(makeRelayAddress(relay, 'deals@calder.example')).toBe('deals@calder.example')
  })

  it('promises nothing where no email is received', () => {
    expect(makeRelayAddress(relay, '')).toBeNull()
    expect(makeRelayAddress({ ...relay, domain: null }, 'deals@calder.example')).toBeNull()
    expect(makeRelayAddress({ ...relay, smtpPort: 0 }, 'calder')).toBeNull()
  })

  it('takes a mailbox in place of a receiver of its own', () => {
    expect(makeRelayAddress({ ...relay, smtpPort: 0, imap }, 'calder')).toBe('calder@deals.example')
    expect(makeRelayAddress({ ...relay, domain: null, imap }, 'deals@calder.example')).toBe('deals@calder.example')
    expect(makeRelayAddress({ ...relay, domain: null, imap }, 'calder')).toBeNull()
  })
})
