/** Where a listener continues: at the start, at what a poll of this feed saw, or at an id of another form. */
export type FeedPosition = { kind: 'none' | 'unknown'; seen: null } | { kind: 'known'; seen: string }

const mostCharacters = 2_000
const form = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/

/** Reads the last event id of a listener. Only what PostgreSQL takes as a pg_snapshot is known. */
export function readPosition(text: string | null): FeedPosition {
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
