import { ReadFailure } from '../ports.ts'
import { drawPages } from './draw-pages.ts'
import { openDocument } from './open-document.ts'
import { loadPdfium, type Pdfium } from './pdfium.ts'
import { readDeck, readRecognisedPages } from './read-deck.ts'
import { createReadFailure } from './read-failures.ts'
import { unlockPdf } from './unlock-pdf.ts'
import type { ReadTask, WorkerMessage } from './worker-messages.ts'

/** The thread is ended while it waits here, after it has sent why. */
const forever = new Promise<never>(() => undefined)

let loaded: Promise<Pdfium> | null = null

/** Runs one task of the thread and sends its outcome through the task's port. */
export default async function work(task: ReadTask): Promise<void> {
  const send = (message: WorkerMessage) => task.port.postMessage(message)
  try {
    loaded ??= loadPdfium(task.memoryMb)
    send(await runTask(await loaded, task, send))
    task.port.close()
  } catch (error) {
    const failure =
      error instanceof ReadFailure ? error : createReadFailure(isOutOfMemory(error) ? 'out-of-memory' : 'damaged')
    // What PDFium threw itself has left the instance in an unknown state: this thread must not take another task.
    const fatal = !(error instanceof ReadFailure)
    send({ kind: 'failed', code: failure.code, message: failure.message, fatal })
    if (fatal) await forever
    task.port.close()
  }
}

async function runTask(pdfium: Pdfium, task: ReadTask, tell: (message: WorkerMessage) => void): Promise<WorkerMessage> {
  const { pdf, work } = task
  const limits = { pages: task.pages }
  const onPage = (page: number) => tell({ kind: 'page', page })
  if (work.kind === 'read') {
    const onOpen = (pageCount: number) => tell({ kind: 'opened', pageCount })
    const onProgress = (done: number, total: number) => tell({ kind: 'progress', done, total })
    return { kind: 'read', ...readDeck(pdfium, pdf, limits, { onOpen, onPage, onProgress }) }
  }
  if (work.kind === 'reread') {
    return { kind: 'reread', pages: readRecognisedPages(pdfium, pdf, limits, work.recognised, onPage) }
  }
  if (work.kind === 'unlock') return { kind: 'unlocked', pdf: unlockPdf(pdfium, pdf, limits, work.password) }
  const document = openDocument(pdfium, pdf, limits)
  try {
    if (work.kind === 'inspect') return { kind: 'counted', pageCount: document.pageCount }
    tell({ kind: 'opened', pageCount: document.pageCount })
    await drawPages(pdfium, document, work, tell)
    return { kind: 'rendered' }
  } finally {
    document.close()
  }
}

/** Out of memory shows as an aborted WASM instance, a refused growth, or an array that can't be made. */
function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof RangeError || /memory|OOM|allocation|Aborted|unreachable/i.test(error.message)
}
