// Rewrites package.json of an image so that it names only what the server and the commands use: node scripts/keep-server-packages.ts.
// `npm prune` then removes what only building the web app needs. Never run it in a checkout that is worked in.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { sourceFiles } from './source-files.ts'

const root = resolve(import.meta.dirname, '..')
const folders = ['src/server', 'src/engine', 'src/threads', 'src/contract', 'src/cli', 'migrations']
const file = join(root, 'package.json')
const sources = sourceFiles(root, folders, ['.ts'])
  .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'))
  .map((path) => readFileSync(join(root, path), 'utf8'))

/** Read as folders beside the one that is named. */
const wholeScopes = ['@tesseract.js-data']

/** A package is used where it is named; fonts are named by their scope and a variable. */
function isUsed(name: string): boolean {
  const scope = name.split('/')[0] ?? ''
  return (
    wholeScopes.includes(scope) ||
    sources.some((text) => text.includes(`'${name}`) || text.includes(`\`${name}`) || text.includes(`${scope}/\${`))
  )
}

const manifest = z
  .looseObject({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(file, 'utf8')))
const kept = Object.entries(manifest.dependencies).filter(([name]) => isUsed(name))
const { devDependencies, optionalDependencies, ...rest } = manifest
writeFileSync(file, `${JSON.stringify({ ...rest, dependencies: Object.fromEntries(kept) }, null, 2)}\n`)
const dropped = Object.keys(manifest.dependencies).filter((name) => !isUsed(name))
console.log(`Kept ${kept.length} packages, dropped ${dropped.join(', ')}.`)
