import { Link } from 'react-router'
import { listCountParts } from '#contract/count-parts.ts'
import type { StandingCounts } from '#contract/standing.ts'
import { CountsLine, CountWords, PrintedParts, partLook } from './counts-line.tsx'
import { unknownFieldsHash } from './read/unknown-fields-hash.ts'

/** How sure a memo is, for a reader outside the workspace, who has no rows to go to. */
export function OutsideStrip({ counts }: { counts: StandingCounts }) {
  return (
    <CountsLine
      parts={listCountParts(counts, 'the team')}
      className="print:hidden"
      show={(part) =>
        part.kind === 'unstated' ? (
          <Link to={unknownFieldsHash} replace preventScrollReset className={partLook}>
            <CountWords part={part} />
          </Link>
        ) : (
          <CountWords part={part} />
        )
      }
    />
  )
}

/** The same as a print of the memo has it. */
export function OutsidePrintedCounts({ counts }: { counts: StandingCounts }) {
  return <PrintedParts parts={listCountParts(counts, 'the team')} />
}
