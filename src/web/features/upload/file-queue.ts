import type { SeenBefore } from '#contract/deals.ts'
import { mostFiles } from '#web/lib/dropped-files.ts'
import { makeDealName } from './name-from-file.ts'

/** How many files are uploaded at the same time. */
const mostUploads = 2

/** The deal that was made of a file, with the newest earlier one of the same file. */
export type MadeDeal = { dealId: string; memoId: string; seenBefore: SeenBefore | null }

export type FileState =
  | { kind: 'waiting' }
  | { kind: 'sending'; sent: number }
  | { kind: 'made'; deal: MadeDeal }
  | { kind: 'refused'; why: string; canRetry: boolean }

/** A file with the name of its deal. */
export type QueuedFile = { id: number; file: File; name: string; state: FileState }

/** All rows in the order in which they were added; `leftOut` counts files beyond the most. */
export type Queue = { rows: readonly QueuedFile[]; isStarted: boolean; leftOut: number }

const waiting: FileState = { kind: 'waiting' }

type QueuePorts = {
  /** Uploads one file. Throws what `explain` explains. */
  send: (row: QueuedFile, on: { signal: AbortSignal; progress: (sent: number) => void }) => Promise<MadeDeal>
  explain: (error: unknown) => string
  /** Why a file is not worth sending; null when it is. */
  explainUnfit: (file: File) => string | null
}

export type FileQueue = ReturnType<typeof makeFileQueue>

/** Uploads many files, two at a time, each a deal of its own. A refusal stops nothing but its own row. */
export function makeFileQueue({ send, explain, explainUnfit }: QueuePorts) {
  let queue: Queue = { rows: [], isStarted: false, leftOut: 0 }
  let lastId = 0
  let controller = new AbortController()
  const listeners = new Set<() => void>()

  function change(next: Partial<Queue>): void {
    queue = { ...queue, ...next }
    for (const listener of listeners) listener()
  }

  function setState(id: number, state: FileState): void {
    change({ rows: queue.rows.map((row) => (row.id === id ? { ...row, state } : row)) })
  }

  async function upload(row: QueuedFile): Promise<void> {
    const { signal } = controller
    const progress = (sent: number) => setState(row.id, { kind: 'sending', sent })
    progress(0)
    try {
      const deal = await send(row, { signal, progress })
      setState(row.id, { kind: 'made', deal })
    } catch (error) {
      if (signal.aborted) return
      setState(row.id, { kind: 'refused', why: explain(error), canRetry: true })
    }
    goOn()
  }

  function goOn(): void {
    if (!queue.isStarted) return
    const sending = queue.rows.filter(({ state }) => state.kind === 'sending').length
    const next = queue.rows.filter(({ state }) => state.kind === 'waiting').slice(0, Math.max(mostUploads - sending, 0))
    for (const row of next) void upload(row)
  }

  function makeRow(file: File): QueuedFile {
    const why = explainUnfit(file)
    lastId += 1
    const name = makeDealName(file.name) || file.name.replace(/\.[^.]+$/, '').slice(0, 200)
    return { id: lastId, file, name, state: why === null ? waiting : { kind: 'refused', why, canRetry: false } }
  }

  return {
    read: () => queue,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (files: readonly File[]) => {
      // What is done makes room for others.
      const left = queue.rows.filter(({ state }) => state.kind !== 'made').length
      const room = Math.max(mostFiles - left, 0)
      change({ rows: [...queue.rows, ...files.slice(0, room).map(makeRow)], leftOut: Math.max(files.length - room, 0) })
      goOn()
    },
    start: () => {
      change({ isStarted: true })
      goOn()
    },
    retry: (id: number) => {
      setState(id, waiting)
      goOn()
    },
    /** Takes out a row that is not being uploaded and made no deal. */
    remove: (id: number) =>
      change({
        rows: queue.rows.filter(
          ({ id: one, state }) => one !== id || state.kind === 'sending' || state.kind === 'made',
        ),
      }),
    /** Ends what is being uploaded and starts nothing else; deals that were made stay. */
    stop: () => {
      const rows = queue.rows.map((row) => (row.state.kind === 'sending' ? { ...row, state: waiting } : row))
      change({ isStarted: false, rows })
      controller.abort()
      controller = new AbortController()
    },
  }
}
