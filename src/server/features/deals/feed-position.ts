/** Where a listener stands: at the start, at what a look of this feed's form saw, or at a mark that is not of that form. */
export type Mark = { kind: 'none' | 'unknown'; seen: null } | { kind: 'known'; seen: string }

const mostCharacters = 2_000
const form = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/

/** Reads the id that a listener names as its last one. Only what PostgreSQL takes as a pg_snapshot is known. */
export function readMark(text: string | null): Mark {
  if (text === null) return { kind: 'none', seen: null }
  const parts = text.length > mostCharacters ? null : form.exec(text)
  if (parts === null) return { kind: 'unknown', seen: null }
  const [, first = '', end = '', running = ''] = parts
  const from = BigInt(first)
  const to = BigInt(end)
  const between = running === '' ? [] : running.split(',').map(BigInt)
  const isOrdered = between.every((id, at) => id >= (between[at - 1] ?? from) && id < to)
  return from > 0n && from <= to && isOrdered ? { kind: 'known', seen: text } : { kind: 'unknown', seen: null }
}
