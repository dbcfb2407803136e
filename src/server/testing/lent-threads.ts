import { openThreadedServices, type ThreadedServices } from '#server/app.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'

const usual = readConfig({})
let opened: ThreadedServices | undefined

/**
 * The services with threads, for an app that is started in a test. Every app of the process has the same ones, and closing
 * them does nothing: threads that have loaded the engine serve the next file of tests, too.
 */
export function lendThreads({ sofficePath }: Config): Partial<ThreadedServices> {
  opened ??= openThreadedServices(usual, createLog('silent'))
  const { reader, engine, asker, exporter, mailInspector, mailReader } = opened
  return {
    // It holds the path of LibreOffice.
    ...(sofficePath === usual.sofficePath && { reader: { ...reader, close: keepOpen } }),
    engine: { ...engine, close: keepOpen },
    asker: { ...asker, close: keepOpen },
    exporter: { ...exporter, close: keepOpen },
    mailInspector: { ...mailInspector, close: keepOpen },
    mailReader: { ...mailReader, close: keepOpen },
  }
}

const keepOpen = async () => {}
