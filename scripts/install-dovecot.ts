import { spawnSync } from 'node:child_process'
import { findDovecot } from '#server/testing/find-dovecot.ts'

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
