import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { FieldDifference, Memo } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { describeInSentence, readSource } from '#web/lib/source-links.ts'
import { SourceLink } from '../citation.tsx'
import { formatValue, type MemoRow } from '../memo-rows.ts'
import { listEarlier, useDifferences, useVersions } from './version-queries.ts'

type Changes = ReadonlyMap<string, FieldDifference>
const Context = createContext<Changes>(new Map())

const makeKey = (section: string, field: string) => `${section}/${field}`

/** Tells the rows below it what the deck before the newest one stated; nothing where there is one deck. */
export function ChangedFields({ memo, children }: { memo: Memo; children: ReactNode }) {
  const versions = useVersions(memo)
  const before = listEarlier(versions.data ?? [])[0]?.pitch_deck_id
  const { data } = useDifferences(memo, before)
  const changes = useMemo(
    () => new Map((data ?? []).map((change) => [makeKey(change.section, change.field), change])),
    [data],
  )
  return <Context.Provider value={changes}>{children}</Context.Provider>
}

/** What the earlier deck stated in a field, where the newest one states otherwise; a founder's are told by the changes alone. */
export function EarlierValue({ row }: { row: MemoRow }) {
  const changes = useContext(Context)
  const change = row.founder === null ? changes.get(makeKey(row.section, row.name)) : undefined
  if (!change) return null
  const target = readSource(change.was_source)
  return (
    <p className="mt-1 text-muted text-sm">
      In the earlier deck: {isUnknown(change.was) ? 'not stated' : formatValue(change.was)}
      {target && !isUnknown(change.was) && (
        <SourceLink target={target} className="ml-1">
          ({describeInSentence(target)})
        </SourceLink>
      )}
    </p>
  )
}
