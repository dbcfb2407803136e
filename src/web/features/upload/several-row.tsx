import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react'
import { Link } from 'react-router'
import type { Deal, SeenBefore } from '#contract/deals.ts'
import { alikeWords } from '#web/lib/alike-words.ts'
import { paths } from '#web/lib/paths.ts'
import { formatExactTime } from '#web/lib/relative-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { QueuedFile } from './file-queue.ts'
import { formatSize } from './format-size.ts'

type SeveralRowProps = {
  row: QueuedFile
  /** The deal that was made, once it is known. */
  deal: Deal | undefined
  onRetry: () => void
  onRemove: () => void
}

const linkLook = 'rounded-sm underline decoration-line-strong underline-offset-2 hover:decoration-current'

/** One file: its deal's name, its size, whether it was seen before, and how far it is. */
export function SeveralRow({ row, deal, onRetry, onRemove }: SeveralRowProps) {
  const { file, name, state } = row
  const shown = deal?.name ?? name
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5">
      <div className="grid min-w-0 flex-1 basis-56 grid-cols-1">
        {state.kind === 'made' ? (
          <Link
            to={deal?.status === 'completed' ? paths.dealMemo(state.deal.memoId) : paths.dealList}
            className="flex min-h-6 items-center"
          >
            <span className={`truncate font-medium ${linkLook}`}>{shown}</span>
          </Link>
        ) : (
          <span className="flex min-h-6 items-center">
            <span className="truncate font-medium">{shown}</span>
          </span>
        )}
        <span className="truncate text-muted text-xs tabular">
          {file.name}, {formatSize(file)}
        </span>
        {state.kind === 'made' && state.deal.seenBefore && <Seen earlier={state.deal.seenBefore} />}
      </div>
      <div className="flex w-full min-w-0 items-center justify-between gap-3 wide:w-auto">
        <State row={row} deal={deal} />
        {state.kind === 'refused' && state.canRetry && (
          <Button look="outline" size="small" aria-label={`Try again: ${file.name}`} onClick={onRetry}>
            Try again
          </Button>
        )}
        {(state.kind === 'refused' || state.kind === 'waiting') && (
          <Button look="quiet" size="icon" aria-label={`Remove ${file.name}`} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        )}
      </div>
    </li>
  )
}

function Seen({ earlier }: { earlier: SeenBefore }) {
  return (
    <p className="flex min-h-6 min-w-0 items-center gap-1 text-muted text-xs">
      Seen before: {alikeWords[earlier.how]}
      <Link
        to={paths.dealMemo(earlier.generated_answer_id)}
        title={formatExactTime(earlier.created_on)}
        className={`inline-flex min-h-6 items-center truncate ${linkLook}`}
      >
        {earlier.name}
      </Link>
    </p>
  )
}

const stateLook = 'flex min-w-0 items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0'

function State({ row: { file, state }, deal }: Pick<SeveralRowProps, 'row' | 'deal'>) {
  if (state.kind === 'waiting')
    return (
      <p className={`${stateLook} text-muted`}>
        <Clock aria-hidden />
        Waiting
      </p>
    )
  if (state.kind === 'sending')
    return (
      <div className="grid w-36 gap-1">
        <p className="flex justify-between text-muted text-sm tabular">
          Uploading <span>{Math.round(state.sent * 100)}%</span>
        </p>
        <Progress label={`Upload of ${file.name}`} value={state.sent} />
      </div>
    )
  if (state.kind === 'refused')
    return (
      <p className={`${stateLook} text-red`}>
        <CircleAlert aria-hidden />
        <span className="break-words">{state.why}</span>
      </p>
    )
  return <Reading deal={deal} />
}

/** How far the memo of an uploaded file is. */
function Reading({ deal }: { deal: Deal | undefined }) {
  if (deal?.status === 'completed')
    return (
      <p className={`${stateLook} text-green`}>
        <CircleCheck aria-hidden />
        Memo ready
      </p>
    )
  if (deal?.status === 'failed')
    return (
      <p className={`${stateLook} text-red`}>
        <CircleAlert aria-hidden />
        <span className="break-words">{deal.status_detail || 'The memo could not be made.'}</span>
      </p>
    )
  return (
    <p className={`${stateLook} text-muted`}>
      <Spinner />
      <span className="truncate">{deal?.status_detail || 'Uploaded'}</span>
    </p>
  )
}
