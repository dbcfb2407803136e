import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A package that the product is handed on with; `texts` are the files of its licence as it ships them. */
export type LicensedPackage = { name: string; version: string; licence: string; texts: string[] }

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
})
const named = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
})

/** Every installed package but the tools of development, by name. */
export function listPackages(root: string): LicensedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const paths = Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.devOptional)
    .map(([path]) => path)
    // Node itself comes as a package; it is a program beside the product.
    .filter((path) => path !== 'node_modules/node' && existsSync(join(root, path, 'package.json')))
  const found = new Map(
    paths.map((path) => readPackage(join(root, path))).map((one) => [`${one.name} ${one.version}`, one]),
  )
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function readPackage(folder: string): LicensedPackage {
  const manifest = named.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const { name, version, license, licenses } = manifest
  const told = typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '))
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => entry.name)
    .sort()
  return {
    name,
    version,
    licence: told ?? 'not named',
    texts: files.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  }
}

/** Licences whose terms would reach the product itself. */
const refused = /\b(?:AGPL|GPL|SSPL|BUSL|CC-BY-NC|UNLICENSED)\b/i
const lesser = /\bLGPL\b/i

/** A sentence for each package that may not be handed on with the product: a choice of licences counts as its best. */
export function findRefused(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter(({ licence }) => licence.split(/\s+OR\s+/i).every((choice) => refused.test(choice) && !lesser.test(choice)))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence ${licence}: it can’t be handed on with the product.`,
    )
}
