import { existsSync } from 'node:fs'

const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']

/** Path of the machine's Dovecot, the IMAP server of the tests, or null. DOVECOT_PATH names another one. */
export function findDovecot(): string | null {
  const named = process.env.DOVECOT_PATH
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path)) ?? null
}
