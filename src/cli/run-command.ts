import { inspect } from 'node:util'
import { StartError } from '#server/platform/start-error.ts'

/** Runs a command with the arguments of this process and prints its lines; a failure is told in a sentence and by exit code 2. */
export async function runCommand(usage: string, work: (argv: string[]) => Promise<string[]>): Promise<void> {
  try {
    for (const line of await work(process.argv.slice(2))) console.log(line)
  } catch (error) {
    console.error(explain(error, usage))
    process.exitCode = 2
  }
}

/** Failures of the system, such as a file that is there already, say what they are about themselves. */
function explain(error: unknown, usage: string): string {
  if (error instanceof StartError || (error instanceof Error && 'syscall' in error)) return error.message
  return error instanceof Error && error.cause === undefined ? `${error.message}\n${usage}` : inspect(error)
}
