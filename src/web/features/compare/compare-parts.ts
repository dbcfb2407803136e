import type { ComponentType, ReactNode } from 'react'
import type { Memo } from '#contract/memo.ts'
import type { SourceTarget } from '#web/lib/source-links.ts'

/** What the screen lends to the comparison: how a place of a memo is shown and opened. */
export type CompareParts = {
  Places: ComponentType<{ memo: Memo; targets: readonly SourceTarget[] }>
  PlaceLink: ComponentType<{ memo: Memo; target: SourceTarget; children: ReactNode }>
}
