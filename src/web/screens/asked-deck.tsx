import { AskDeck } from '#web/features/ask-deck/ask-deck.tsx'
import { Citation, SourceLink } from '#web/features/memo/citation.tsx'
import { describePlace } from '#web/lib/source-links.ts'

/** The question box of a memo, its answers citing as the memo does. */
export default function AskedDeck({ memoId, calls }: { memoId: string; calls: number }) {
  return (
    <AskDeck
      memoId={memoId}
      calls={calls}
      citation={(target, label) => <Citation targets={[target]} label={label} />}
      place={(target) => (
        <SourceLink target={target} className="inline-flex min-h-6 items-center rounded-sm text-sm">
          {describePlace(target)}
        </SourceLink>
      )}
    />
  )
}
