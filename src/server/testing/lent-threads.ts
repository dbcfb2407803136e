import { createHash } from 'node:crypto'
import type { DeckReader, PageImage } from '#engine/ports.ts'
import { openThreadedServices, type ThreadedServices } from '#server/app.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'

const usual = readConfig({})
let opened: ThreadedServices | undefined
/** The pages of files that were drawn in this process, by widths and hash: most tests send the same sample decks. */
const drawnBefore = new Map<string, PageImage[]>()

/**
 * The services with threads, for an app that is started in a test. Every app of the process has the same ones, and closing
 * them does nothing: threads that have loaded the engine serve the next file of tests, too.
 */
export function lendThreads({ sofficePath }: Config): Partial<ThreadedServices> {
  opened ??= openThreadedServices(usual, createLog('silent'))
  const { reader, engine, asker, exporter, mailInspector, mailReader } = opened
  return {
    // It holds the path of LibreOffice.
    ...(sofficePath === usual.sofficePath && { reader: { ...drawOnce(reader), close: keepOpen } }),
    engine: { ...engine, close: keepOpen },
    asker: { ...asker, close: keepOpen },
    exporter: { ...exporter, close: keepOpen },
    mailInspector: { ...mailInspector, close: keepOpen },
    mailReader: { ...mailReader, close: keepOpen },
  }
}

const keepOpen = async () => {}

const drawOnce = (reader: DeckReader): DeckReader => ({
  ...reader,
  images: async (pdf, { width, thumbWidth, onImage, signal }) => {
    const key = `${width} ${thumbWidth} ${createHash('sha256').update(pdf).digest('hex')}`
    const known = drawnBefore.get(key)
    for (const image of known ?? []) {
      signal?.throwIfAborted()
      await onImage(image)
    }
    if (known !== undefined) return
    const images: PageImage[] = []
    const keep = async (image: PageImage) => {
      images.push(image)
      await onImage(image)
    }
    await reader.images(pdf, { width, thumbWidth, onImage: keep, signal })
    drawnBefore.set(key, images)
  },
})
