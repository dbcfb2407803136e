import { findDovecot } from '#server/testing/find-dovecot.ts'
import { installDebianPackage } from './install-debian-package.ts'

/** Installs Debian's dovecot-imapd where none is found and that is allowed; path of a Dovecot, or null. */
export function installDovecot(): string | null {
  const found = findDovecot()
  if (found) return found
  installDebianPackage('dovecot-imapd', 'the tests of the relay mailbox')
  return findDovecot()
}
