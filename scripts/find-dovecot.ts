import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']

/** Path of the machine's Dovecot, the IMAP server of the tests, or null. DOVECOT_PATH names another one. */
export function findDovecot(): string | null {
  const named = process.env.DOVECOT_PATH
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path)) ?? null
}

/** Installs Debian's dovecot-imapd where that is allowed (root with apt-get), without starting it; path of a Dovecot, or null. */
export function installDovecot(): string | null {
  const found = findDovecot()
  if (found || process.getuid?.() !== 0) return found
  console.error('Installing Debian package dovecot-imapd for the tests of the relay mailbox...')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'dovecot-imapd')
  return findDovecot()
}
