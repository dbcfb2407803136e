import { memoSections } from '#contract/memo-fields.ts'
import { isFounderAction, type MemoAction } from '#contract/memo-history.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type FoundValue, foundRecord } from './found-value.ts'
import { type ChangeKey, listChangesSince } from './memo-edits-store.ts'
import { parseChange } from './memo-row.ts'
import type { MemoValue } from './memo-value.ts'

/** One thing that a person did to a field: a label for the rule that found its value. */
export type Correction = {
  changed_on: string
  /**
   * `confirmed`: the value was right. `reopened`: that was taken back; it says nothing about the value. `taken`: another value that
   * was found is right. Of one entry of a list: `entry_removed`: it was wrong; `entry_added`: it was missed; `entry_set`: it was misread.
   */
  action: MemoAction
  key: string
  section: string
  field: string
  /** Which founder, from 0; null outside the founders' section. */
  founder: number | null
  /** Null for changes that are older than this record. */
  found: FoundValue | null
  /** Of one entry of a list: the entry before. */
  entry?: string
  corrected: MemoValue
  language: string | null
  engine: string | null
  pitch_deck: string
  /** Version of the memo that the change made. */
  version: number
}

const batch = 500
const keys = new Map<string, string>(
  memoSections.flatMap(({ name, fields }) =>
    fields.map((field): [string, string] => [`${name}/${field.name}`, field.key]),
  ),
)

/** What people corrected and confirmed in all workspaces since a time, oldest first, without addresses of people. */
export async function* listCorrections(
  { db }: Pick<Ctx, 'db'>,
  { since }: { since: Date },
): AsyncGenerator<Correction, void, undefined> {
  let after: ChangeKey | null = null
  do {
    const rows: Awaited<ReturnType<typeof listChangesSince>> = await listChangesSince(db, since, after, batch)
    for (const row of rows.filter(isLabel)) yield hideAddresses(makeCorrection(row))
    after = rows.length < batch ? null : (rows.at(-1) ?? null)
  } while (after !== null)
}

/** What was undone, and acts on founders as a whole, say nothing about a rule. */
const isLabel = ({ action, undone_in }: { action: MemoAction; undone_in: number | null }) =>
  undone_in === null && action !== 'withdrawn' && action !== 'entry_restored' && !isFounderAction(action)

function makeCorrection(row: Awaited<ReturnType<typeof listChangesSince>>[number]): Correction {
  const { section, field, position, action, from, to } = parseChange(row)
  return {
    changed_on: row.changed_at.toISOString(),
    action,
    key: keys.get(`${section}/${field}`) ?? field,
    section,
    field,
    founder: position,
    found: row.found === null ? null : foundRecord.parse(row.found),
    ...(action.startsWith('entry_') && typeof from === 'string' && { entry: from }),
    corrected: to,
    language: row.language,
    engine: row.engine,
    pitch_deck: row.of_deck,
    version: row.version,
  }
}

const address = /[^\s@<>()[\]{}"'“”,;:|]+@[^\s@<>()[\]{}"'“”,;:|]+/gu

/** The same with every e-mail address replaced, in values, quotes and reasons. */
function hideAddresses(correction: Correction): Correction {
  const text = JSON.stringify(correction, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(address, '[email address]') : value,
  )
  // A replaced text is a text: the shape is that of what went in.
  return JSON.parse(text) as Correction
}
