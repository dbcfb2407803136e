import { findPostgres } from '#server/testing/postgres-server.ts'
import { installDebianPackage } from './install-debian-package.ts'

/** Installs Debian's postgresql where none is found and that is allowed; the folder of its programs, or null. */
export function installPostgres(): string | null {
  const found = findPostgres()
  if (found) return found
  installDebianPackage('postgresql', 'the tests of a database server')
  return findPostgres()
}
