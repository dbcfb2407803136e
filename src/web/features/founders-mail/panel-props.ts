import type { Memo } from '#contract/memo.ts'

/** What the emails to the founders of a deal are about. */
export type FoundersMailPanelProps = {
  memo: Memo
  receivesAnswers: boolean
  /** Why the team passed on the deal; '' where it did not. */
  passReason: string
  /** Offers the decision once a deal was declined; undefined where it stands already. */
  onPassSent: (() => void) | undefined
}
