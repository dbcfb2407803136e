// The licences of all packages that run or are part of the web app: node scripts/write-notices.ts FILE writes them, without FILE they are
// only checked. Ends with 1 where a package may not be handed on with the product.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findRefused, listPackages } from './package-licences.ts'
import { writeNotices } from './third-party-notices.ts'

const root = resolve(import.meta.dirname, '..')
const [file] = process.argv.slice(2)
const packages = listPackages(root)
for (const sentence of findRefused(packages)) {
  console.error(sentence)
  process.exitCode = 1
}
if (file !== undefined) writeFileSync(file, writeNotices(packages))
console.log(`${packages.length} packages${file === undefined ? '' : ` in ${file}`}`)
