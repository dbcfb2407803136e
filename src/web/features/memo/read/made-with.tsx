import { madeWithText } from '#contract/made-with-text.ts'
import type { Memo } from '#contract/memo.ts'

/** How the memo was made, quietly at its end. */
export function MadeWith({ memo }: { memo: Memo }) {
  return <p className="text-muted text-sm tabular">{madeWithText(memo.model)}</p>
}
