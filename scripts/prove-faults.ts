// Uploads decks while processes are killed and the database is restarted; every acknowledged deal must be there, once, and completed.
// node scripts/with-node.cjs scripts/prove-faults.ts [--uploads 200] [--kills 50] [--restarts 5] [--seed 1] [--embedded]
import { parseArgs } from 'node:util'
import { startManyMachines, startOneMachine } from '../tests/durability/faults/fleet.ts'
import { runFaults } from '../tests/durability/faults/run-faults.ts'

const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '200' },
    kills: { type: 'string' },
    restarts: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  },
})
const { embedded } = values
// Ending by `exit` ends the processes that were started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const run = {
  uploads: Number(values.uploads),
  kills: Number(values.kills ?? (embedded ? 20 : 50)),
  restarts: embedded ? 0 : Number(values.restarts),
  seed: Number(values.seed),
}
const fleet = embedded ? await startOneMachine() : await startManyMachines({ webs: 2, workers: 2 })
try {
  const { acknowledged, completed, failed, unanswered, faults } = await runFaults(fleet, run)
  for (const fault of faults) console.log(`FAULT ${fault}`)
  console.log(
    `${acknowledged} uploads acknowledged, ${completed} deals completed, ${failed} failed; ${unanswered} deals of uploads \
whose answer was lost; ${run.kills} kills and ${run.restarts} restarts of the database, seed ${run.seed}: ${faults.length} faults`,
  )
  if (faults.length > 0 || acknowledged < run.uploads) process.exitCode = 1
} finally {
  await fleet.close()
}
