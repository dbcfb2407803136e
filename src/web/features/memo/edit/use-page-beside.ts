import { useEffect } from 'react'
import type { Memo } from '#contract/memo.ts'
import { listSources } from '#web/lib/field-sources.ts'
import { roomForPage, useMediaQuery } from '#web/lib/use-media-query.ts'
import type { PageBeside, PageTarget } from '../citation-context.tsx'
import type { RowView } from './review-state.ts'
import type { ReviewStore } from './review-store.ts'
import { type Review, useCurrentRow } from './use-review.ts'

/** Someone who runs through the rows does not want each page on the way. */
const followDelayMs = 120

/** Shows the page of the current row beside the memo where there is room for both; the focus stays in the row. */
export function usePageBeside(review: Review, { isFollowing, start, follow }: PageBeside, isReview: boolean): void {
  const hasRoom = useMediaQuery(roomForPage)
  const current = useCurrentRow(review)
  const target = current ? findPage(current, review.store) : null
  const key = JSON.stringify(target)
  useEffect(() => {
    if (isReview && hasRoom) start()
  }, [isReview, hasRoom, start])
  useEffect(() => {
    if (!isFollowing || !hasRoom || key === 'null') return
    // Written from a target a few lines above.
    const next = JSON.parse(key) as PageTarget
    const timer = setTimeout(() => follow(next), followDelayMs)
    return () => clearTimeout(timer)
  }, [isFollowing, hasRoom, key, follow])
}

/** The page of the current entry of a list, else of the row. */
export function findPage({ row, entry }: RowView, store: Pick<ReviewStore, 'memo'>): PageTarget | null {
  return (
    findEntryPage(row.field, entry, store.memo) ?? listSources(row.field).find((one) => one.kind === 'page') ?? null
  )
}

function findEntryPage(field: RowView['row']['field'], entry: string | null, memo: Memo): PageTarget | null {
  if (field.type !== 'array') return null
  const found = field.entries?.find(({ value }) => value === entry) ?? field.entries?.[0]
  const proof = found?.evidence.find(({ document, page }) => document === 'deck' && page !== null)
  if (!proof || proof.page === null) return null
  return { kind: 'page', deckId: memo.source.pitch_deck_id, page: proof.page, quote: proof.quote }
}
