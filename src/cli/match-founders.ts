import type { MemoField } from '#contract/memo.ts'
import { listFounders } from '#engine/memo-reader.ts'
import { agrees } from './compare-values.ts'
import type { GoldFounder } from './gold-label.ts'
import { listEntries, listKnownEntries, type MemoFaces } from './label-rules.ts'

type FounderRecord = Record<string, MemoField>

/** `founder` is null where the memo lacks a labelled person; `extra` are people of the memo that no label names. */
type MatchedFounders = {
  pairs: Array<{ want: GoldFounder; founder: FounderRecord | null }>
  extra: FounderRecord[]
  found: FounderRecord[]
}

/** Returns the labelled founders, each with the first founder of the memo that has that name and no other label. */
export function matchFounders(memo: MemoFaces | null, wanted: readonly GoldFounder[]): MatchedFounders {
  const found = memo === null ? [] : listFounders(memo.validated_response).filter((one) => readFounderName(one) !== '')
  const extra = [...found]
  const pairs = wanted.map((want) => {
    const at = extra.findIndex((one) =>
      listEntries(want.name).some((name) => agrees('person', readFounderName(one), String(name))),
    )
    const [founder = null] = at < 0 ? [] : extra.splice(at, 1)
    return { want, founder }
  })
  return { pairs, extra, found }
}

/** Returns the name in a founder's record; '' when it has none. */
export const readFounderName = (founder: FounderRecord): string =>
  listKnownEntries(founder['Founder Name']?.value).join(' ')

/** Returns the role in a founder's record; '' when it has none. */
export const readFounderRole = (founder: FounderRecord): string => listKnownEntries(founder.Role?.value).join(' ')
