// The proofs in full: npm run proof, or npm run proof -- NAME... for some of them. `npm test` runs a sample of the first ones.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { findChromium } from './find-chromium.ts'

const root = resolve(import.meta.dirname, '..')
const vitest = (project: string, ...paths: string[]) => [
  join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project',
  project,
  ...paths,
]

type Proof = { name: string; shows: string; args: string[]; env?: Record<string, string> }

const proofs: Proof[] = [
  {
    name: 'quotes',
    shows: 'no altered, invented or injected quote is proved',
    args: vitest('unit', 'src/engine/verify', 'src/cli/llm-proof'),
  },
  ...['1', '2', '3'].map((seed) => ({
    name: `kills-${seed}`,
    shows: 'no acknowledged upload or email is lost, and none is two deals, when the server is killed again and again',
    args: vitest('durability'),
    env: { DURABILITY_SEED: seed },
  })),
  {
    name: 'emails',
    shows: 'two hundred mutated emails are answered, and the next good one is taken',
    args: vitest('unit', 'src/server/features/intake-mail/hostile-mail.test.ts'),
  },
  {
    name: 'hostile',
    shows:
      '1,000 mutated documents, 10,000 mutated requests, each odd value at each place: no crash, no hang, memory back to its level',
    args: vitest(
      'unit',
      'src/engine/read/hostile-documents.test.ts',
      'src/server/hostile-requests.test.ts',
      'src/server/odd-inputs.test.ts',
    ),
  },
  {
    name: 'backup',
    shows: 'a backup taken while decks are uploaded holds every deal acknowledged before it, on both databases',
    args: vitest('unit', 'src/server/operations/backup.test.ts'),
  },
  {
    name: 'languages',
    shows: 'pictures of decks in five languages are read with their marks',
    args: vitest('unit', 'src/engine/read/ocr/recognition-language.test.ts'),
  },
  {
    name: 'screens',
    shows: 'axe finds nothing on any screen, in both colours at both widths',
    args: vitest('journeys', 'tests/journeys/see-'),
  },
  {
    name: 'busy-machine',
    shows: 'the same memos on an idle machine and beside forty busy processes',
    args: [join(root, 'scripts', 'prove-busy-machine.ts')],
  },
  {
    name: 'faults',
    shows: 'every acknowledged deal ends, once, while web and worker processes are killed and PostgreSQL is restarted',
    args: [join(root, 'scripts', 'prove-faults.ts')],
  },
  {
    name: 'faults-embedded',
    shows: 'every acknowledged deal ends, once, while the one process of an embedded database is killed',
    args: [join(root, 'scripts', 'prove-faults.ts'), '--embedded'],
  },
  {
    name: 'database-server',
    shows: 'the tests of the server and the journeys hold on a PostgreSQL server, too',
    args: [join(root, 'scripts', 'prove-on-server.ts')],
  },
  {
    name: 'turns',
    shows: 'forty slow decks of one workspace do not hold up another',
    args: [join(root, 'bench', 'fair-turns.ts')],
  },
  {
    name: 'followed-list',
    shows: 'a list of 3,000 deals is followed to its last change',
    args: [join(root, 'scripts', 'prove-followed-list.ts')],
  },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !proofs.some((proof) => proof.name.startsWith(name)))
if (unknown.length > 0) {
  console.error(`Unknown proof: ${unknown.join(', ')}. Proofs are: ${proofs.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const chosen = proofs.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
const outcomes = chosen.map((proof) => ({ ...proof, ...prove(proof) }))
console.log()
for (const { name, shows, holds, seconds } of outcomes)
  console.log(`${holds ? 'holds ' : 'FAILED'} ${name}: ${shows} (${seconds} s)`)
process.exit(outcomes.every(({ holds }) => holds) ? 0 : 1)

function prove({ name, args, env }: Proof): { holds: boolean; seconds: number } {
  console.log(`\n${name}`)
  const chromium = findChromium()
  const began = performance.now()
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}), PROOF: 'whole', ...env },
  })
  return { holds: run.status === 0, seconds: Math.round((performance.now() - began) / 1000) }
}
