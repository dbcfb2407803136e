import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A name for a database that these migrations and packages make; another where one of them has changed. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const migrations = (await readdir(join(root, 'migrations'))).sort().map((name) => join('migrations', name))
  for (const name of [...migrations, 'package-lock.json']) hash.update(await readFile(join(root, name)))
  return hash.digest('hex').slice(0, 16)
}
