import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { checkDocs } from './check-docs.ts'
import { checkImports } from './check-imports.ts'
import { checkLengths } from './check-lengths.ts'
import { checkWords } from './check-words.ts'

const root = resolve(import.meta.dirname, '..')
const bin = (path: string) => resolve(root, 'node_modules', path)

const commands: Array<{ name: string; args: string[] }> = [
  { name: 'types (node)', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types (web)', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.web.json'] },
  { name: 'types (browser tests)', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.journeys.json'] },
  {
    name: 'unused files and exports',
    args: [
      bin('knip/bin/knip.js'),
      '--no-progress',
      '--no-config-hints',
      '--include',
      'files,exports,types,duplicates',
    ],
  },
  { name: 'lint and format', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
]
const rules: Array<{ name: string; check: (root: string) => string[] }> = [
  { name: 'imports', check: checkImports },
  { name: 'lengths', check: checkLengths },
  { name: 'words', check: checkWords },
  { name: 'docs', check: checkDocs },
]

const failed: string[] = []
for (const { name, args } of commands) {
  const run = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  report(name, run.status === 0)
}
for (const { name, check } of rules) {
  const broken = check(root)
  for (const sentence of broken) console.log(`  ${sentence}`)
  report(name, broken.length === 0)
}
process.exit(failed.length ? 1 : 0)

function report(name: string, good: boolean) {
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name}`)
  if (!good) failed.push(name)
}
