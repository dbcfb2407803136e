import type { ExportFormat, Memo } from '#contract/memo.ts'
import type { StandingCounts } from '#contract/standing.ts'
import { AppError, unavailable } from '#server/platform/errors.ts'
import { startWorkerThread } from '#server/platform/worker-thread.ts'

/** What a memo is written as away from the server's own thread; JSON is its answer as it stands. */
type WrittenFormat = Exclude<ExportFormat, 'json'>

export type ExportTask = {
  memo: Memo
  format: WrittenFormat
  appUrl: string
  /** For a reader outside the workspace: the counts of the whole memo, of which `memo` is a part; pages are named without a link. */
  outside?: StandingCounts
}

/** Writes memos as documents away from the calling thread. */
export type MemoExporter = {
  /**
   * Documents are written one after the other, in turns by `owner`, their workspace. `signal` takes one out of the row, or ends
   * it. Rejects with AppError 503.
   */
  write: (task: ExportTask, turn: { owner: string; signal: AbortSignal }) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Kept between exports: a new thread must load the fonts again. */
const idleMs = 60_000

/** Makes an exporter whose documents may take `seconds` each; `entry` is the thread's module. */
export function createMemoExporter(
  seconds: number,
  entry: URL = new URL('./memo-exporter-worker.ts', import.meta.url),
): MemoExporter {
  const late = () => unavailable('Writing this document took too long. Try again in a few seconds.')
  const thread = startWorkerThread({ entry, seconds, idleMs, late })
  return {
    write: async (task, turn) => {
      const bytes = await thread.run(task, turn).catch((error: unknown) => {
        throw turn.signal.aborted ? unavailable('The request for this document ended, so it was not written.') : error
      })
      if (!(bytes instanceof Uint8Array)) throw new AppError(500, 'Could not write the document.')
      return bytes
    },
    close: thread.close,
  }
}
