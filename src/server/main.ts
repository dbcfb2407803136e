import { inspect } from 'node:util'
import { buildApp } from './app.ts'
import { describeOutbox } from './features/dev-outbox/outbox-notice.ts'
import { readConfig } from './platform/config.ts'
import { StartError } from './platform/start-error.ts'

/** Seconds after which a stop that hangs is cut short. */
const stopSeconds = 20

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Ends the process with the message of a StartError, or with an unexpected error and its causes. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const onLost = (error: Error) => fail(new StartError(`The embedded database ended unexpectedly: ${error.message}`))
  const app = await buildApp(readConfig(process.env), { onLost })
  let stopping = false
  const stop = () => {
    // A second signal skips the graceful stop.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), stopSeconds * 1000).unref()
    app.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const address = await app.start().catch(async (error: unknown) => {
    await app.stop()
    throw error
  })
  const notice = describeOutbox(app.services, address)
  if (notice !== null) say(notice)
  if (app.services.config.model !== null && app.services.config.modelShare === null)
    say('Workspaces do not use the model of AI_PROVIDER; only the commands do. Set AI_SHARED_KEY=on to share it.')
  // Last, so that a program that waits for this line has read all the others.
  say(address === null ? 'Worker started; it serves no pages.' : `Firstread is at ${address}`)
}

main().catch(fail)
